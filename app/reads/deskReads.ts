import type { DeskConditions, DeskSortKey } from '@/domain/desk/deskRules';
import type { ListQuery } from '@/domain/list/listRules';
import { rowsPerPart } from '@/domain/list/pagedList';
import type { TicketId } from '@/domain/support/support';
import { usePorts } from '@app/providers/PortsProvider';
import { useChanges } from './useChanges';
import { useRead } from './useRead';

/* Reads of the support desk; customers' messages and colleagues' actions change them live. */

/** Number of unanswered tickets, for the menu. */
export function useDeskCounts() {
  const { desk } = usePorts();
  const watch = useChanges('desk');
  return useRead({ key: 'desk/counts', event: 'desk-counts-failed', load: desk.counts, watch });
}

export function useResponseTimes() {
  const { desk } = usePorts();
  return useRead({ key: 'desk/times', event: 'desk-times-failed', load: desk.responseTimes });
}

/** Tickets about which the reader gets mails; not read for staff who may not answer. */
export function useTicketMails(mayAnswer: boolean) {
  const { desk } = usePorts();
  return useRead(
    mayAnswer ? { key: 'desk/mails', event: 'desk-mails-failed', load: desk.ticketMails } : null,
  );
}

/** A ticket for staff; null for an unknown id. */
export function useDeskTicket(id: TicketId | null) {
  const { desk } = usePorts();
  const load = (signal: AbortSignal) => (id === null ? Promise.resolve(null) : desk.ticket(id, signal));
  const watch = useChanges('desk');
  return useRead({ key: `desk/ticket/${id}`, event: 'desk-ticket-failed', load, watch });
}

/** Start of the queue with this query, which colleagues may be answering too. */
export function useQueueOf(id: TicketId | null, query: ListQuery<DeskSortKey, DeskConditions>, key: string) {
  const { desk } = usePorts();
  const watch = useChanges('desk');
  return useRead(
    id === null
      ? null
      : {
          key: `desk/queue/${id}${key}`,
          event: 'desk-queue-failed',
          load: (signal: AbortSignal) => desk.tickets(query, { cursor: null, limit: rowsPerPart }, signal),
          watch,
        },
  );
}

export function useCannedAnswers() {
  const { desk } = usePorts();
  return useRead({ key: 'desk/canned', event: 'desk-canned-failed', load: desk.cannedAnswers });
}
