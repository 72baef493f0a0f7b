import type { EditedServer } from '@/domain/servers/serverSettings';
import { toServerRow } from '@/domain/servers/serverRow';
import { toBackupsView } from '@/screens/servers/ServerScreen/backupsView';
import ServerBackups from '@/screens/servers/ServerScreen/ServerBackups';
import { useToast } from '@app/providers/ToastProvider';
import { useSnapshots } from '@app/reads/pageReads';
import { useFoundServers } from '@app/reads/shellReads';
import { useSnapshotActions } from './useSnapshotActions';

/** Backups section of a server's page. */
export default function BackupsTab({ edited: { server, settings } }: { edited: EditedServer }) {
  const toast = useToast();
  const { state, refresh } = useSnapshots(server.id);
  const { draft, question, copy, actions } = useSnapshotActions(server.id);
  const targets = useFoundServers('', copy !== null);
  return (
    <ServerBackups
      {...actions}
      view={toBackupsView({
        server: toServerRow(server),
        load: state,
        draft,
        question,
        copy,
        targets:
          targets.state.status === 'ready'
            ? { status: 'ready', value: targets.state.value.items }
            : targets.state,
        schedule: settings.backup,
      })}
      onTargetsRetry={() => void targets.refresh()}
      onRetry={() => void refresh()}
      onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
    />
  );
}
