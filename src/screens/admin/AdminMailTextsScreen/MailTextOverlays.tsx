import {
  mailTextLimits,
  variablesOf,
  type MailTemplate,
  type MailTextDraft,
  type MailTextProblem,
  type MailTextProblems,
} from '@/domain/admin/mailText';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { TextAreaField } from '@/primitives/TextAreaField';
import { TextField } from '@/primitives/TextField';
import { AdminFormDialog } from '../list/AdminFormDialog';
import { AdminQuestionDialog } from '../list/AdminQuestionDialog';
import { mailTextName, type AdminMailTextsScreenProps, type MailTextOverlay } from './adminMailTextsView';
import { MailPreviewFrame } from './MailPreviewFrame';

interface MailTextOverlaysProps extends AdminMailTextsScreenProps {
  overlay: Exclude<MailTextOverlay, { kind: 'none' }>;
}

/** The dialog that is open above the mail texts, in a chunk of its own. */
export default function MailTextOverlays({ overlay, ...props }: MailTextOverlaysProps) {
  const { t } = useI18n();
  const { row } = overlay;
  if (row === null) return null;
  const name = mailTextName(row, t);
  if (overlay.kind === 'question')
    return (
      <AdminQuestionDialog
        title={t('adminMailTexts.restore.title', { name })}
        consequence={t('adminMailTexts.restore.consequence')}
        confirmLabel={t('adminMailTexts.restore')}
        intent="primary"
        submission={overlay.submission}
        onConfirm={props.onQuestionConfirm}
        onClose={props.onOverlayClose}
      />
    );
  const { draft, problems, refusals, submission } = overlay;
  return (
    <AdminFormDialog
      title={name}
      size="lg"
      submitLabel={t('adminMailTexts.save')}
      refusals={refusals}
      submission={submission}
      onSubmit={props.onFormSubmit}
      onClose={props.onOverlayClose}
    >
      <MailTextFields draft={draft} problems={problems} onDraftChange={props.onDraftChange} />
      <Variables template={row.template} />
      <MailPreviewFrame {...props} preview={props.view.preview} />
    </AdminFormDialog>
  );
}

function problemText(problem: MailTextProblem | undefined, limit: number, t: I18n['t']): string | undefined {
  if (problem === undefined) return undefined;
  switch (problem.kind) {
    case 'required':
      return t('adminMailTexts.problem.required');
    case 'tooLong':
      return t('adminMailTexts.problem.tooLong', { limit });
    case 'missing':
    case 'unknown':
      return t(`adminMailTexts.problem.${problem.kind}`, { name: `{${problem.name}}` });
  }
}

interface MailTextFieldsProps {
  draft: MailTextDraft;
  problems: MailTextProblems;
  onDraftChange: (patch: Partial<MailTextDraft>) => void;
}

function MailTextFields({ draft, problems, onDraftChange }: MailTextFieldsProps) {
  const { t } = useI18n();
  return (
    <>
      <TextField
        label={t('adminMailTexts.subject')}
        name="subject"
        autoComplete="off"
        required
        value={draft.subject}
        error={problemText(problems.subject, mailTextLimits.subject, t)}
        onValueChange={(subject) => onDraftChange({ subject })}
      />
      <TextAreaField
        label={t('adminMailTexts.body')}
        hint={t('adminMailTexts.body.hint')}
        name="body"
        required
        rows={6}
        value={draft.body}
        error={problemText(problems.body, mailTextLimits.body, t)}
        onValueChange={(body) => onDraftChange({ body })}
      />
    </>
  );
}

function Variables({ template }: { template: MailTemplate }) {
  const { t } = useI18n();
  return (
    <section aria-label={t('adminMailTexts.variables')} className="text-sm text-text-muted">
      <p>{t('adminMailTexts.variables.text')}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {variablesOf(template).map(({ name, isRequired }) => (
          <li key={name}>
            <code className="text-text">{`{${name}}`}</code>
            {isRequired && <span>{` — ${t('adminMailTexts.required')}`}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
