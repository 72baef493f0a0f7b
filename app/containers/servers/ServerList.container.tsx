import { useCallback, useReducer, useState } from 'react';
import type { BulkPowerAction } from '@/domain/servers/power';
import type { Server } from '@/domain/servers/server';
import { serverRules } from '@/domain/servers/serverRules';
import { useI18n } from '@/i18n/I18nProvider';
import { ServerListScreen } from '@/screens/servers/ServerListScreen/ServerListScreen';
import { toServerListView } from '@/screens/servers/ServerListScreen/serverListView';
import { bulkPowerNotice } from '@/screens/servers/ServerListScreen/bulkPowerNotice';
import { serverOverlayReducer, type ServerTopic } from '@/screens/servers/ServerListScreen/serverOverlay';
import { lazyPart } from '@/primitives/lazyPart';
import { listPlan } from '@app/lists/listSource';
import { useList } from '@app/lists/useList';
import { useBulkAction } from '@app/lists/useBulkAction';
import { useCart } from '@app/providers/useCart';
import type { Ports, ServersPort } from '@app/ports/ports';
import { useAction } from '@app/calls/calls';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { usePorts } from '@app/providers/PortsProvider';
import { useServerDetails } from '@app/reads/pageReads';
import { useAccountSummary } from '@app/reads/shellReads';
import { readsOf, useReads } from '@app/reads/useReads';
import { useToast } from '@app/providers/ToastProvider';
import { hiddenColumns } from '@app/stores/hiddenColumns';
import { useServerCancellation } from './useServerCancellation';
import { serversSource } from './serversSource';
import { useReboot } from './useReboot';

// Loaded when they open.
const ServerFilterPanel = lazyPart(() => import('./ServerFilterPanel'));
const ServerTags = lazyPart(() => import('./ServerTags'));

/** Servers of a power action. */
interface BulkPower {
  action: BulkPowerAction;
  chosen: Parameters<ServersPort['powerListed']>[2];
}

/** Requests the page's data before it renders. */
export const prefetch = (ports: Ports) =>
  readsOf(ports)
    .open(listPlan(serverRules, serversSource(ports, 'vps')))
    .prefetch();

/** The customer's servers (§2 'Server management', D7, D8, D9). */
export default function ServerListContainer() {
  const ports = usePorts();
  const { t } = useI18n();
  const { invalidate } = useReads();
  const toast = useToast();
  const act = useAction();
  const { messages } = usePreferences();
  const rebootAll = useReboot();
  const [overlay, dispatch] = useReducer(serverOverlayReducer, { kind: 'none' });
  const details = useServerDetails(overlay.kind === 'details' ? overlay.server.id : null);
  const state = useCart();
  const cart = state.status === 'ready' ? state.entries : [];
  const { state: summary } = useAccountSummary(true);
  const knownBills = summary.status === 'ready' ? summary.value.unpaidItems : 0;
  const cancellation = useServerCancellation();
  const [hidden, setHidden] = useState(hiddenColumns);
  const [tagged, setTagged] = useState<Server | null>(null);
  const list = useList(serverRules, serversSource(ports, 'vps'));

  // The messages of a power action are loaded with its question.
  const askPower = useCallback(
    (onDone: () => void) =>
      void act({
        event: 'reboot-messages-failed',
        call: messages.ensure(['reboot', 'serverPower']).then(onDone),
        onFailed: () => ({ title: t('common.error.offline') }),
      }),
    [act, messages, t],
  );

  const bulkPower = useBulkAction(
    'server-power-failed',
    ({ action, chosen }: BulkPower, cursor) => ports.servers.powerListed(action, 'vps', chosen, cursor),
    ({ done: count }, { action }) => {
      list.clearSelection();
      invalidate('servers');
      // Shown when the actions start, because thousands take minutes.
      if (count > 0) toast({ type: 'info', ...bulkPowerNotice({ t }, action, count) });
    },
  );
  const askBulkPower = (action: BulkPowerAction) => {
    const { chosen, count, rows, sums } = list.selected;
    const eligible = (action === 'start' ? sums?.startable : sums?.rebootable) ?? count;
    askPower(() =>
      bulkPower.ask(
        { action, chosen: chosen.by === 'query' ? chosen : { ids: rows.map(({ id }) => id) } },
        { count, eligible },
      ),
    );
  };
  const rebootSelection = () => {
    const { chosen, rows } = list.selected;
    if (chosen.by === 'query') askBulkPower('restart');
    else askPower(() => dispatch({ type: 'rebootRequested', servers: rows }));
  };

  // A stable function, so that rows do not re-render.
  const requestReboot = useCallback(
    (server: Server) => askPower(() => dispatch({ type: 'rebootRequested', servers: [server] })),
    [askPower],
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

  const view = toServerListView({
    ...list,
    overlay,
    details: details.state,
    cancellation: cancellation.dialog,
    bulkAction: bulkPower.view &&
      bulkPower.subject && { ...bulkPower.view, action: bulkPower.subject.action },
    cart,
    openBills: summary.status === 'loading' ? null : knownBills,
  });
  return (
    <ServerListScreen
      {...list.actions}
      {...cancellation.actions}
      {...bulkPower.answers}
      view={view}
      hiddenColumns={hidden}
      filterPanel={
        <ServerFilterPanel
          query={list.query}
          options={view.options}
          hidden={hidden}
          onHiddenChange={setHidden}
          onFilterChange={list.actions.onFilterChange}
        />
      }
      tagsForm={
        tagged && <ServerTags server={tagged} known={view.options.tags} onClose={() => setTagged(null)} />
      }
      onTagsEdit={setTagged}
      onServerReboot={requestReboot}
      onSelectionReboot={rebootSelection}
      onSelectionPower={askBulkPower}
      onRebootConfirm={() => overlay.kind === 'reboot' && reboot(overlay.servers)}
      onDetailsOpen={openDetails}
      onDetailsRetry={() => void details.refresh()}
      onOverlayClose={() => dispatch({ type: 'closed' })}
      onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
    />
  );
}
