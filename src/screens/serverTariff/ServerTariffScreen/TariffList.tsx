import { kopecks, type Money } from '@/domain/money/money';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { RadioCards, type RadioCard } from '@/primitives/RadioCards';
import type { SelectProps, TariffOption } from './serverTariffView';
import { specsText } from './specsText';

/** Step 1: the seven tariffs of §9, most expensive first (D34); the current one is disabled. */
export function TariffList({ view, onTariffChoose }: Omit<SelectProps, 'onNext'>) {
  const i18n = useI18n();
  return (
    <RadioCards
      label={i18n.t('serverTariff.plans.label')}
      isLabelHidden
      required
      value={view.chosen}
      onValueChange={onTariffChoose}
      options={view.options.map((option) => toCard(option, i18n))}
    />
  );
}

function toCard(option: TariffOption, i18n: I18n): RadioCard<string> {
  const { t, money } = i18n;
  const { name, monthly, specs, isCurrent, difference } = option;
  const size = specs && specsText(specs, t);
  return {
    value: name,
    title: name,
    trailing: t('pricing.perMonth', { price: money(monthly) }),
    description: (
      <span className="flex flex-wrap justify-between gap-x-3">
        <span>{size}</span>
        <span className="figures">{differenceText(difference, i18n)}</span>
      </span>
    ),
    ...(isCurrent
      ? { disabledReason: [t('serverTariff.option.current'), ...(size === null ? [] : [size])].join(' · ') }
      : {}),
  };
}

/** Price difference in words. */
function differenceText(difference: Money, { t, money }: I18n): string {
  if (difference === 0) return t('serverTariff.option.same');
  const price = money(kopecks(Math.abs(difference)));
  return t(difference > 0 ? 'serverTariff.option.dearer' : 'serverTariff.option.cheaper', { price });
}
