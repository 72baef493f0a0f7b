import { draftOf } from '@/domain/servers/serverSettings';
import { useI18n } from '@/i18n/I18nProvider';
import { AlertDialog } from '@/primitives/AlertDialog';
import { Form } from '@/primitives/Form';
import { TextField } from '@/primitives/TextField';
import { ChangeLine } from './ChangeLine';
import type { EditPartProps, ReinstallQuestion } from './serverEditView';

export interface ReinstallDialogProps extends EditPartProps {
  question: ReinstallQuestion;
}

/** Asks for the server's name before it is erased. Loaded on demand. */
export default function ReinstallDialog({
  view,
  reinstallKeys,
  question,
  onConfirmationType,
  onReinstallConfirm,
  onReinstallDismiss,
}: ReinstallDialogProps) {
  const { t, rich } = useI18n();
  const { word, typed, isConfirmed } = question;
  const isPending = view.submission.status === 'pending';
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onReinstallDismiss()}
      title={t('serverEdit.confirm.title')}
      description={t('serverEdit.confirm.text', { name: word })}
      confirmLabel={t(isPending ? 'serverEdit.confirm.pending' : 'serverEdit.confirm.action')}
      confirmIntent="danger"
      confirmDisabled={!isConfirmed}
      pending={isPending}
      onConfirm={onReinstallConfirm}
    >
      <div className="flex flex-col gap-1 rounded-control bg-sunken px-3 py-2">
        {(['os', 'software'] as const)
          .filter((field) => view.changed.includes(field))
          .map((field) => (
            <p key={field} className="break-words">
              <ChangeLine field={field} from={draftOf(view.editable.settings)} to={view.draft} />
            </p>
          ))}
      </div>
      {reinstallKeys}
      <Form
        onSubmit={() => {
          if (isConfirmed && !isPending) onReinstallConfirm();
        }}
        refusals={0}
        aria-label={t('serverEdit.confirm.title')}
      >
        <TextField
          label={rich('serverEdit.confirm.label', {
            name: word,
            word: (name) => <span className="font-mono font-semibold break-all">{name}</span>,
          })}
          name="confirmation"
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          value={typed}
          onValueChange={onConfirmationType}
        />
      </Form>
    </AlertDialog>
  );
}
