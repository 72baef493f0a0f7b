import type { OrderConfiguration } from '@/domain/order/configuration';
import { monthsOf } from '@/domain/pricing/period';
import type { Money } from '@/domain/money/money';
import type { OptionPrice } from '@/domain/pricing/monthlyPrices';
import type { OrderQuote } from '@/domain/pricing/quote';
import { useI18n } from '@/i18n/I18nProvider';
import { discountRows } from './discountRows';
import { Receipt, type ReceiptRow } from './Receipt';

export interface OrderReceiptProps {
  /** The price of the order, line by line (D16). */
  quote: OrderQuote;
  /** Priced configuration, for the names of options, period and number of services. */
  configuration: OrderConfiguration;
}

/**
 * Receipt of an order (D16): base price, configuration, period, number of services, saving, total. Its lines add up to
 * its total. The configurator, the cart and payment use the same one.
 */
export function OrderReceipt({ quote, configuration }: OrderReceiptProps) {
  const { t, money, number } = useI18n();
  const { period, count, panel } = configuration;
  const months = monthsOf(period);
  const isOneMonth = months * count === 1;
  const times = (monthly: Money) => t('pricing.receipt.times', { price: money(monthly), months, count });
  const optionName = ({ option }: OptionPrice) =>
    option === 'panel' ? t(`pricing.panel.${panel}`) : t(`pricing.option.${option}`);
  const rows: ReceiptRow[] = [
    {
      id: 'base',
      label: t('pricing.receipt.base'),
      amount: quote.base,
      ...(isOneMonth ? {} : { note: times(quote.planMonthly) }),
    },
    {
      id: 'configuration',
      label: t('pricing.receipt.configuration'),
      amount: quote.configuration,
      ...(quote.options.length === 0
        ? {}
        : {
            note: (
              <ul>
                {quote.options.map((each) => (
                  <li key={each.option} className="flex flex-wrap justify-between gap-x-3">
                    <span>{optionName(each)}</span>
                    <span className="ml-auto figures">
                      {isOneMonth
                        ? t('pricing.perMonth', { price: money(each.monthly) })
                        : times(each.monthly)}
                    </span>
                  </li>
                ))}
              </ul>
            ),
          }),
    },
    { id: 'period', label: t('pricing.receipt.period'), amount: t(`pricing.period.${period}`) },
    { id: 'count', label: t('pricing.receipt.count'), amount: number(count) },
    ...discountRows(quote, t),
  ];
  return <Receipt rows={rows} total={{ label: t('pricing.receipt.total'), amount: quote.total }} />;
}
