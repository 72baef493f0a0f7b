import {
  cannedLimits,
  cannedVariables,
  unknownVariable,
  type CannedAnswer,
  type CannedProblem,
} from '@/domain/desk/cannedAnswer';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { CheckboxField } from '@/primitives/Checkbox';
import { SelectField } from '@/primitives/SelectField';
import { TextAreaField } from '@/primitives/TextAreaField';
import { TextField } from '@/primitives/TextField';
import { AdminFormDialog } from '../list/AdminFormDialog';
import type { AdminTicketActions, CannedOverlay } from './adminTicketView';

/** Option for a new canned answer. */
const isNew = 'new';

interface CannedDialogProps extends AdminTicketActions {
  overlay: Extract<CannedOverlay, { kind: 'canned' }>;
  canned: readonly CannedAnswer[];
}

/** Creates, changes and deletes canned answers. */
export default function CannedDialog({ overlay, canned, ...actions }: CannedDialogProps) {
  const { t } = useI18n();
  const { id, draft, problems, refusals, submission } = overlay;
  const errorOf = (problem: CannedProblem | undefined, limit: number) =>
    problem &&
    t(`adminTickets.canned.problem.${problem}`, { limit, name: unknownVariable(draft.text) ?? '' });
  const variables = cannedVariables.map((name) => `{${name}}`).join(', ');
  return (
    <AdminFormDialog
      title={t('adminTickets.canned.title')}
      submitLabel={t('adminTickets.canned.save')}
      refusals={refusals}
      submission={submission}
      onSubmit={actions.onCannedSubmit}
      onClose={actions.onCannedClose}
    >
      <SelectField
        label={t('adminTickets.canned.which')}
        options={[
          { value: isNew, label: t('adminTickets.canned.new') },
          ...canned.map((answer) => ({ value: String(answer.id), label: answer.title })),
        ]}
        value={id === null ? isNew : String(id)}
        onValueChange={(value) => actions.onCannedOpen(value === isNew ? null : Number(value))}
      />
      <TextField
        label={t('adminTickets.canned.name')}
        name="title"
        required
        value={draft.title}
        error={errorOf(problems.title, cannedLimits.title)}
        onValueChange={(title) => actions.onCannedChange({ title })}
      />
      <TextAreaField
        label={t('adminTickets.canned.text')}
        hint={
          <>
            {t('adminTickets.canned.hint')} <span translate="no">{variables}</span>
          </>
        }
        name="text"
        required
        value={draft.text}
        error={errorOf(problems.text, cannedLimits.text)}
        onValueChange={(text) => actions.onCannedChange({ text })}
      />
      <CheckboxField
        label={t('adminTickets.canned.shared')}
        checked={draft.isShared}
        onCheckedChange={(isShared) => actions.onCannedChange({ isShared })}
      />
      {id !== null && (
        <Button intent="danger" disabled={submission.status === 'pending'} onClick={actions.onCannedDelete}>
          {t('adminTickets.canned.delete')}
        </Button>
      )}
    </AdminFormDialog>
  );
}
