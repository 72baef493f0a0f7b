import { useI18n } from '@/i18n/I18nProvider';
import { AlertDialog } from '@/primitives/AlertDialog';
import { Callout } from '@/primitives/Callout';
import { snapshotLimit, type ServerBackupsProps, type SnapshotQuestion } from './backupsView';

type SnapshotDialogProps = Pick<ServerBackupsProps, 'view' | 'onConfirm' | 'onClose'> & {
  question: SnapshotQuestion;
};

/** Confirms restoring or deleting a snapshot. After a failure it stays open with the reason. */
export default function SnapshotDialog({
  view,
  question: { snapshot, action, submission },
  onConfirm,
  onClose,
}: SnapshotDialogProps) {
  const { t, dateTime } = useI18n();
  const isPending = submission.status === 'pending';
  const { name, madeAt } = snapshot;
  const { domain } = view.server;
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`snapshots.ask.${action}.title`)}
      description={
        action === 'restore'
          ? t('snapshots.ask.restore.text', { domain, name, at: dateTime(madeAt) })
          : t('snapshots.ask.remove.text', { domain, name })
      }
      confirmLabel={t(isPending ? 'snapshots.ask.pending' : `snapshots.ask.${action}.confirm`)}
      confirmIntent="danger"
      pending={isPending}
      failure={
        submission.status === 'failed' &&
        t(`snapshots.failed.${submission.reason}`, { max: snapshotLimit(view) })
      }
      onConfirm={onConfirm}
    >
      {action === 'restore' && <Callout tone="warning">{t('snapshots.ask.restore.effect')}</Callout>}
    </AlertDialog>
  );
}
