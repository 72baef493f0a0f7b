import { FormSection } from '@/components/FormSection';
import { serviceCountRange } from '@/domain/pricing/options';
import { orderPeriodIds } from '@/domain/pricing/period';
import { quoteOrder } from '@/domain/pricing/quote';
import { kopecks } from '@/domain/money/money';
import { useI18n } from '@/i18n/I18nProvider';
import { NumberSlider } from '@/primitives/NumberSlider';
import { RadioCards } from '@/primitives/RadioCards';
import { Switch } from '@/primitives/Switch';
import type { OsSelectionActions, ReadyOrderView } from './osSelectionView';

type PeriodSectionProps = Pick<OsSelectionActions, 'onConfigurationChange'> & { view: ReadyOrderView };

/** Number, period and auto-renewal (§2, D15). Each period shows the price of this order. */
export function PeriodSection({ view, onConfigurationChange }: PeriodSectionProps) {
  const { t, money } = useI18n();
  const { plan, prices, configuration } = view;
  return (
    <FormSection title={t('order.payment.title')}>
      <NumberSlider
        label={t('pricing.receipt.count')}
        {...serviceCountRange}
        marks={[1, 25, 50, 75, 100]}
        value={configuration.count}
        hint={t('order.count.hint')}
        onValueChange={(count) => onConfigurationChange({ count })}
      />
      <RadioCards
        label={t('order.period.label')}
        columns={2}
        value={configuration.period}
        onValueChange={(period) => onConfigurationChange({ period })}
        options={orderPeriodIds.map((period) => {
          const quote = quoteOrder(plan.price.monthly, { ...configuration, period }, prices);
          const { total, discount, percent } = quote;
          return {
            value: period,
            title: capitalised(t(`pricing.period.${period}`)),
            trailing: money(total),
            description:
              discount < 0
                ? t('pricing.saving', {
                    price: money(kopecks(Math.abs(discount))),
                    percent,
                  })
                : t('order.period.noSaving'),
          };
        })}
      />
      <Switch
        label={t('order.renewal.label')}
        description={t('order.renewal.about', { period: configuration.period })}
        checked={configuration.autoRenewal}
        onCheckedChange={(autoRenewal) => onConfigurationChange({ autoRenewal })}
      />
    </FormSection>
  );
}

/** Capitalizes a name that is lower case in sentences. */
function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
