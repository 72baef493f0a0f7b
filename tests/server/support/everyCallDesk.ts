import { randomUUID } from 'node:crypto';
import { contract } from '@app/contract/contract';
import { deskSorts } from '@/domain/desk/deskRules';
import { dbOf, newTicket, type PartsIn, type World } from './everyCallWorld';
import { answerOf, callAs } from './signedIn';

/** An answer that can still be taken back. */
async function outgoingAnswer(world: World): Promise<{ id: string; answerId: string }> {
  const { id } = await newTicket(world);
  const sendAt = new Date(Date.now() + 60_000);
  const row = {
    ticketId: Number(id) as never,
    staffEmail: 'a@b.example',
    text: 'Wrong',
    closes: false,
    sendAt,
  };
  const answer = await dbOf(world)
    .insertInto('outgoingAnswer')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, answerId: String(answer.id) };
}

/** A canned answer of every member of staff. */
async function cannedAnswer(world: World): Promise<string> {
  const { id } = await dbOf(world)
    .insertInto('cannedAnswer')
    .values({ ownerId: null, title: 'Bill', text: 'In the history' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** A guest's ticket with the address of the customer. */
async function guestTicket(world: World): Promise<string> {
  const { email } = world.customer;
  const body = { email, name: 'Ann', subject: 'No code', message: 'No mail', language: 'en' };
  const { askSupport } = contract.guest;
  await answerOf(askSupport, callAs(world.app, null, askSupport, { body }));
  const { id } = await dbOf(world)
    .selectFrom('ticket')
    .select('id')
    .where('guestEmail', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Parts of the calls of the desk. */
export const deskParts = {
  tickets: () => [
    {},
    ...deskSorts.map((sort) => ({ query: { sort, direction: 'ascending', limit: '1' } })),
    { query: { search: 'node', status: 'queued', holder: 'me', priority: 'high', department: 'sales' } },
    { query: { holder: 'colleague' } },
  ],
  saveTicketMails: () => [{ body: { choice: 'mine' } }],
  deskTicket: async (world) => [{ params: { id: (await newTicket(world)).id } }],
  answerTicket: async (world) => [
    {
      params: { id: (await newTicket(world)).id },
      key: randomUUID(),
      body: { text: 'Restart it', closes: true },
    },
  ],
  writeTicket: async (world) => [{ params: { id: (await newTicket(world)).id } }],
  undoAnswer: async (world) => [{ params: await outgoingAnswer(world) }],
  noteTicket: async (world) => [
    { params: { id: (await newTicket(world)).id }, key: randomUUID(), body: { text: 'Ask Olga' } },
  ],
  changeTicket: async (world) => [
    { params: { id: (await newTicket(world)).id }, body: { field: 'priority', value: 'urgent' } },
  ],
  attachTicket: async (world) => [{ params: { id: await guestTicket(world) } }],
  mergeTicket: async (world) => [
    { params: { id: (await newTicket(world)).id }, body: { into: (await newTicket(world)).id } },
  ],
  saveCannedAnswer: async (world) => [
    {
      params: { id: await cannedAnswer(world) },
      body: { title: 'Bill', text: 'See {ticket}', isShared: true },
    },
  ],
  deleteCannedAnswer: async (world) => [{ params: { id: await cannedAnswer(world) } }],
} satisfies Readonly<Record<string, PartsIn>>;
