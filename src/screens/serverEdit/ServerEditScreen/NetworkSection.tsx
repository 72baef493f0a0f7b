import { FormSection } from '@/components/FormSection';
import { ipv4Range, panelIds } from '@/domain/pricing/options';
import { canEditField } from '@/domain/servers/serverSettings';
import { editPanelProblem } from '@/domain/servers/serverSettingsRules';
import { useI18n } from '@/i18n/I18nProvider';
import { RadioCards } from '@/primitives/RadioCards';
import { SelectField } from '@/primitives/SelectField';
import { Slider } from '@/primitives/Slider';
import { problemText, shownProblem, subnetText } from './serverEditTexts';
import type { EditPartProps } from './serverEditView';

/** Addresses, IPv6 network and panel licence with their monthly prices (§9, D17). */
export function NetworkSection({ view, onDraftChange }: EditPartProps) {
  const { t, money } = useI18n();
  const { editable, draft } = view;
  const { server, prices } = editable;
  const { status } = server;
  const monthly = (price: Parameters<typeof money>[0]) => t('common.perMonth', { price: money(price) });
  const isLocked = !canEditField(status, 'panel');
  return (
    <FormSection title={t('serverEdit.network.title')}>
      <Slider
        label={t('serverEdit.field.ipv4')}
        {...ipv4Range}
        marks={[1, 2, 3, 4, 5]}
        disabled={!canEditField(status, 'ipv4')}
        value={draft.ipv4}
        valueText={t('serverEdit.ipv4.value', { count: draft.ipv4 })}
        hint={t('serverEdit.hint.ipv4', { price: monthly(prices.ipv4) })}
        onValueChange={(ipv4) => onDraftChange({ ipv4 })}
      />
      <SelectField
        label={t('serverEdit.field.ipv6Subnet')}
        name="ipv6Subnet"
        disabled={!canEditField(status, 'ipv6Subnet')}
        hint={t('serverEdit.surcharge', { price: monthly(prices.ipv6) })}
        options={[
          // The empty value is reserved for the placeholder.
          { value: noSubnet, label: t('serverEdit.ipv6.none') },
          ...editable.ipv6Subnets.map((subnet) => ({ value: subnet, label: subnetText(subnet, t) })),
        ]}
        value={draft.ipv6Subnet === '' ? noSubnet : draft.ipv6Subnet}
        error={shownProblem(view, 'ipv6Subnet', t)}
        onValueChange={(subnet) => onDraftChange({ ipv6Subnet: subnet === noSubnet ? '' : subnet })}
      />
      <RadioCards
        label={t('serverEdit.field.panel')}
        name="panel"
        value={draft.panel}
        error={shownProblem(view, 'panel', t)}
        onValueChange={(panel) => onDraftChange({ panel })}
        options={panelIds.map((id) => {
          const problem = id === draft.panel ? null : editPanelProblem(id, draft.os, editable);
          return {
            value: id,
            title: t(`pricing.panel.${id}`),
            trailing: monthly(prices.editPanel[id]),
            disabledReason: isLocked
              ? t('serverEdit.locked.choice')
              : problem
                ? problemText(problem, 'panel', { ...draft, panel: id }, editable, t)
                : undefined,
          };
        })}
      />
    </FormSection>
  );
}

const noSubnet = 'none';
