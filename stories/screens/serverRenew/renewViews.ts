import type { IsoDate } from '@/domain/dates';
import { kopecks } from '@/domain/money';
import { periodIds, periodPrice, type PeriodId } from '@/domain/pricing/period';
import { isExpired, quoteRenewal, renewedUntil } from '@/domain/pricing/renewal';
import type { Server } from '@/domain/server';
import { makeServer } from '@/sample-data/servers';
import type { ReadyRenewView } from '@/screens/serverRenew/ServerRenewScreen/serverRenewTypes';

export const frame = { backHref: '/dashboard/vps' } as const;

/** The day on which the stories happen. */
const today: IsoDate = '2026-11-21';

/** These servers, renewed for a period; anything else of the view as a story wants it. */
export function makeRenewView(
  period: PeriodId = 'month',
  servers: readonly Server[] = [makeServer()],
  changes: Partial<ReadyRenewView> = {},
): ReadyRenewView {
  const monthly = servers.map(({ monthlyPrice }) => monthlyPrice);
  return {
    ...frame,
    status: 'ready',
    lines: servers.map((server) => ({
      server,
      isExpired: isExpired(server.endDate, today),
      until: renewedUntil(server.endDate, today, period),
      price: periodPrice(server.monthlyPrice, period),
    })),
    missing: [],
    isDamaged: false,
    period,
    offers: periodIds.map((each) => {
      const quote = quoteRenewal(monthly, each);
      const days = servers.map(({ endDate }) => renewedUntil(endDate, today, each));
      const [first] = days;
      return {
        period: each,
        total: quote.total,
        saving: kopecks(Math.abs(quote.discount)),
        until: first !== undefined && days.every((day) => day === first) ? first : null,
      };
    }),
    quote: quoteRenewal(monthly, period),
    isReceiptOpen: false,
    isSaving: false,
    ...changes,
  };
}
