import { sql } from 'kysely';
import { ticketStatuses, type TicketId } from '@/domain/support/support';
import {
  noDelayKey,
  ticketRules,
  type TicketConditions,
  type TicketsAbout,
  type TicketSortKey,
} from '@/domain/support/ticketRules';
import type { Db } from '../db/database';
import { listPage, listSource, type ListColumns, type ListRequest } from '../paging/listPage';
import { byRank, byText, byValue } from '../paging/order';
import { isOwnedBy, withThreads, type StoredTicket, type TicketOwner } from './store';

/** Counts an account's tickets with an unread answer: `isAnswered` of the domain. */
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

/** Returns a ticket of an owner, or null. */
export async function ticketOf(db: Db, owner: TicketOwner, id: TicketId): Promise<StoredTicket | null> {
  const rows = await db
    .selectFrom('ticket')
    .selectAll()
    .where(isOwnedBy(owner))
    .where('id', '=', id)
    .execute();
  return (await withThreads(db, owner, rows))[0] ?? null;
}

/** Returns and locks a ticket of an owner until the transaction ends. */
export async function lockedTicket(tx: Db, owner: TicketOwner, id: TicketId): Promise<StoredTicket | null> {
  await tx
    .selectFrom('ticket')
    .select('id')
    .where(isOwnedBy(owner))
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return ticketOf(tx, owner, id);
}

const messages = sql`"ticketMessage" as "message"
  where "message"."userId" = "ticket"."userId" and "message"."ticketId" = "ticket"."id"`;

/** SQL for `delayKey` of the domain: smaller for customers who wrote later. */
const delay = sql<number>`coalesce(case when "status" = 'queued' then (
  select -(extract(epoch from "message"."at") * 1000)::bigint
  from ${messages} and "message"."author" = 'customer' order by "message"."number" desc limit 1)
  end, ${sql.lit(noDelayKey)})`;

const columns: ListColumns<TicketSortKey, TicketConditions> = {
  id: 'id',
  sorts: {
    id: byValue('id', 'bigint'),
    subject: byText('subject'),
    updatedAt: byValue('updatedAt', 'timestamptz'),
    delay: byValue(delay, 'bigint'),
    status: byRank('status', ticketStatuses),
  },
  conditions: {
    status: (status) => sql<boolean>`"status" = ${status}`,
    department: (department) => sql<boolean>`"department" = ${department}`,
    archived: () => sql<boolean>`"isArchived"`,
  },
  search: (pattern) => sql<boolean>`("folded"('#' || "id" || E'\\n' || "subject") like ${pattern}
    or exists (select from ${messages} and "folded"("message"."text") like ${pattern}))`,
};

/** Returns a page of an account's tickets; archived ones only on request. */
export function ticketPage(db: Db, userId: string, query: ListRequest<TicketSortKey, TicketConditions>) {
  const own = db.selectFrom('ticket').where('userId', '=', userId).selectAll();
  const listed = query.archived === undefined ? own.where('isArchived', '=', false) : own;
  const source = listSource(listed, columns, query, { toItems: (rows) => withThreads(db, userId, rows) });
  return listPage([source], ticketRules, query);
}

/** Returns facts about all tickets of an account: `about` of the domain's rules, in SQL. */
export const aboutTickets = (db: Db, userId: string): Promise<TicketsAbout> =>
  db
    .selectFrom('ticket')
    .select([
      sql<number>`count(*) filter (where "status" <> 'closed' and not "isArchived")`.as('queueCount'),
      sql<number>`count(*) filter (where "isArchived")`.as('archivedCount'),
    ])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
