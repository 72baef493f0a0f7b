import type { ServerId } from '@/domain/servers/server';
import { usePorts } from '@app/providers/PortsProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { useChanges } from './useChanges';
import { useRead } from './useRead';

/* Reads of single sections of a server's page, apart from those that every page loads. */

/** Rescue mode of a server, with the messages that show it. */
export function useRescue(id: ServerId) {
  const { recovery } = usePorts();
  const { messages } = usePreferences();
  const watch = useChanges('servers');
  return useRead({
    key: `servers/${id}/rescue`,
    event: 'rescue-load-failed',
    load: async (signal) => {
      const [state] = await Promise.all([recovery.state(id, signal), messages.ensure(['rescue'])]);
      return state;
    },
    watch,
  });
}

/** Own image of a server, with the messages that show it. */
export function useOwnIso(id: ServerId) {
  const { recovery } = usePorts();
  const { messages } = usePreferences();
  const watch = useChanges('servers');
  return useRead({
    key: `servers/${id}/iso`,
    event: 'iso-load-failed',
    load: async (signal) => {
      const [iso] = await Promise.all([recovery.iso(id, signal), messages.ensure(['ownIso', 'files'])]);
      return iso;
    },
    watch,
  });
}

/** Firewall of a server, with the messages that show it. */
export function useFirewall(id: ServerId) {
  const { network } = usePorts();
  const { messages } = usePreferences();
  const watch = useChanges('servers');
  return useRead({
    key: `servers/${id}/firewall`,
    event: 'firewall-load-failed',
    load: async (signal) => {
      const [firewall] = await Promise.all([network.firewall(id, signal), messages.ensure(['network'])]);
      return firewall;
    },
    watch,
  });
}

/** Reverse names of a server's addresses, with the messages that show them. */
export function useReverseNames(id: ServerId) {
  const { network } = usePorts();
  const { messages } = usePreferences();
  const watch = useChanges('servers');
  return useRead({
    key: `servers/${id}/reverse-names`,
    event: 'reverse-names-load-failed',
    load: async (signal) => {
      const [names] = await Promise.all([network.reverseNames(id, signal), messages.ensure(['network'])]);
      return names;
    },
    watch,
  });
}
