import { useCallback, useReducer } from 'react';
import type { Server } from '@/domain/server';
import { serverRules } from '@/domain/serverRules';
import { ServerListScreen } from '@/screens/servers/ServerListScreen/ServerListScreen';
import { toServerListView } from '@/screens/servers/ServerListScreen/serverListView';
import { serverOverlayReducer, type ServerTopic } from '@/screens/servers/ServerListScreen/serverOverlay';
import { listPlan } from '@app/lists/listSource';
import { useList } from '@app/lists/useList';
import { useCart } from '@app/providers/useCart';
import type { Ports } from '@app/ports/ports';
import { usePorts } from '@app/providers/PortsProvider';
import { useServerDetails } from '@app/reads/pageReads';
import { readsOf } from '@app/reads/useReads';
import { useToast } from '@app/providers/ToastProvider';
import { useLeaving } from './useLeaving';
import { serversSource } from './serversSource';
import { useReboot } from './useReboot';

/** What the page shows first, requested before it has rendered. */
export const readAhead = (ports: Ports) =>
  readsOf(ports)
    .open(listPlan(serverRules, serversSource(ports, 'vps')))
    .readAhead();

/** The customer's servers (§2 'Server management', D7, D8, D9). */
export default function ServerListContainer() {
  const toast = useToast();
  const rebootAll = useReboot();
  const [overlay, dispatch] = useReducer(serverOverlayReducer, { kind: 'none' });
  const details = useServerDetails(overlay.kind === 'details' ? overlay.server.id : null);
  const state = useCart();
  const cart = state.status === 'ready' ? state.entries : [];
  const leaving = useLeaving();
  const list = useList(serverRules, serversSource(usePorts(), 'vps'));

  // Stays the same function, so that the rows that hold it need not render again.
  const requestReboot = useCallback(
    (server: Server) => dispatch({ type: 'rebootRequested', servers: [server] }),
    [],
  );

  const openDetails = useCallback(
    (topic: ServerTopic, server: Server) => dispatch({ type: 'detailsRequested', topic, server }),
    [],
  );

  const reboot = (chosen: readonly Server[]) => {
    dispatch({ type: 'rebootSubmitted' });
    rebootAll(chosen, {
      onAccepted: () => dispatch({ type: 'closed' }),
      onRefused: () => dispatch({ type: 'rebootFailed' }),
    });
  };

  return (
    <ServerListScreen
      {...list.actions}
      {...leaving.actions}
      view={toServerListView({ ...list, overlay, details: details.state, leaving: leaving.dialog, cart })}
      onServerReboot={requestReboot}
      onSelectionReboot={() => dispatch({ type: 'rebootRequested', servers: list.selected.rows })}
      onRebootConfirm={() => overlay.kind === 'reboot' && reboot(overlay.servers)}
      onDetailsOpen={openDetails}
      onDetailsRetry={() => void details.refresh()}
      onOverlayClose={() => dispatch({ type: 'closed' })}
      onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
    />
  );
}
