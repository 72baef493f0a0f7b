import type { PaymentFilter } from '@/domain/payment/paymentQuery';
import type { I18n } from '@/i18n/I18nProvider';

/** A condition in force: its words, and the change that lifts it. */
export interface PaymentCondition {
  name: 'status' | 'period';
  text: string;
  lifted: Partial<PaymentFilter>;
}

/** The period in words, or null where no day bounds it. */
function periodText({ from, to }: Pick<PaymentFilter, 'from' | 'to'>, i18n: I18n): string | null {
  const { t, date } = i18n;
  if (from !== null && to !== null) return t('payments.period.fromTo', { from: date(from), to: date(to) });
  if (from !== null) return t('payments.period.from', { from: date(from) });
  return to === null ? null : t('payments.period.to', { to: date(to) });
}

/** The conditions that are in force, in the order of the panel. */
export function activeConditions(filter: PaymentFilter, i18n: I18n): readonly PaymentCondition[] {
  const { t } = i18n;
  const conditions: PaymentCondition[] = [];
  const chip = (name: PaymentCondition['name'], value: string, lifted: Partial<PaymentFilter>) =>
    conditions.push({
      name,
      text: t('payments.filter.chip', { name: t(`payments.filter.${name}`), value }),
      lifted,
    });
  if (filter.status !== null) chip('status', t(`payments.status.${filter.status}`), { status: null });
  const period = periodText(filter, i18n);
  if (period !== null) chip('period', period, { from: null, to: null });
  return conditions;
}
