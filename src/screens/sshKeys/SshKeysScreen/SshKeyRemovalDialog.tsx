import { useI18n } from '@/i18n/I18nProvider';
import { AlertDialog } from '@/primitives/AlertDialog';
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
      onOpenChange={(isOpen) => !isOpen && onRemovalClose()}
      title={t('sshKeys.remove.title')}
      description={t('sshKeys.remove.text', { name: key.name })}
      confirmLabel={t(isPending ? 'sshKeys.remove.pending' : 'sshKeys.remove')}
      confirmIntent="danger"
      pending={isPending}
      failure={
        submission.status === 'failed' && (
          <>
            <p className="font-medium">{t('sshKeys.remove.failed')}</p>
            <p>
              {t(
                submission.reason === 'demonstration'
                  ? 'sshKeys.refused.demonstration'
                  : `common.error.${submission.reason}`,
              )}
            </p>
          </>
        )
      }
      onConfirm={onRemovalConfirm}
    />
  );
}
