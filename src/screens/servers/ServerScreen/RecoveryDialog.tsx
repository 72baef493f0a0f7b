import { useI18n } from '@/i18n/I18nProvider';
import { AlertDialog } from '@/primitives/AlertDialog';
import { Button } from '@/primitives/Button';
import { CopyButton } from '@/primitives/CopyButton';
import { Dialog } from '@/primitives/Dialog';
import type { RecoveryQuestion, ServerRecoveryProps, ShownPassword } from './recoveryView';

/** The question before an action, or the password that it has returned. */
export default function RecoveryDialog({ view: { question, shown }, ...actions }: ServerRecoveryProps) {
  if (question) return <Ask {...actions} question={question} />;
  return shown && <Password {...actions} shown={shown} />;
}

type Actions = Omit<ServerRecoveryProps, 'view'>;

function Ask({
  question: { action, submission },
  onConfirm,
  onClose,
}: Actions & { question: RecoveryQuestion }) {
  const { t } = useI18n();
  const isPending = submission.status === 'pending';
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={t(`rescue.ask.${action}.title`)}
      description={t(`rescue.ask.${action}.text`)}
      confirmLabel={t(isPending ? 'rescue.ask.pending' : `rescue.ask.${action}.confirm`)}
      confirmIntent={action === 'rescueOff' ? 'primary' : 'danger'}
      pending={isPending}
      failure={submission.status === 'failed' && t(`rescue.refused.${submission.reason}`)}
      onConfirm={onConfirm}
    />
  );
}

function Password({
  shown: { action, password, user },
  onPasswordClose,
}: Actions & { shown: ShownPassword }) {
  const { t } = useI18n();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onPasswordClose()}
      title={t('rescue.shown.title', { user })}
      description={t(action === 'password' ? 'rescue.shown.text' : 'rescue.shown.rescueText')}
      actions={
        <>
          <Button onClick={onPasswordClose}>{t('rescue.shown.close')}</Button>
          <CopyButton face="text" intent="primary" value={password} label={t('rescue.shown.copy')} />
        </>
      }
    >
      <code className="block rounded-control bg-sunken px-3 py-2.5 font-mono [overflow-wrap:anywhere] select-all">
        {password}
      </code>
    </Dialog>
  );
}
