import { useCallback, type Dispatch } from 'react';
import type { Server } from '@/domain/server';
import type { ServerOverlayAction, ServerTopic } from '@/screens/servers/ServerListScreen/serverOverlay';
import { useLatestRequest } from '@app/containers/loading/useLatestRequest';
import { useListRead } from '@app/lists/useListRead';
import { usePorts } from '@app/providers/PortsProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';

/** The list of servers, and the details of one for its dialog (D7). */
export function useServerReads(dispatch: Dispatch<ServerOverlayAction>) {
  const { servers } = usePorts();
  const { messages } = usePreferences();
  const list = useListRead('servers-failed', servers.list);

  const requestDetails = useLatestRequest();
  const openDetails = useCallback(
    (topic: ServerTopic, server: Server) => {
      const { id } = server;
      dispatch({ type: 'detailsRequested', topic, server });
      requestDetails(
        // Their words come with them: nobody needs them before.
        (signal) =>
          Promise.all([servers.details(id, signal), messages.ensure(['serverDetails'])]).then(
            ([value]) => value,
          ),
        (value) => dispatch({ type: 'detailsChanged', id, details: { status: 'ready', value } }),
        (reason) => dispatch({ type: 'detailsChanged', id, details: { status: 'error', reason } }),
      );
    },
    [requestDetails, dispatch, servers, messages],
  );
  return { list, openDetails };
}
