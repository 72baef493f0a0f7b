import { maxReferenceLength, type AssignDraft, type RecordDraft } from '@/domain/admin/unclaimed';
import { useI18n } from '@/i18n/I18nProvider';
import { AmountField } from '@/primitives/AmountField';
import { CheckboxCard } from '@/primitives/CheckboxCard';
import { DateField } from '@/primitives/DateField';
import { TextAreaField } from '@/primitives/TextAreaField';
import { TextField } from '@/primitives/TextField';
import { AdminDetailsDialog } from '../list/AdminDetailsDialog';
import { AdminFormDialog } from '../list/AdminFormDialog';
import { NoteField } from '../list/NoteField';
import type { AdminUnclaimedScreenProps, UnclaimedOverlay, UnclaimedProblems } from './adminUnclaimedView';
import { unclaimedColumns } from './unclaimedColumns';

interface UnclaimedOverlaysProps extends AdminUnclaimedScreenProps {
  overlay: Exclude<UnclaimedOverlay, { kind: 'none' }>;
}

/** Open dialog of the unclaimed money. Loaded on demand. */
export default function UnclaimedOverlays({ overlay, ...props }: UnclaimedOverlaysProps) {
  const i18n = useI18n();
  const { t, money } = i18n;
  if (overlay.kind === 'question') return null;
  if (overlay.kind === 'details') {
    const { row } = overlay;
    return (
      <AdminDetailsDialog
        title={t('adminUnclaimed.number', { id: row.id })}
        facts={[
          ...unclaimedColumns(i18n).map(({ header, cell }) => ({ label: header, value: cell(row) })),
          { label: t('adminUnclaimed.addedBy'), value: row.addedBy },
          ...(row.note === null ? [] : [{ label: t('adminUnclaimed.note'), value: row.note }]),
        ]}
        onClose={props.onOverlayClose}
      />
    );
  }
  const { row, draft, problems, refusals, submission } = overlay;
  const shared = {
    refusals,
    submission,
    onSubmit: props.onFormSubmit,
    onClose: props.onOverlayClose,
  };
  const sum = row === null ? '' : money(row.amount);
  if ('note' in draft)
    return (
      <AdminFormDialog
        {...shared}
        title={t('adminUnclaimed.return.title', { sum })}
        submitLabel={t('adminUnclaimed.return')}
      >
        <p className="[overflow-wrap:anywhere]">{row?.reference}</p>
        <p>{t('adminUnclaimed.return.effect')}</p>
        <NoteField
          value={draft.note}
          hint={t('adminUnclaimed.return.hint')}
          problem={problems.note}
          onValueChange={(note) => props.onDraftChange({ note })}
        />
      </AdminFormDialog>
    );
  if ('claimant' in draft)
    return (
      <AdminFormDialog
        {...shared}
        title={t('adminUnclaimed.assign.title', { sum })}
        submitLabel={t('adminUnclaimed.assign')}
      >
        <p className="[overflow-wrap:anywhere]">{row?.reference}</p>
        <ClaimantField draft={draft} problems={problems} onDraftChange={props.onDraftChange} />
      </AdminFormDialog>
    );
  return (
    <AdminFormDialog
      {...shared}
      title={t('adminUnclaimed.record.title')}
      submitLabel={t('adminUnclaimed.record')}
    >
      <RecordFields draft={draft} problems={problems} onDraftChange={props.onDraftChange} />
      {(draft.isRepeated || (submission.status === 'failed' && submission.reason === 'recordedAlready')) && (
        <CheckboxCard
          checked={draft.isRepeated}
          onCheckedChange={(isRepeated) => props.onDraftChange({ isRepeated })}
          title={t('adminUnclaimed.isRepeated')}
        />
      )}
    </AdminFormDialog>
  );
}

interface FieldsProps<Draft> {
  draft: Draft;
  problems: UnclaimedProblems;
  onDraftChange: (patch: Partial<Draft>) => void;
}

function ClaimantField({ draft, problems, onDraftChange }: FieldsProps<AssignDraft>) {
  const { t } = useI18n();
  return (
    <TextField
      label={t('adminUnclaimed.claimant')}
      hint={t('adminUnclaimed.claimant.hint')}
      name="claimant"
      autoComplete="off"
      spellCheck={false}
      required
      value={draft.claimant}
      error={problems.claimant && t(`adminUnclaimed.claimant.${problems.claimant}`)}
      onValueChange={(claimant) => onDraftChange({ claimant })}
    />
  );
}

function RecordFields({ draft, problems, onDraftChange }: FieldsProps<RecordDraft>) {
  const { t } = useI18n();
  return (
    <>
      <AmountField
        label={t('adminUnclaimed.column.amount')}
        name="amount"
        required
        currency={{ kind: 'fixed', code: 'RUB' }}
        value={draft.amount}
        error={problems.amount && t(`adminUnclaimed.amount.${problems.amount}`)}
        onValueChange={(amount) => onDraftChange({ amount, isRepeated: false })}
      />
      <DateField
        label={t('adminUnclaimed.column.receivedOn')}
        name="receivedOn"
        required
        value={draft.receivedOn}
        error={problems.receivedOn && t(`adminUnclaimed.day.${problems.receivedOn}`)}
        onValueChange={(receivedOn) => onDraftChange({ receivedOn, isRepeated: false })}
      />
      <TextAreaField
        label={t('adminUnclaimed.column.reference')}
        hint={t('adminUnclaimed.reference.hint')}
        name="reference"
        required
        rows={2}
        value={draft.reference}
        error={
          problems.reference &&
          t(`adminUnclaimed.reference.${problems.reference}`, { limit: maxReferenceLength })
        }
        onValueChange={(reference) => onDraftChange({ reference, isRepeated: false })}
      />
    </>
  );
}
