import type { PaymentConditions, PaymentFilter } from '@/domain/payment/paymentRules';
import type { I18n } from '@/i18n/I18nProvider';
import type { FilterChip } from '@/patterns/listKit/filterFields';

/** The period in words, or null where no day bounds it. */
function periodText({ from, to }: Pick<PaymentFilter, 'from' | 'to'>, i18n: I18n): string | null {
  const { t, date } = i18n;
  if (from !== null && to !== null) return t('payments.period.fromTo', { from: date(from), to: date(to) });
  if (from !== null) return t('payments.period.from', { from: date(from) });
  return to === null ? null : t('payments.period.to', { to: date(to) });
}

/** The conditions in force, in the order of the panel: both days are one, which is lifted at once. */
export function paymentChips(filter: PaymentFilter, i18n: I18n): readonly FilterChip<PaymentConditions>[] {
  const { t } = i18n;
  const chips: FilterChip<PaymentConditions>[] = [];
  const add = (key: 'status' | 'method' | 'period', value: string, lift: Partial<PaymentFilter>) =>
    chips.push({ key, text: t('list.chip', { name: t(`payments.filter.${key}`), value }), lift });
  if (filter.status !== null) add('status', t(`payments.status.${filter.status}`), { status: null });
  if (filter.method !== null) add('method', t(`paymentMethod.${filter.method}`), { method: null });
  const period = periodText(filter, i18n);
  if (period !== null) add('period', period, { from: null, to: null });
  return chips;
}
