import { sql, type Selectable } from 'kysely';
import type { adminContract } from '@app/contract/admin';
import type { Received } from '@app/contract/call';
import { auditChanges, type AuditEntry } from '@/domain/admin/audit';
import type { AuditKey } from '@/domain/admin/lists';
import type { IsoDateTime } from '@/domain/dates';
import { fold } from '@/domain/search/fold';
import type { Db } from '../db/database';
import { orderBy, sortedBy, sortedPage, sortedRows, type Order } from '../paging/sortedPage';
import type { AuditEventTable } from './tables';
import { wireAudit } from './wire';

/* The audit trail as the administrators read it (D33). */

type Query = Received<typeof adminContract.audit, 'query'>;

const columns = [
  'id',
  'at',
  'kind',
  'adminEmail',
  'subject',
  'customerEmail',
  'before',
  'after',
] as const satisfies readonly (keyof AuditEventTable)[];

const orders: Readonly<Record<AuditKey, Order>> = {
  // Records are numbered as they are written.
  at: orderBy('id', 'bigint'),
  kind: orderBy('kind'),
  subject: orderBy('subject'),
  customer: orderBy('customerEmail'),
  admin: orderBy('adminEmail'),
};

/** The records that a query asks for, before they are sorted and cut into parts. */
function matching(db: Db, { kind, admin, search = '' }: Query) {
  let rows = db.selectFrom('auditEvent');
  if (kind !== undefined) rows = rows.where('kind', '=', kind);
  if (admin !== undefined) rows = rows.where('adminEmail', '=', admin);
  const needle = fold(search.trim());
  return needle === ''
    ? rows
    : rows.where(
        sql<boolean>`strpos(lower("subject" || ' ' || "adminEmail" || ' ' || "customerEmail"), ${needle}) > 0`,
      );
}

async function count(db: Db, query: Query): Promise<number> {
  const { total } = await matching(db, query)
    .select((field) => field.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** A page of the trail; the newest first unless the query sorts it. */
export async function auditPage(db: Db, query: Query) {
  const { sort = 'at', direction = query.sort ? 'ascending' : 'descending', cursor, limit } = query;
  const page = { order: orders[sort], id: 'id', direction, cursor, limit };
  const rows = await sortedRows(
    matching(db, query).select([...columns, sortedBy(page.order)]),
    page,
  ).execute();
  return sortedPage(rows, { limit }, await count(db, query), (row) => wireAudit(toAuditEntry(row)));
}

function toAuditEntry(row: Pick<Selectable<AuditEventTable>, (typeof columns)[number]>): AuditEntry {
  const { id, at, kind, subject, before, after } = row;
  return {
    id,
    // An ISO string of a Date is an IsoDateTime; the library only says string.
    at: at.toISOString() as IsoDateTime,
    kind,
    admin: row.adminEmail,
    subject,
    customer: row.customerEmail,
    changes: auditChanges(before, after),
  };
}

/** Every administrator in the trail, by e-mail; each is looked up behind the one before, however long the trail is. */
export async function auditPeople(db: Db): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    with recursive "person" as (
      (select "adminEmail" as "email" from "auditEvent" where "adminEmail" > '' order by "adminEmail" limit 1)
      union all
      select (
        select "adminEmail" from "auditEvent" where "adminEmail" > "person"."email" order by "adminEmail" limit 1
      ) from "person" where "person"."email" is not null
    )
    select "email" from "person" where "email" is not null`.execute(db);
  return rows.map(({ email }) => email);
}
