import { useNavigate } from 'react-router-dom';
import type { Plan } from '@/domain/catalog/plan';
import { orderHref } from '@/domain/order/orderUrl';
import type { SystemVersion } from '@/domain/order/compatibility';
import { osText } from '@/domain/order/os';
import type { Backup } from '@/domain/servers/backups';
import type { EditableServer } from '@/domain/servers/serverSettings';
import type { DiskCopyRefusal } from '@/domain/servers/snapshots';
import { useI18n } from '@/i18n/I18nProvider';
import { toCopyRequest, type CopyRequest, type CopySource } from '@/screens/servers/ServerScreen/backupsView';
import { useQuestion } from '@app/forms/useQuestion';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';
import { useOffers } from '@app/reads/shellReads';

/** Gives another server the disk of a snapshot or a backup of this one, after a question. */
export function useDiskCopy({ server, settings }: EditableServer) {
  const { id, domain, os } = server;
  const { snapshots, backups } = usePorts();
  const navigate = useNavigate();
  const { invalidate } = useReads();
  const { t } = useI18n();
  const { question, ask, change, answer, close } = useQuestion<CopyRequest, DiskCopyRefusal>();
  const offers = useOffers(question?.source.kind === 'backup');
  const offered = offers.state.status === 'ready' ? offers.state.value : null;

  /** Address of the order of a server with this plan and the backup. */
  function orderOf(plan: Plan, systems: readonly SystemVersion[], { id: backupId, madeAt }: Backup) {
    const system = systems.find((each) => osText(each) === os);
    return orderHref(plan, {
      os: system ? { family: system.family, version: system.version } : null,
      panel: settings.panel,
      fromBackup: { serverId: id, serverName: domain, backupId, madeAt },
    });
  }

  return {
    question,
    offers,
    actions: {
      onCopyAsk: (source: CopySource) => ask(toCopyRequest(source)),
      onCopyChange: change,
      onCopyConfirm() {
        if (question?.destination === 'new') {
          const plan = offered?.plans.find(({ name }) => name === question.plan);
          const href = plan && offered && orderOf(plan, offered.systems, question.source.backup);
          if (href) void navigate(href);
          return;
        }
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
