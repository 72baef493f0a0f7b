import { useCallback, useReducer, useState } from 'react';
import type { Listed } from '@/domain/list/bulkAction';
import type { Server, ServerId } from '@/domain/servers/server';
import { serverRules, type ServerConditions, type ServerSortKey } from '@/domain/servers/serverRules';
import { useI18n } from '@/i18n/I18nProvider';
import { ServerListScreen } from '@/screens/servers/ServerListScreen/ServerListScreen';
import { toServerListView } from '@/screens/servers/ServerListScreen/serverListView';
import { serverOverlayReducer, type ServerTopic } from '@/screens/servers/ServerListScreen/serverOverlay';
import { lazyPart } from '@/primitives/lazyPart';
import { listPlan } from '@app/lists/listSource';
import { useList } from '@app/lists/useList';
import { useBulkAction } from '@app/lists/useBulkAction';
import { useCart } from '@app/providers/useCart';
import type { Ports } from '@app/ports/ports';
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
  const cancellation = useServerCancellation();
  const [hidden, setHidden] = useState(hiddenColumns);
  const [tagged, setTagged] = useState<Server | null>(null);
  const list = useList(serverRules, serversSource(ports, 'vps'));

  // The messages of a restart are loaded with its question.
  const askReboot = useCallback(
    (onDone: () => void) =>
      void act({
        event: 'reboot-messages-failed',
        call: messages.ensure(['reboot']).then(onDone),
        onFailed: () => ({ title: t('common.error.offline') }),
      }),
    [act, messages, t],
  );

  const rebootListed = useBulkAction(
    'server-reboot-failed',
    (listed: Listed<ServerId, ServerSortKey, ServerConditions>, cursor) =>
      ports.servers.rebootListed('vps', listed, cursor),
    ({ done }) => {
      list.clearSelection();
      invalidate('servers');
      // Shown when the restarts start, because thousands take minutes.
      if (done > 0)
        toast({
          type: 'info',
          title: t('reboot.notice.rebooting', { count: done }),
          message: t('reboot.effect', { count: done }),
        });
    },
  );
  const rebootSelection = () => {
    const { chosen, rows, sums } = list.selected;
    askReboot(() => {
      if (chosen.by === 'rows') dispatch({ type: 'rebootRequested', servers: rows });
      else rebootListed.ask(chosen, { count: chosen.count, eligible: sums?.rebootable ?? chosen.count });
    });
  };

  // A stable function, so that rows do not re-render.
  const requestReboot = useCallback(
    (server: Server) => askReboot(() => dispatch({ type: 'rebootRequested', servers: [server] })),
    [askReboot],
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
    bulkAction: rebootListed.view,
    cart,
    openBills: summary.status === 'ready' ? summary.value.unpaidItems : undefined,
  });
  return (
    <ServerListScreen
      {...list.actions}
      {...cancellation.actions}
      {...rebootListed.answers}
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
      onRebootConfirm={() => overlay.kind === 'reboot' && reboot(overlay.servers)}
      onDetailsOpen={openDetails}
      onDetailsRetry={() => void details.refresh()}
      onOverlayClose={() => dispatch({ type: 'closed' })}
      onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
    />
  );
}
