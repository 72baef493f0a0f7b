import type { ServerId } from '@/domain/servers/server';
import type { DiskCopyRefusal } from '@/domain/servers/snapshots';
import { useI18n } from '@/i18n/I18nProvider';
import type { CopySource } from '@/screens/servers/ServerScreen/backupsView';
import { useQuestion } from '@app/forms/useQuestion';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';

/** Gives another server the disk of a snapshot or a backup of this one, after a question. */
export function useDiskCopy(id: ServerId) {
  const { snapshots, backups } = usePorts();
  const { invalidate } = useReads();
  const { t } = useI18n();
  const { question, ask, change, answer, close } = useQuestion<
    { source: CopySource; target: ServerId | null },
    DiskCopyRefusal
  >();

  return {
    question,
    actions: {
      onCopyAsk: (source: CopySource) => ask({ source, target: null }),
      onTargetChange: (target: ServerId) => change({ target }),
      onCopyConfirm() {
        const target = question?.target ?? null;
        if (target === null) return;
        answer({
          event: 'disk-copy-failed',
          call: ({ source }) =>
            source.kind === 'snapshot'
              ? snapshots.restoreTo(id, source.snapshot.id, target)
              : backups.restoreTo(id, source.backup, target),
          onDone: (_, { source }) => {
            invalidate('servers');
            return {
              type: 'success',
              title: t(
                source.kind === 'snapshot' ? 'snapshots.notice.copy' : 'snapshots.backups.notice.copy',
              ),
            };
          },
        });
      },
      onCopyClose: close,
    },
  };
}
