import { sql, type Selectable } from 'kysely';
import { auditChanges, type AuditEntry } from '@/domain/admin/audit';
import { auditRules, type AuditConditions, type AuditKey } from '@/domain/admin/lists';
import { toIsoDateTime } from '@/domain/time/dates';
import type { TimeZone } from '@/domain/time/timeZone';
import type { Db } from '../db/database';
import { withinDays } from '../db/withinDays';
import { listPage, listSource, type ListColumns, type ListRequest } from '../paging/listPage';
import { byText, byValue } from '../paging/order';
import type { AuditEventTable } from './tables';
import { wireAudit } from './wire';

/* The audit trail for administrators (D33). */

const fields = [
  'id',
  'at',
  'kind',
  'adminEmail',
  'subject',
  'customerEmail',
  'before',
  'after',
] as const satisfies readonly (keyof AuditEventTable)[];

const columnsIn = (timeZone: TimeZone): ListColumns<AuditKey, AuditConditions> => ({
  id: 'id',
  sorts: {
    // Ids grow with time.
    at: byValue('id', 'bigint'),
    kind: byText('kind'),
    subject: byText('subject'),
    customer: byText('customerEmail'),
    admin: byText('adminEmail'),
  },
  conditions: {
    kind: (kind) => sql<boolean>`"kind" = ${kind}`,
    admin: (email) => sql<boolean>`"adminEmail" = ${email}`,
    day: (day) => withinDays('at', { from: day, to: day, timeZone }),
  },
  search: (pattern) => sql<boolean>`"searchText" like ${pattern}`,
});

/** Creates a source of the trail's records for a query, with days in this time zone. */
export const auditSource = <Item>(
  db: Db,
  { timeZone, ...query }: ListRequest<AuditKey, AuditConditions> & { readonly timeZone: TimeZone },
  toItem: (entry: AuditEntry) => Item,
) =>
  listSource(db.selectFrom('auditEvent').select(fields), columnsIn(timeZone), query, {
    toItems: (rows) => rows.map((row) => toItem(toAuditEntry(row))),
  });

/** Returns a page of the trail, newest first by default. */
export const auditPage = (
  db: Db,
  query: ListRequest<AuditKey, AuditConditions> & { readonly timeZone: TimeZone },
) => listPage([auditSource(db, query, wireAudit)], auditRules, query);

/** Returns the newest records about a customer and their total number. */
export async function newestOfCustomer(db: Db, email: string, limit: number) {
  const about = db.selectFrom('auditEvent').where('customerEmail', '=', email);
  const { total } = await about
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await about.select(fields).orderBy('id', 'desc').limit(limit).execute();
  return { items: rows.map((row) => wireAudit(toAuditEntry(row))), total };
}

function toAuditEntry(row: Pick<Selectable<AuditEventTable>, (typeof fields)[number]>): AuditEntry {
  const { id, at, kind, subject, before, after } = row;
  return {
    id,
    at: toIsoDateTime(at),
    kind,
    admin: row.adminEmail,
    subject,
    customer: row.customerEmail,
    changes: auditChanges(before, after),
  };
}

/**
 * Returns every administrator in the trail, by e-mail. It skips from one to the next, so the length of the trail does
 * not matter.
 */
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
