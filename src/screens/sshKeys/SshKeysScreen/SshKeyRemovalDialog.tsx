import { useI18n } from '@/i18n/I18nProvider';
import { AlertDialog } from '@/primitives/AlertDialog';
import { Callout } from '@/primitives/Callout';
import type { SshKeyRemoval, SshKeysScreenProps } from './sshKeysView';

type SshKeyRemovalDialogProps = Pick<SshKeysScreenProps, 'onRemovalConfirm' | 'onRemovalClose'> & {
  removal: SshKeyRemoval;
};

/** Confirms removing a key. After a failure it stays open with the reason. */
export default function SshKeyRemovalDialog({
  removal: { key, submission },
  onRemovalConfirm,
  onRemovalClose,
}: SshKeyRemovalDialogProps) {
  const { t } = useI18n();
  const isPending = submission.status === 'pending';
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onRemovalClose()}
      title={t('sshKeys.remove.title')}
      description={t('sshKeys.remove.text', { name: key.name })}
      confirmLabel={t(isPending ? 'sshKeys.remove.pending' : 'sshKeys.remove')}
      confirmIntent="danger"
      pending={isPending}
      onConfirm={onRemovalConfirm}
    >
      {submission.status === 'failed' && (
        <div role="alert">
          <Callout tone="danger">
            <p className="font-medium">{t('sshKeys.remove.failed')}</p>
            <p>
              {t(
                submission.reason === 'demonstration'
                  ? 'sshKeys.refused.demonstration'
                  : `common.error.${submission.reason}`,
              )}
            </p>
          </Callout>
        </div>
      )}
    </AlertDialog>
  );
}
