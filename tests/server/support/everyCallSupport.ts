import { randomUUID } from 'node:crypto';
import { newTicket, serverParts, ticketBody, type PartsIn } from './everyCallWorld';

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
  ticket: async (world) => [{ params: { id: (await newTicket(world)).id } }],
  create: async (world) => [
    {
      key: randomUUID(),
      body: { ...ticketBody, serverId: (await serverParts(world)).id },
      files: [new File(['a note'], 'note.txt')],
    },
  ],
  reply: async (world) => [
    {
      params: { id: (await newTicket(world)).id },
      key: randomUUID(),
      body: { message: 'More' },
      files: [new File(['a note'], 'note.txt')],
    },
  ],
  close: async (world) => [{ params: { id: (await newTicket(world)).id } }],
  setArchived: async (world) => [{ body: { ids: [(await newTicket(world)).id], isArchived: true } }],
  attachment: async (world) => [{ params: { ...(await newTicket(world)) } }],
} satisfies Readonly<Record<string, PartsIn>>;
