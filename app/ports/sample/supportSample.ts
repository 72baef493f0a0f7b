import type { IsoDateTime } from '@/domain/time/dates';
import { applyToRows } from '@/domain/list/bulkAction';
import type { Ticket, TicketId } from '@/domain/support/support';
import { ticketRules } from '@/domain/support/ticketRules';
import { closedTicket, firstTicketId, openedTicket, repliedTicket } from '@/domain/support/supportThread';
import type { SupportPort } from '@app/ports/ports';
import { answersParts } from './answersParts';
import { answerAfter, type Latency } from './latency';

/** Storage of the session's tickets, or memory where storage is unavailable. */
export interface TicketStore {
  read: () => readonly Ticket[];
  write: (tickets: readonly Ticket[]) => void;
}

export interface SupportSampleOptions {
  latency: Latency;
  now: () => IsoDateTime;
  store: TicketStore;
}

/** Tickets of this session: initially none (§2). Nothing is sent anywhere. */
export function supportSample({ latency, now, store }: SupportSampleOptions): SupportPort {
  const change = (id: TicketId, edit: (ticket: Ticket) => Ticket): Ticket => {
    const tickets = store.read();
    const ticket = tickets.find((each) => each.id === id);
    if (!ticket) throw new Error(`No ticket ${id}`);
    const changed = edit(ticket);
    store.write(tickets.map((each) => (each === ticket ? changed : each)));
    return changed;
  };
  const archive = (ids: readonly TicketId[], isArchived: boolean) =>
    store.write(store.read().map((ticket) => (ids.includes(ticket.id) ? { ...ticket, isArchived } : ticket)));
  const after = answerAfter(latency);
  return {
    list: answersParts(latency)(store.read, ticketRules),
    ticket: (id, signal) => after(() => store.read().find((ticket) => ticket.id === id) ?? null, signal),
    async answers(signal) {
      await latency(signal);
      // Loaded on demand: only support pages need them.
      const { sampleAnswers } = await import('@/sample-data/supportAnswers');
      return sampleAnswers;
    },
    async create(ticket, attachments) {
      await latency();
      const tickets = store.read();
      const id = tickets.reduce((next, each) => Math.max(next, each.id + 1), firstTicketId) as TicketId;
      const made = openedTicket(ticket, { id, at: now(), attachments });
      store.write([...tickets, made]);
      return made;
    },
    reply: (id, text, attachments) =>
      after(() => change(id, (ticket) => repliedTicket(ticket, { text, attachments }, now()))),
    close: (id) => after(() => change(id, (ticket) => closedTicket(ticket, now()))),
    async archiveListed(isArchived, listed) {
      await latency();
      const { ids, part } = applyToRows(store.read(), ticketRules, listed, () => true);
      archive(ids, isArchived);
      return part;
    },
    async setArchived(ids, isArchived) {
      await latency();
      archive(ids, isArchived);
    },
  };
}
