import { randomUUID } from 'node:crypto';
import { contract } from '@app/contract/contract';
import { deskSorts } from '@/domain/desk/deskRules';
import { dbOf, newTicket, type PartsIn, type Fixture } from './everyCallFixture';
import { answerOf, callAs } from './signedIn';

/** An answer that can still be taken back. */
async function outgoingAnswer(fixture: Fixture): Promise<{ id: string; answerId: string }> {
  const { id } = await newTicket(fixture);
  const sendAt = new Date(Date.now() + 60_000);
  const row = {
    ticketId: Number(id) as never,
    staffEmail: 'a@b.example',
    text: 'Wrong',
    closes: false,
    sendAt,
  };
  const answer = await dbOf(fixture)
    .insertInto('outgoingAnswer')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, answerId: String(answer.id) };
}

/** A canned answer of every member of staff. */
async function cannedAnswer(fixture: Fixture): Promise<string> {
  const { id } = await dbOf(fixture)
    .insertInto('cannedAnswer')
    .values({ ownerId: null, title: 'Bill', text: 'In the history' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** A guest's ticket with the address of the customer. */
async function guestTicket(fixture: Fixture): Promise<string> {
  const { email } = fixture.customer;
  const body = { email, name: 'Ann', subject: 'No code', message: randomUUID(), language: 'en' };
  const { askSupport } = contract.guest;
  await answerOf(askSupport, callAs(fixture.app, null, askSupport, { body }));
  const { id } = await dbOf(fixture)
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
  deskTicket: async (fixture) => [{ params: { id: (await newTicket(fixture)).id } }],
  answerTicket: async (fixture) => [
    {
      params: { id: (await newTicket(fixture)).id },
      key: randomUUID(),
      body: { text: 'Restart it', closes: true },
    },
  ],
  writeTicket: async (fixture) => [{ params: { id: (await newTicket(fixture)).id } }],
  undoAnswer: async (fixture) => [{ params: await outgoingAnswer(fixture) }],
  noteTicket: async (fixture) => [
    { params: { id: (await newTicket(fixture)).id }, key: randomUUID(), body: { text: 'Ask Olga' } },
  ],
  changeTicket: async (fixture) => [
    { params: { id: (await newTicket(fixture)).id }, body: { field: 'priority', value: 'urgent' } },
  ],
  attachTicket: async (fixture) => [{ params: { id: await guestTicket(fixture) } }],
  mergeTicket: async (fixture) => [
    { params: { id: (await newTicket(fixture)).id }, body: { into: (await newTicket(fixture)).id } },
  ],
  saveCannedAnswer: async (fixture) => [
    {
      params: { id: await cannedAnswer(fixture) },
      body: { title: 'Bill', text: 'See {ticket}', isShared: true },
    },
  ],
  deleteCannedAnswer: async (fixture) => [{ params: { id: await cannedAnswer(fixture) } }],
} satisfies Readonly<Record<string, PartsIn>>;
