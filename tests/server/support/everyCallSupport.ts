import { randomUUID } from 'node:crypto';
import { newTicket, serverParts, ticketBody, type PartsIn } from './everyCallFixture';

/** A statement of one line, which the portal does not know. */
export const statementBody = () => {
  const entry = randomUUID();
  const amount = { currency: 'RUB', minor: 100 };
  const line = { kind: 'payment', entry, reference: entry, payment: null, amount, day: '2026-11-20' };
  return { gateway: 'stripe', lines: [line], days: { from: '2026-11-20', to: '2026-11-20' } };
};

/** Parts of the calls of a customer's tickets. */
export const supportParts = {
  list: () => [
    {},
    { query: { limit: '1' } },
    { query: { search: 'node', archived: '1', sort: 'delay', department: 'sales' } },
  ],
  ticket: async (fixture) => [{ params: { id: (await newTicket(fixture)).id } }],
  create: async (fixture) => [
    {
      key: randomUUID(),
      body: { ...ticketBody, serverId: (await serverParts(fixture)).id },
      files: [new File(['a note'], 'note.txt')],
    },
  ],
  reply: async (fixture) => [
    {
      params: { id: (await newTicket(fixture)).id },
      key: randomUUID(),
      body: { message: 'More' },
      files: [new File(['a note'], 'note.txt')],
    },
  ],
  close: async (fixture) => [{ params: { id: (await newTicket(fixture)).id } }],
  setArchived: async (fixture) => [{ body: { ids: [(await newTicket(fixture)).id], isArchived: true } }],
  attachment: async (fixture) => [{ params: { ...(await newTicket(fixture)) } }],
} satisfies Readonly<Record<string, PartsIn>>;
