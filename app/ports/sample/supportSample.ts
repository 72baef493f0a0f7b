import type { IsoDateTime } from '@/domain/dates';
import type { Ticket, TicketId, TicketMessage } from '@/domain/support';
import type { SupportPort } from '@app/ports/ports';
import type { Latency } from './latency';

/** Where the session's tickets are stored; what cannot be stored there lives in memory. */
export interface TicketStore {
  read: () => readonly Ticket[];
  write: (tickets: readonly Ticket[]) => void;
}

export interface SupportSampleOptions {
  latency: Latency;
  now: () => IsoDateTime;
  store: TicketStore;
}

/** The first number given. */
const firstId = 5001;

/**
 * Tickets of this session: none at first (§2), then those that were made in it. Nothing is sent anywhere, so nobody
 * pretends to answer: a robot confirms that the ticket is in the queue, and says that it is a robot.
 */
export function supportSample({ latency, now, store }: SupportSampleOptions): SupportPort {
  const change = (id: TicketId, edit: (ticket: Ticket) => Ticket): Ticket => {
    const tickets = store.read();
    const ticket = tickets.find((each) => each.id === id);
    if (!ticket) throw new Error(`No ticket ${id}`);
    const changed = edit(ticket);
    store.write(tickets.map((each) => (each === ticket ? changed : each)));
    return changed;
  };
  const written = (
    message: string,
    files: readonly { name: string; size: number }[],
    id: number,
  ): TicketMessage => ({
    id,
    at: now(),
    author: 'customer',
    text: message,
    attachments: files.map(({ name, size }) => ({ name, size })),
  });
  return {
    async list(signal) {
      await latency(signal);
      return store.read();
    },
    async ticket(id, signal) {
      await latency(signal);
      return store.read().find((ticket) => ticket.id === id) ?? null;
    },
    async answers(signal) {
      await latency(signal);
      // Only whoever writes to support needs them.
      const { sampleAnswers } = await import('@/sample-data/supportAnswers');
      return sampleAnswers;
    },
    async create({ message, ...ticket }, files) {
      await latency();
      const tickets = store.read();
      const id = tickets.reduce((next, each) => Math.max(next, each.id + 1), firstId) as TicketId;
      const made: Ticket = {
        ...ticket,
        id,
        status: 'queued',
        isArchived: false,
        updatedAt: now(),
        messages: [written(message, files, 1), { id: 2, at: now(), author: 'robot', notice: 'queued' }],
      };
      store.write([...tickets, made]);
      return made;
    },
    async reply(id, message, files) {
      await latency();
      return change(id, (ticket) => ({
        ...ticket,
        status: 'queued',
        updatedAt: now(),
        messages: [...ticket.messages, written(message, files, ticket.messages.length + 1)],
      }));
    },
    async close(id) {
      await latency();
      return change(id, (ticket) => ({ ...ticket, status: 'closed', updatedAt: now() }));
    },
    async setArchived(ids, isArchived) {
      await latency();
      store.write(
        store.read().map((ticket) => (ids.includes(ticket.id) ? { ...ticket, isArchived } : ticket)),
      );
    },
  };
}
