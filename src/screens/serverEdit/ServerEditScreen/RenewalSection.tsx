import { FormSection } from '@/components/FormSection';
import { RenewalPromise } from '@/components/RenewalPromise';
import { backupIds, backupPrices } from '@/domain/pricing/options';
import { periodIds, periodPrice } from '@/domain/pricing/period';
import { canEditField } from '@/domain/servers/serverSettings';
import { useI18n } from '@/i18n/I18nProvider';
import { RadioCards } from '@/primitives/RadioCards';
import { SelectField } from '@/primitives/SelectField';
import { Switch } from '@/primitives/Switch';
import type { EditPartProps } from './serverEditView';

/** Auto-renewal and backups (D29) with their prices and charge dates (D36). */
export function RenewalSection({ view, onDraftChange }: EditPartProps) {
  const { t, money } = useI18n();
  const { draft, editable } = view;
  const isLocked = !canEditField(editable.server.status, 'backup');
  return (
    <FormSection title={t('serverEdit.renewal.title')}>
      <Switch
        label={t('serverEdit.field.autoRenewal')}
        description={
          <RenewalPromise
            server={editable.server}
            isOn={draft.autoRenewal}
            monthlyPrice={view.quote.next}
            period={draft.renewalPeriod}
            deletionDays={view.deletionDays}
          />
        }
        name="autoRenewal"
        checked={draft.autoRenewal}
        onCheckedChange={(autoRenewal) => onDraftChange({ autoRenewal })}
      />
      {draft.autoRenewal && (
        <SelectField
          label={t('serverEdit.field.renewalPeriod')}
          name="renewalPeriod"
          value={draft.renewalPeriod}
          options={periodIds.map((period) => ({
            value: period,
            label: t('serverEdit.renewalPeriod.option', {
              period: t(`pricing.period.${period}`),
              price: money(periodPrice(view.quote.next, period)),
            }),
          }))}
          onValueChange={(renewalPeriod) => onDraftChange({ renewalPeriod })}
        />
      )}
      <RadioCards
        label={t('serverEdit.field.backup')}
        name="backup"
        value={draft.backup}
        onValueChange={(backup) => onDraftChange({ backup })}
        options={backupIds.map((id) => ({
          value: id,
          title: t(`pricing.backup.${id}`),
          trailing: t('common.perMonth', { price: money(backupPrices[id]) }),
          disabledReason: isLocked ? t('serverEdit.locked.choice') : undefined,
        }))}
      />
    </FormSection>
  );
}
