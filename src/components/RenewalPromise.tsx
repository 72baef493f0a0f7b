import { addDays } from '@/domain/time/dates';
import type { Money } from '@/domain/money/money';
import type { PeriodId } from '@/domain/pricing/period';
import type { Server } from '@/domain/servers/server';
import { useI18n } from '@/i18n/I18nProvider';

export interface RenewalPromiseProps {
  /** The server with its end date, grace days and cancellation. */
  server: Pick<Server, 'endDate' | 'graceDays' | 'leavesOn'>;
  /** Whether auto-renewal is on. */
  isOn: boolean;
  /** Price of the next period. */
  amount: Money;
  /** Renewal period (D40). */
  period: PeriodId;
  /** Days between suspension and deletion. */
  deletionDays: number;
}

/**
 * States the next charge and its date, or what happens without renewal (D36). For a cancelled server it says that
 * nothing will be charged.
 */
export function RenewalPromise({
  server: { endDate, graceDays, leavesOn },
  isOn,
  amount,
  period,
  deletionDays,
}: RenewalPromiseProps) {
  const { t, money, date } = useI18n();
  if (leavesOn !== null) return t('renewal.leaving', { date: date(leavesOn) });
  return isOn
    ? t('renewal.on', { date: date(endDate), amount: money(amount), period })
    : t('renewal.off', {
        stops: date(addDays(endDate, graceDays)),
        deleted: date(addDays(endDate, graceDays + deletionDays)),
      });
}
