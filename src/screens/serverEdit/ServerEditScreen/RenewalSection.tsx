import { FormSection } from '@/components/FormSection';
import { RenewalPromise } from '@/components/RenewalPromise';
import { backupIds } from '@/domain/pricing/options';
import { keptNextPrices } from '@/domain/pricing/nextPrices';
import { monthlyFrom } from '@/domain/pricing/renewal';
import { periodIds, periodPrice, type PeriodId } from '@/domain/pricing/period';
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
  const { backup, discounts } = editable.prices;
  const { server, settings } = editable;
  const { next: monthlyPrice, sold } = view.quote;
  const nextPrices = keptNextPrices(server.nextPrices, { before: settings, after: draft, sold });
  const monthly = monthlyFrom({ monthlyPrice, nextPrices }, server.endDate);
  const priceOf = (period: PeriodId) => periodPrice(monthly, period, discounts);
  const isLocked = !canEditField(editable.server.status, 'backup');
  return (
    <FormSection title={t('serverEdit.renewal.title')}>
      <Switch
        label={t('serverEdit.field.autoRenewal')}
        description={
          <RenewalPromise
            server={editable.server}
            isOn={draft.autoRenewal}
            amount={priceOf(draft.renewalPeriod)}
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
              price: money(priceOf(period)),
            }),
          }))}
          onValueChange={(renewalPeriod) => onDraftChange({ renewalPeriod })}
        />
      )}
      <RadioCards
        label={t('serverEdit.field.backup')}
        name="backup"
        value={draft.backup}
        onValueChange={(chosen) => onDraftChange({ backup: chosen })}
        options={backupIds.map((id) => ({
          value: id,
          title: t(`pricing.backup.${id}`),
          trailing: t('common.perMonth', { price: money(backup[id]) }),
          disabledReason: isLocked ? t('serverEdit.locked.choice') : undefined,
        }))}
      />
    </FormSection>
  );
}
