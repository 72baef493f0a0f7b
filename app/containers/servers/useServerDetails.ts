import type { ServerId } from '@/domain/server';
import { usePorts } from '@app/providers/PortsProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { useRead } from '@app/reads/useRead';

/** Addresses, history and access of the server whose dialog is open (D7). Their words come with them: nobody needs them before. */
export function useServerDetails(id: ServerId | null) {
  const { servers } = usePorts();
  const { messages } = usePreferences();
  return useRead(
    id === null
      ? null
      : {
          key: `servers/${id}/details`,
          event: 'server-details-failed',
          load: async (signal) => {
            const [details] = await Promise.all([
              servers.details(id, signal),
              messages.ensure(['serverDetails']),
            ]);
            return details;
          },
        },
  );
}
