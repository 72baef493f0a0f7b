import { sql } from 'kysely';
import { ticketPriorities, type DeskCounts, type DeskTicket } from '@/domain/desk/desk';
import {
  longestWaitFirst,
  waitingKeyAfter,
  type DeskConditions,
  type DeskSortKey,
  type TicketHolder,
} from '@/domain/desk/deskRules';
import { createBusinessClock, isAlwaysOpen } from '@/domain/desk/businessHours';
import {
  reportDays,
  responseReport,
  type ResponseFigure,
  type ResponseReport,
  type TicketTimes,
} from '@/domain/desk/responseTimes';
import { supportDepartments, ticketStatuses, type TicketId } from '@/domain/support/support';
import { noDelayKey } from '@/domain/support/ticketRules';
import { toIsoDateTime } from '@/domain/time/dates';
import type { Db } from '../db/database';
import { settingsOf } from '../settings/storedSettings';
import { listPage, listSource, searchPattern, type ListColumns, type ListRequest } from '../paging/listPage';
import { byRank, byText, byValue } from '../paging/order';

/** Columns of the queue besides the customer. */
const columnsOfTicket = [
  'ticket.id',
  'ticket.userId',
  'ticket.serverId',
  'ticket.subject',
  'ticket.service',
  'ticket.department',
  'ticket.status',
  'ticket.priority',
  'ticket.waitingKey',
  'ticket.updatedAt',
  'ticket.assigneeId',
  sql<string | null>`nullif("ticket"."assigneeEmail", '')`.as('assignee'),
] as const;

/** Selects the tickets of accounts with the columns of the queue. */
const customerRows = (db: Db) =>
  db
    .selectFrom('ticket')
    .innerJoin('user', 'user.id', 'ticket.userId')
    .select([...columnsOfTicket, 'user.email as customer']);

/** Selects the tickets of guests with the same columns. */
const guestRows = (db: Db) =>
  db
    .selectFrom('ticket')
    .select([...columnsOfTicket, sql<string>`"ticket"."guestEmail"`.as('customer')])
    .where('ticket.userId', 'is', null);

/** Selects any ticket with the columns of the queue. */
export const deskRows = (db: Db) =>
  db
    .selectFrom('ticket')
    .leftJoin('user', 'user.id', 'ticket.userId')
    .select([
      ...columnsOfTicket,
      sql<string>`coalesce("user"."email", "ticket"."guestEmail")`.as('customer'),
    ]);

export type DeskRow = Awaited<ReturnType<ReturnType<typeof deskRows>['executeTakeFirstOrThrow']>>;

/** Converts a row to a ticket of the queue, for one member of staff. */
export function toDeskTicket(row: DeskRow, callerId: string): DeskTicket {
  const { id, subject, customer, department, service, status, priority, waitingKey, updatedAt } = row;
  return {
    id,
    subject,
    customer,
    isGuest: row.userId === null,
    department,
    service,
    status,
    priority,
    assignee: row.assignee === null ? null : { email: row.assignee, isMe: row.assigneeId === callerId },
    waitingSince: waitingKey === noDelayKey ? null : toIsoDateTime(new Date(-waitingKey)),
    updatedAt: toIsoDateTime(updatedAt),
  };
}

const holds = (holder: TicketHolder, callerId: string) => {
  if (holder === 'nobody') return sql<boolean>`"ticket"."assigneeId" is null`;
  return holder === 'me'
    ? sql<boolean>`"ticket"."assigneeId" = ${callerId}`
    : sql<boolean>`"ticket"."assigneeId" <> ${callerId}`;
};

/**
 * Looks up the tickets that a search finds by number, subject, messages and customer. The ids are looked up first, so
 * that the database searches once for all queries of a page and knows whether the tickets are few enough for an index.
 */
async function searchTickets(db: Db, search: string | undefined): Promise<readonly TicketId[]> {
  const pattern = searchPattern(search);
  if (pattern === null) return [];
  const { rows } = await sql<{ id: TicketId }>`
    select "id" from "ticket" where "deskText" like ${pattern}
    union select "ticketId" from "ticketMessage" where "searchText" like ${pattern}
    union select "id" from "ticket" where "userId" in
      (select "userId" from "accountSummary" where "folded"("email") like ${pattern})`.execute(db);
  return rows.map(({ id }) => id);
}

interface DeskReader {
  readonly callerId: string;
  readonly now: Date;
}

const columns = (
  { callerId, now }: DeskReader,
  found: readonly TicketId[],
): ListColumns<DeskSortKey, DeskConditions> => ({
  id: 'ticket.id',
  sorts: {
    id: byValue('ticket.id', 'bigint'),
    subject: byText('ticket.subject'),
    customer: byText('user.email'),
    department: byRank('ticket.department', supportDepartments),
    assignee: byText('ticket.assigneeEmail'),
    priority: byRank('ticket.priority', ticketPriorities),
    status: byRank('ticket.status', ticketStatuses),
    waiting: byValue('ticket.waitingKey', 'bigint'),
    updatedAt: byValue('ticket.updatedAt', 'timestamptz'),
  },
  conditions: {
    wait: (wait) => sql<boolean>`"ticket"."waitingKey" >= ${waitingKeyAfter(wait, now)}::bigint`,
    status: (status) => sql<boolean>`"ticket"."status" = ${status}`,
    department: (department) => sql<boolean>`"ticket"."department" = ${department}`,
    priority: (priority) => sql<boolean>`"ticket"."priority" = ${priority}`,
    holder: (holder) => holds(holder, callerId),
  },
  search: () => sql<boolean>`"ticket"."id" = any(${found}::bigint[])`,
});

/** Returns a page of the queue, by default the longest unanswered first. */
export async function deskPage(db: Db, reader: DeskReader, query: ListRequest<DeskSortKey, DeskConditions>) {
  const toItems = (rows: readonly DeskRow[]) => rows.map((row) => toDeskTicket(row, reader.callerId));
  const owned = columns(reader, await searchTickets(db, query.search));
  const whole = (isGuest: boolean) => async () => ({ total: await countAll(db, isGuest), sums: {} });
  const customers = listSource(customerRows(db), owned, query, {
    toItems,
    counted: db.selectFrom('ticket').where('ticket.userId', 'is not', null),
    whole: whole(false),
  });
  const ofGuests = { ...owned, sorts: { ...owned.sorts, customer: byText('ticket.guestEmail') } };
  const guests = listSource(guestRows(db), ofGuests, query, { toItems, whole: whole(true) });
  return listPage([customers, guests], { usualSort: longestWaitFirst }, query);
}

/** Sum of the counted tickets, of all or of those with a condition. */
const countedTickets = (condition = sql<boolean>`true`) =>
  sql<number>`coalesce(sum("tickets") filter (where ${condition}), 0)::bigint`;

async function countAll(db: Db, isGuest: boolean): Promise<number> {
  const counts = db.selectFrom('ticketCount').where('isGuest', '=', isGuest);
  const { total } = await counts.select(countedTickets().as('total')).executeTakeFirstOrThrow();
  return total;
}

/** Counts unanswered tickets, like `deskCountsOf` of the domain but in the database. */
export const deskCounts = (db: Db, callerId: string): Promise<DeskCounts> =>
  db
    .selectFrom('ticketCount')
    .select([
      countedTickets().as('unanswered'),
      countedTickets(sql`"assigneeId" is null`).as('unassigned'),
      countedTickets(sql`"assigneeId" = ${callerId}`).as('mine'),
    ])
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow();

/** Adds up the rows of the counts. */
export async function compactTicketCounts(db: Db): Promise<void> {
  await sql`with "former" as (delete from "ticketCount" returning *)
    insert into "ticketCount" ("status", "assigneeId", "isGuest", "tickets")
    select "status", "assigneeId", "isGuest", sum("tickets") from "former" group by 1, 2, 3 having sum("tickets") <> 0`.execute(
    db,
  );
}

/** Whole minutes between the opening of a ticket and this event; 0 if it has not happened. */
const minutesTo = (moment: 'firstAnsweredAt' | 'closedAt') =>
  sql<number>`floor(greatest(extract(epoch from ${sql.ref(moment)} - "openedAt"), 0) / 60)::integer`;

const percentilesTo = (moment: 'firstAnsweredAt' | 'closedAt') =>
  sql<
    [median: number, ninetieth: number] | null
  >`percentile_disc(array[0.5, 0.9]) within group (order by ${minutesTo(moment)}) filter (where ${sql.ref(moment)} is not null)`;

/** Computes response times of recently opened tickets, in business hours if the settings have any. */
export async function responseTimes(db: Db, now: Date): Promise<ResponseReport> {
  const { timeZone, ...hours } = await settingsOf(db);
  return isAlwaysOpen(hours)
    ? elapsedTimes(db, now)
    : responseReport(await recentTimes(db, now), createBusinessClock(hours, timeZone));
}

const recentTickets = (db: Db, now: Date) =>
  db
    .selectFrom('ticket')
    .where('mergedInto', 'is', null)
    .where('openedAt', '>=', new Date(now.getTime() - reportDays * 24 * 60 * 60 * 1000));

async function recentTimes(db: Db, now: Date): Promise<readonly TicketTimes[]> {
  const rows = await recentTickets(db, now).select(['openedAt', 'firstAnsweredAt', 'closedAt']).execute();
  return rows.map(({ openedAt, firstAnsweredAt, closedAt }) => ({
    openedAt: toIsoDateTime(openedAt),
    firstAnsweredAt: firstAnsweredAt && toIsoDateTime(firstAnsweredAt),
    closedAt: closedAt && toIsoDateTime(closedAt),
  }));
}

/** Computes the report of all time, like `responseReport` of the domain but in the database. */
async function elapsedTimes(db: Db, now: Date): Promise<ResponseReport> {
  const { opened, ...row } = await recentTickets(db, now)
    .select([
      sql<number>`count(*)`.as('opened'),
      sql<number>`count("firstAnsweredAt")`.as('answered'),
      sql<number>`count("closedAt")`.as('closed'),
      percentilesTo('firstAnsweredAt').as('toAnswer'),
      percentilesTo('closedAt').as('toClosing'),
    ])
    .executeTakeFirstOrThrow();
  const figureOf = (count: number, percentiles: [number, number] | null): ResponseFigure => {
    const [median = null, ninetieth = null] = count === 0 || !percentiles ? [] : percentiles;
    return { count, median, ninetieth };
  };
  return {
    days: reportDays,
    opened,
    firstResponse: figureOf(row.answered, row.toAnswer),
    resolution: figureOf(row.closed, row.toClosing),
    isBusinessTime: false,
  };
}
