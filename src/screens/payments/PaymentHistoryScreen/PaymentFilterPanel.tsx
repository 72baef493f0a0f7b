import { toIsoDate } from '@/domain/time/dates';
import { bookedMethodIds } from '@/domain/payment/method';
import { knownPaymentStatuses } from '@/domain/payment/payment';
import type { PaymentFilter } from '@/domain/payment/paymentRules';
import type { Period } from '@/domain/payment/periods';
import { useI18n } from '@/i18n/I18nProvider';
import { filterPanelId } from '@/patterns/listKit/filterPanelId';
import { DateField } from '@/primitives/DateField';
import { SelectField } from '@/primitives/SelectField';
import type { PaymentHistoryActions } from './paymentHistoryView';

interface PaymentFilterPanelProps extends Pick<PaymentHistoryActions, 'onFilterChange'> {
  filter: PaymentFilter;
  periods: readonly Period[];
}

/** Value of 'no condition', because the select uses the empty string for 'nothing chosen'. */
const anyValue = '*';
/** Custom period. */
const ownPeriod = 'own';

/** Status, method and period, applied immediately. Loaded when first opened. */
export default function PaymentFilterPanel({ filter, periods, onFilterChange }: PaymentFilterPanelProps) {
  const { t } = useI18n();
  const { status, method, from, to } = filter;
  const named = periods.find((period) => period.from === from && period.to === to);
  const isAny = from === null && to === null;
  return (
    <section
      id={filterPanelId}
      aria-label={t('list.filter')}
      className="grid animate-fade-in items-start gap-4 rounded-card border-border sm:grid-cols-2 roomy:border roomy:bg-surface roomy:p-4 lg:grid-cols-3 xl:grid-cols-5"
    >
      <SelectField
        label={t('payments.filter.status')}
        value={status ?? anyValue}
        options={[
          { value: anyValue, label: t('list.any') },
          ...knownPaymentStatuses.map((value) => ({ value, label: t(`payments.status.${value}`) })),
        ]}
        onValueChange={(value) => onFilterChange({ status: value === anyValue ? null : value })}
      />
      <SelectField
        label={t('payments.filter.method')}
        value={method ?? anyValue}
        options={[
          { value: anyValue, label: t('list.any') },
          ...bookedMethodIds.map((value) => ({ value, label: t(`paymentMethod.${value}`) })),
        ]}
        onValueChange={(value) => onFilterChange({ method: value === anyValue ? null : value })}
      />
      <SelectField
        label={t('payments.filter.period')}
        value={isAny ? anyValue : (named?.id ?? ownPeriod)}
        options={[
          { value: anyValue, label: t('payments.period.any') },
          ...periods.map((period) => ({ value: period.id, label: t(`payments.period.${period.id}`) })),
          ...(isAny || named ? [] : [{ value: ownPeriod, label: t('payments.period.own') }]),
        ]}
        onValueChange={(value) => {
          const chosen = periods.find((period) => period.id === value);
          if (chosen) onFilterChange({ from: chosen.from, to: chosen.to });
          else if (value === anyValue) onFilterChange({ from: null, to: null });
        }}
      />
      <DateField
        label={t('payments.filter.from')}
        value={from ?? ''}
        onValueChange={(value) => onFilterChange({ from: toIsoDate(value) })}
      />
      <DateField
        label={t('payments.filter.to')}
        value={to ?? ''}
        error={from !== null && to !== null && to < from ? t('payments.filter.turnedRound') : undefined}
        onValueChange={(value) => onFilterChange({ to: toIsoDate(value) })}
      />
    </section>
  );
}
