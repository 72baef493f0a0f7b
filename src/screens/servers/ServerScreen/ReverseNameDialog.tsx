import { useI18n } from '@/i18n/I18nProvider';
import { AlertDialog } from '@/primitives/AlertDialog';
import { Callout } from '@/primitives/Callout';
import { Form } from '@/primitives/Form';
import { TextField } from '@/primitives/TextField';
import { isTrusted, type ReverseNameQuestion, type ServerReverseNamesProps } from './reverseNamesView';

type ReverseNameDialogProps = Pick<ServerReverseNamesProps, 'onNameChange' | 'onSubmit' | 'onClose'> & {
  question: ReverseNameQuestion;
};

/** Edits the name of an address. A name that does not lead back is warned of, and can be saved all the same. */
export default function ReverseNameDialog({
  question,
  onNameChange,
  onSubmit,
  onClose,
}: ReverseNameDialogProps) {
  const { t } = useI18n();
  const { current, name, problem, forward, submission } = question;
  const isPending = submission.status === 'pending' || forward === 'checking';
  const isWarned = forward === 'differs' || forward === 'unresolved';
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={t('network.reverse.title')}
      description={t('network.reverse.text', { address: current.address })}
      confirmLabel={t(
        forward === 'checking'
          ? 'network.reverse.checking'
          : submission.status === 'pending'
            ? 'network.ask.pending'
            : isWarned && !isTrusted(question)
              ? 'network.reverse.anyway'
              : 'network.reverse.save',
      )}
      pending={isPending}
      failure={submission.status === 'failed' && t(`network.refused.${submission.reason}`)}
      onConfirm={onSubmit}
    >
      <Form
        aria-label={t('network.reverse.title')}
        refusals={0}
        onSubmit={() => {
          if (!isPending) onSubmit();
        }}
      >
        <TextField
          label={t('network.reverse.name')}
          name="reverseName"
          autoComplete="off"
          inputMode="url"
          spellCheck={false}
          mono
          value={name}
          hint={t('network.reverse.hint')}
          error={problem === null ? undefined : t(`network.reverse.problem.${problem}`)}
          onValueChange={onNameChange}
        />
      </Form>
      {isWarned && (
        <div role="alert">
          <Callout tone="warning">
            {t(`network.reverse.${forward}`, { name: name.trim(), address: current.address })}
          </Callout>
        </div>
      )}
    </AlertDialog>
  );
}
