import { FormSection } from '@/components/FormSection';
import { backupIds, ipv4Range } from '@/domain/pricing/options';
import { useI18n } from '@/i18n/I18nProvider';
import { CheckboxCard } from '@/primitives/CheckboxCard';
import { RadioCards } from '@/primitives/RadioCards';
import { Slider } from '@/primitives/Slider';
import type { OsSelectionActions, ReadyOrderView } from './osSelectionView';
import { surcharge } from './surcharge';

type NetworkSectionProps = Pick<OsSelectionActions, 'onConfigurationChange'> & { view: ReadyOrderView };

/** Addresses and backup (§2, §9). */
export function NetworkSection({ view, onConfigurationChange }: NetworkSectionProps) {
  const i18n = useI18n();
  const { t, money } = i18n;
  const { prices, configuration } = view;
  const { ipv4, ipv6, backup } = configuration;
  return (
    <FormSection title={t('order.network.title')}>
      <Slider
        label={t('order.ipv4.label')}
        {...ipv4Range}
        marks={[1, 2, 3, 4, 5]}
        value={ipv4}
        valueText={t('order.ipv4.value', { count: ipv4 })}
        hint={t('order.ipv4.hint', { price: t('pricing.perMonth', { price: money(prices.ipv4) }) })}
        onValueChange={(count) => onConfigurationChange({ ipv4: count })}
      />
      <CheckboxCard
        title={t('pricing.option.ipv6')}
        description={t('order.ipv6.about')}
        trailing={surcharge(prices.ipv6, i18n)}
        checked={ipv6}
        onCheckedChange={(checked) => onConfigurationChange({ ipv6: checked })}
      />
      <RadioCards
        label={t('pricing.option.backup')}
        value={backup}
        onValueChange={(chosen) => onConfigurationChange({ backup: chosen })}
        options={backupIds.map((id) => ({
          value: id,
          title: t(`pricing.backup.${id}`),
          trailing: surcharge(prices.backup[id], i18n),
        }))}
      />
    </FormSection>
  );
}
