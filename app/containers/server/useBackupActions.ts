import type { BackupRefusal } from '@/domain/servers/backups';
import type { ServerId } from '@/domain/servers/server';
import { useI18n } from '@/i18n/I18nProvider';
import type { BackupRequest } from '@/screens/servers/ServerScreen/backupsView';
import { useQuestion } from '@app/forms/useQuestion';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';

/** Makes, restores and deletes backups of a server, after a question. */
export function useBackupActions(id: ServerId) {
  const { backups } = usePorts();
  const { invalidate } = useReads();
  const { t } = useI18n();
  const { question, ask, answer, close } = useQuestion<BackupRequest, BackupRefusal>();

  function send({ action, backup }: BackupRequest) {
    if (action === 'make' || backup === null) return backups.make(id);
    return action === 'restore' ? backups.restore(id, backup) : backups.remove(id, backup);
  }

  return {
    question,
    actions: {
      onBackupAsk: ask,
      onBackupClose: close,
      onBackupConfirm: () =>
        answer({
          event: 'backup-action-failed',
          call: send,
          onDone: (_, { action }) => {
            invalidate('servers');
            return { type: 'success', title: t(`snapshots.backups.notice.${action}`) };
          },
        }),
    },
  };
}
