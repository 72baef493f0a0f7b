import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { TicketId } from '@/domain/support';
import { useI18n } from '@/i18n/I18nProvider';
import { TicketListScreen } from '@/screens/support/TicketListScreen/TicketListScreen';
import type { TicketRow } from '@/screens/support/TicketListScreen/ticketListTypes';
import { useListAddress } from '@app/lists/useListAddress';
import { request } from '@app/containers/loading/request';
import { useNow } from '@app/device/clock';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import {
  initialTicketListState,
  ticketListReducer,
} from '@/screens/support/TicketListScreen/ticketListState';
import { formatTicketListUrl, parseTicketListUrl } from '@/screens/support/TicketListScreen/ticketListUrl';
import {
  listTickets,
  selectedRows,
  toTicketListView,
} from '@/screens/support/TicketListScreen/toTicketListView';

/** The customer's tickets (§2 'Support tickets'). */
export default function TicketListContainer() {
  const { search } = useLocation();
  const { support } = usePorts();
  const { t } = useI18n();
  const toast = useToast();
  const now = useNow();
  const [attempt, setAttempt] = useState(0);
  const [state, dispatch] = useReducer(ticketListReducer, search, (said) =>
    initialTicketListState(parseTicketListUrl(said)),
  );
  const { load, query, selection } = state;
  useListAddress(formatTicketListUrl(query), (said) =>
    dispatch({ type: 'addressChanged', query: parseTicketListUrl(said) }),
  );

  useEffect(() => {
    dispatch({ type: 'loadStarted' });
    return request(
      support.list,
      (tickets) => dispatch({ type: 'loaded', tickets }),
      (reason) => dispatch({ type: 'loadFailed', reason }),
    );
  }, [support, attempt]);

  const rows = useMemo(() => listTickets({ load, query }, now), [load, query, now]);

  // At once on screen; back again when the port refuses.
  const apply = useCallback(
    (ids: readonly TicketId[], isArchived: boolean, onDone: () => void) => {
      dispatch({ type: 'moved', ids, isArchived });
      support.setArchived(ids, isArchived).then(onDone, () => {
        dispatch({ type: 'moved', ids, isArchived: !isArchived });
        toast({ type: 'error', title: t('support.notice.moveFailed') });
      });
    },
    [support, t, toast],
  );
  const move = useCallback(
    (ids: readonly TicketId[], isArchived: boolean) => {
      if (ids.length === 0) return;
      apply(ids, isArchived, () =>
        toast({
          type: 'success',
          title: t(isArchived ? 'support.notice.archived' : 'support.notice.restored', {
            count: ids.length,
          }),
          ...(isArchived ? { message: t('support.notice.archivedText') } : {}),
          action: {
            label: t('support.notice.undo'),
            onSelect: () => apply(ids, !isArchived, () => undefined),
          },
        }),
      );
    },
    [apply, t, toast],
  );
  const moveTicket = useCallback(({ id, isArchived }: TicketRow) => move([id], !isArchived), [move]);

  return (
    <>
      <DocumentTitle of="support.title" />
      <TicketListScreen
        view={toTicketListView(state, rows, now)}
        onSearchChange={(text) => dispatch({ type: 'searched', search: text })}
        onFilterToggle={() => dispatch({ type: 'filterToggled' })}
        onFilterChange={(change) => dispatch({ type: 'filtered', change })}
        onQueryReset={() => dispatch({ type: 'queryReset' })}
        onSortChange={(sort) => dispatch({ type: 'sorted', sort })}
        onSelectionChange={(chosen) => dispatch({ type: 'selected', selection: chosen })}
        onRetry={() => setAttempt((count) => count + 1)}
        onSelectionMove={() =>
          move(
            selectedRows(rows ?? [], selection).map(({ id }) => id),
            !query.filter.isArchived,
          )
        }
        onTicketMove={moveTicket}
        onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
      />
    </>
  );
}
