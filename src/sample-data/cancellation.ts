import { rubles } from '@/domain/money/money';
import type { CancellationQuote } from '@/domain/servers/cancellation';

/** Makes a quote for a server used 9 of 30 days and paid by card, with changes. */
export function makeCancellationQuote(changes: Partial<CancellationQuote> = {}): CancellationQuote {
  return {
    refund: rubles(1103.9),
    byMethod: rubles(1103.9),
    periods: [
      {
        id: '1',
        paid: rubles(1577),
        amount: rubles(1103.9),
        reason: 'unusedDays',
        usedDays: 9,
        periodDays: 30,
        from: '2026-11-13',
        until: '2026-12-13',
      },
    ],
    endsOn: '2026-12-13',
    ...changes,
  };
}
