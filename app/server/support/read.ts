import { sql } from 'kysely';
import type { TicketId } from '@/domain/support';
import type { Db } from '../db/database';
import { parseCursor, toCursor } from '../paging/cursor';
import { withThreads, type StoredTicket } from './store';

/** How many tickets of an account have an answer that was not taken up: `isAnswered` of the domain, counted. */
export async function answeredCount(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('ticket')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('status', '=', 'answered')
    .where('isArchived', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

/** A ticket of an account, or null. */
export async function ticketOf(db: Db, userId: string, id: TicketId): Promise<StoredTicket | null> {
  const rows = await db
    .selectFrom('ticket')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute();
  return (await withThreads(db, userId, rows))[0] ?? null;
}

/** The same for whoever changes it: nobody else does until the transaction ends. */
export async function lockedTicket(tx: Db, userId: string, id: TicketId): Promise<StoredTicket | null> {
  await tx
    .selectFrom('ticket')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return ticketOf(tx, userId, id);
}

/** Tickets of a page, unless the client says how many. */
const usualPage = 50;

/** A page of an account's tickets, by their latest change, newest first. */
export async function ticketPage(
  db: Db,
  userId: string,
  { cursor, limit = usualPage }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<{ items: StoredTicket[]; next: string | null; total: number }> {
  const own = db.selectFrom('ticket').where('userId', '=', userId);
  let page = own
    .selectAll()
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) {
    const { value, id } = parseCursor(cursor, (text) => !Number.isNaN(Date.parse(text)));
    page = page.where(sql<boolean>`("updatedAt", "id") < (${new Date(value)}::timestamptz, ${id}::bigint)`);
  }
  const rows = await page.execute();
  const items = await withThreads(db, userId, rows.slice(0, limit));
  const last = rows.length > limit ? items.at(-1) : undefined;
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { items, next: last ? toCursor({ value: last.updatedAt, id: last.id }) : null, total };
}
