import type { ServerId } from '@/domain/servers/server';
import { usePorts } from '@app/providers/PortsProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { useChanges } from './useChanges';
import { useRead } from './useRead';

/* Reads of single sections of a server's page, apart from those that every page loads. */

type Messages = ReturnType<typeof usePreferences>['messages'];

/** Reads a section with the messages that show it. */
function useSection<Value>(
  id: ServerId,
  section: string,
  areas: Parameters<Messages['ensure']>[0],
  read: (id: ServerId, signal?: AbortSignal) => Promise<Value>,
) {
  const { messages } = usePreferences();
  return useRead({
    key: `servers/${id}/${section}`,
    event: `${section}-load-failed`,
    load: async (signal) => {
      const [value] = await Promise.all([read(id, signal), messages.ensure(areas)]);
      return value;
    },
    watch: useChanges('servers'),
  });
}

/** SSH keys that were put on a server. */
export const useServerSshKeys = (id: ServerId) =>
  useSection(id, 'ssh-keys', ['sshKeys'], usePorts().sshKeys.onServer);

/** Rescue mode of a server. */
export const useRescue = (id: ServerId) => useSection(id, 'rescue', ['rescue'], usePorts().recovery.state);

/** Own image of a server. */
export const useOwnIso = (id: ServerId) =>
  useSection(id, 'iso', ['ownIso', 'files'], usePorts().recovery.iso);

/** Firewall of a server. */
export const useFirewall = (id: ServerId) =>
  useSection(id, 'firewall', ['network'], usePorts().network.firewall);

/** Reverse names of a server's addresses. */
export const useReverseNames = (id: ServerId) =>
  useSection(id, 'reverse-names', ['network'], usePorts().network.reverseNames);
