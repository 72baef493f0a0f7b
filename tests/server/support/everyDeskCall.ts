import { dbOf, newTicket, type World } from './everyCallWorld';

/** An answer that can still be taken back. */
export async function outgoingAnswer(world: World): Promise<{ id: string; answerId: string }> {
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
export async function cannedAnswer(world: World): Promise<string> {
  const { id } = await dbOf(world)
    .insertInto('cannedAnswer')
    .values({ ownerId: null, title: 'Bill', text: 'In the history' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}
