import { kopecks } from '@/domain/money/money';
import { toServerRow } from '@/domain/servers/serverRow';
import { priceLinesOf } from '@/screens/servers/ServerScreen/priceLines';
import { toBackupsView } from '@/screens/servers/ServerScreen/backupsView';
import ServerBackups from '@/screens/servers/ServerScreen/ServerBackups';
import { useToast } from '@app/providers/ToastProvider';
import { useBackups, useSnapshots } from '@app/reads/backupReads';
import { useFoundServers } from '@app/reads/shellReads';
import { useBackupActions } from './useBackupActions';
import type { SectionProps } from './serverSection';
import { useDiskCopy } from './useDiskCopy';
import { useSnapshotActions } from './useSnapshotActions';

/** Backups section of a server's page. */
export default function BackupsTab({ edited, isBusy }: SectionProps) {
  const { server, settings } = edited;
  const toast = useToast();
  const { state, refresh } = useSnapshots(server.id);
  const { draft, question, actions } = useSnapshotActions(server.id);
  const copy = useDiskCopy(edited);
  const backups = useBackups(server.id);
  const backup = useBackupActions(server.id);
  const targets = useFoundServers('', copy.question !== null);
  return (
    <ServerBackups
      {...actions}
      {...backup.actions}
      {...copy.actions}
      view={toBackupsView({
        server: { ...toServerRow(server), isBusy },
        load: state,
        draft,
        question,
        copy: copy.question,
        targets:
          targets.state.status === 'ready'
            ? { status: 'ready', value: targets.state.value.items }
            : targets.state,
        plans:
          copy.offers.state.status === 'ready'
            ? { status: 'ready', value: copy.offers.state.value.plans }
            : copy.offers.state,
        schedule: settings.backup,
        schedulePrice: priceLinesOf(edited).find(({ id }) => id === 'backup')?.amount ?? kopecks(0),
        backups: { load: backups.state, question: backup.question },
      })}
      onTargetsRetry={() => {
        void targets.refresh();
        void copy.offers.refresh();
      }}
      onRetry={() => void refresh()}
      onBackupsRetry={() => void backups.refresh()}
      onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
    />
  );
}
