import { useCallback } from 'react';
import type { Ticket, TicketId } from '@/domain/support/support';
import type { Listed } from '@/domain/list/bulkAction';
import { ticketRules, type TicketConditions, type TicketSortKey } from '@/domain/support/ticketRules';
import { useI18n } from '@/i18n/I18nProvider';
import { TicketListScreen } from '@/screens/support/TicketListScreen/TicketListScreen';
import { toTicketListView } from '@/screens/support/TicketListScreen/ticketListView';
import { useAction } from '@app/calls/calls';
import { useNow } from '@app/device/clock';
import { useBulkAction } from '@app/lists/useBulkAction';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';
import { useChanges } from '@app/reads/useChanges';
import { useToast, type NewNotice } from '@app/providers/ToastProvider';

/** The customer's tickets (§2 'Support tickets'). */
export default function TicketListContainer() {
  const { support } = usePorts();
  const { t } = useI18n();
  const toast = useToast();
  const act = useAction();
  const now = useNow();
  const { invalidate } = useReads();
  const list = useList(ticketRules, {
    key: 'tickets',
    event: 'tickets-load-failed',
    readPart: support.list,
    watch: useChanges('tickets'),
  });
  const { query, change, selected, clearSelection } = list;

  // Optimistic; reverted if the port refuses.
  const apply = useCallback(
    (ids: readonly TicketId[], isArchived: boolean, onDone?: () => NewNotice) => {
      const takeBack = change((tickets) =>
        tickets.map((ticket) => (ids.includes(ticket.id) ? { ...ticket, isArchived } : ticket)),
      );
      clearSelection();
      void act({
        event: 'ticket-move-failed',
        call: support.setArchived(ids, isArchived),
        onDone: () => {
          invalidate('tickets', 'ticket', 'account');
          return onDone?.();
        },
        onFailed: () => {
          takeBack();
          return { title: t('support.notice.moveFailed') };
        },
      });
    },
    [act, change, clearSelection, support, invalidate, t],
  );
  const move = useCallback(
    (tickets: readonly Pick<Ticket, 'id'>[], isArchived: boolean) => {
      if (tickets.length === 0) return;
      const ids = tickets.map(({ id }) => id);
      apply(ids, isArchived, () => ({
        type: 'success',
        title: t(isArchived ? 'support.notice.archived' : 'support.notice.restored', { count: ids.length }),
        ...(isArchived ? { message: t('support.notice.archivedText') } : {}),
        action: { label: t('support.notice.undo'), onSelect: () => apply(ids, !isArchived) },
      }));
    },
    [apply, t],
  );
  const isArchive = query.filter.archived !== null;
  const moveListed = useBulkAction(
    'ticket-move-failed',
    (listed: Listed<TicketId, TicketSortKey, TicketConditions>, cursor) =>
      support.archiveListed(!isArchive, listed, cursor),
    ({ done }) => {
      clearSelection();
      invalidate('tickets', 'ticket', 'account');
      if (done > 0)
        toast({
          type: 'success',
          title: t(isArchive ? 'support.notice.restored' : 'support.notice.archived', { count: done }),
        });
    },
  );
  const moveSelection = () => {
    const { chosen, rows } = selected;
    if (chosen.by === 'rows') move(rows, !isArchive);
    else moveListed.ask(chosen, { count: chosen.count, eligible: chosen.count });
  };
  const moveTicket = useCallback((ticket: Ticket) => move([ticket], !ticket.isArchived), [move]);

  return (
    <TicketListScreen
      {...list.actions}
      {...moveListed.answers}
      view={toTicketListView({ ...list, bulkAction: moveListed.view, now })}
      onSelectionMove={moveSelection}
      onTicketMove={moveTicket}
      onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
    />
  );
}
