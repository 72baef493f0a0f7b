import type { Money } from '@/domain/money/money';
import type { I18n } from '@/i18n/I18nProvider';

/** Returns the monthly surcharge of a choice, `+500,00 RUB / мес.`; undefined if it is free. */
export function surcharge(monthly: Money, { t, money }: Pick<I18n, 't' | 'money'>): string | undefined {
  return monthly === 0
    ? undefined
    : t('order.surcharge', { price: t('pricing.perMonth', { price: money(monthly) }) });
}
