import { sql, type Selectable } from 'kysely';
import { auditChanges, type AuditEntry } from '@/domain/admin/audit';
import { auditRules, type AuditConditions, type AuditKey } from '@/domain/admin/lists';
import { toIsoDateTime } from '@/domain/time/dates';
import type { Db } from '../db/database';
import { listPage, listSource, type ListColumns, type ListRequest } from '../paging/listPage';
import { byText, byValue } from '../paging/order';
import type { AuditEventTable } from './tables';
import { wireAudit } from './wire';

/* The audit trail as the administrators read it (D33). */

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

const columns: ListColumns<AuditKey, AuditConditions> = {
  id: 'id',
  sorts: {
    // Records are numbered as they are written.
    at: byValue('id', 'bigint'),
    kind: byText('kind'),
    subject: byText('subject'),
    customer: byText('customerEmail'),
    admin: byText('adminEmail'),
  },
  conditions: {
    kind: (kind) => sql<boolean>`"kind" = ${kind}`,
    admin: (email) => sql<boolean>`"adminEmail" = ${email}`,
  },
  search: (pattern) => sql<boolean>`"searchText" like ${pattern}`,
};

/** A page of the trail; the newest first unless the query sorts it. */
export function auditPage(db: Db, query: ListRequest<AuditKey, AuditConditions>) {
  const source = listSource(db.selectFrom('auditEvent').select(fields), columns, query, {
    toItems: (rows) => rows.map((row) => wireAudit(toAuditEntry(row))),
  });
  return listPage([source], auditRules, query);
}

/** The newest records about a customer, and how many there are. */
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
