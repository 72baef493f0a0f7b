import type { ServerId } from '@/domain/servers/server';
import { usePorts } from '@app/providers/PortsProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { useChanges } from './useChanges';
import { useRead } from './useRead';

/** Snapshots of a server, with the messages that show them. */
export function useSnapshots(id: ServerId) {
  const { snapshots } = usePorts();
  const { messages } = usePreferences();
  const watch = useChanges('servers');
  return useRead({
    key: `servers/${id}/snapshots`,
    event: 'snapshots-load-failed',
    load: async (signal) => {
      const [list] = await Promise.all([snapshots.list(id, signal), messages.ensure(['snapshots'])]);
      return list;
    },
    watch,
  });
}

/** Backups of a server at the provider; none for null. */
export function useBackups(id: ServerId | null) {
  const { backups } = usePorts();
  const watch = useChanges('servers');
  return useRead(
    id && {
      key: `servers/${id}/backups`,
      event: 'backups-load-failed',
      load: (signal) => backups.list(id, signal),
      watch,
    },
  );
}
