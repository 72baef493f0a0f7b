import { FormSection } from '@/components/FormSection';
import { backupIds, backupPrices } from '@/domain/pricing/options';
import { periodPrice } from '@/domain/pricing/period';
import { addDays } from '@/domain/dates';
import { deletionDays, graceDays } from '@/domain/renewal/schedule';
import { canEditField } from '@/domain/serverSettings';
import { useI18n } from '@/i18n/I18nProvider';
import { RadioCards } from '@/primitives/RadioCards';
import { Switch } from '@/primitives/Switch';
import type { EditPartProps } from './serverEditView';

/** Whether the server is renewed by itself, and how often it is backed up (D29), with what each costs and when (D36). */
export function RenewalSection({ view, onDraftChange }: EditPartProps) {
  const { t, money } = useI18n();
  const { draft, editable } = view;
  const isLocked = !canEditField(editable.server.status, 'backup');
  return (
    <FormSection title={t('serverEdit.renewal.title')}>
      <Switch
        label={t('serverEdit.field.autoRenewal')}
        description={<NextCharge {...view} />}
        name="autoRenewal"
        checked={draft.autoRenewal}
        onCheckedChange={(autoRenewal) => onDraftChange({ autoRenewal })}
      />
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

/** What will be charged and when, or what happens without it; of a cancelled server that nothing will be. */
function NextCharge({ draft, editable, quote }: EditPartProps['view']) {
  const { t, money, date } = useI18n();
  const { endDate, leavesOn } = editable.server;
  if (leavesOn !== null) return t('serverEdit.renewal.leaving', { date: date(leavesOn) });
  return draft.autoRenewal
    ? t('serverEdit.renewal.on', { date: date(endDate), amount: money(periodPrice(quote.next, 'month')) })
    : t('serverEdit.renewal.off', {
        stops: date(addDays(endDate, graceDays)),
        deleted: date(addDays(endDate, graceDays + deletionDays)),
      });
}
