import { useI18n } from '@/i18n/I18nProvider';
import { AlertDialog } from '@/primitives/AlertDialog';
import { Callout } from '@/primitives/Callout';
import type { BackupQuestion, ServerBackupsProps } from './backupsView';

type BackupDialogProps = Pick<ServerBackupsProps, 'view' | 'onBackupConfirm' | 'onBackupClose'> & {
  question: BackupQuestion;
};

/** Confirms making, restoring or deleting a backup. After a failure it stays open with the reason. */
export default function BackupDialog({
  view: {
    server: { domain },
  },
  question: { action, backup, submission },
  onBackupConfirm,
  onBackupClose,
}: BackupDialogProps) {
  const { t, dateTime } = useI18n();
  const isPending = submission.status === 'pending';
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onBackupClose()}
      title={t(`snapshots.backups.ask.${action}.title`)}
      description={t(`snapshots.backups.ask.${action}.text`, {
        domain,
        at: backup ? dateTime(backup.madeAt) : '',
      })}
      confirmLabel={t(isPending ? 'snapshots.ask.pending' : `snapshots.backups.ask.${action}.confirm`)}
      confirmIntent={action === 'make' ? 'primary' : 'danger'}
      pending={isPending}
      failure={submission.status === 'failed' && t(`snapshots.backups.failed.${submission.reason}`)}
      onConfirm={onBackupConfirm}
    >
      {action === 'restore' && <Callout tone="warning">{t('snapshots.backups.ask.restore.effect')}</Callout>}
    </AlertDialog>
  );
}
