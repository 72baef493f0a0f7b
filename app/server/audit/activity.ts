import { sql } from 'kysely';
import { shownEvents, type AdminEvent, type AdminEventKind } from '@/domain/admin/activity';
import { toIsoDateTime } from '@/domain/time/dates';
import type { Db } from '../db/database';

/* The recent activity of the dashboard (§2): registrations, orders, payments and failures beside what staff did. */

/** Kinds of events that no administrator does, and that the audit trail has no record of. */
type PortalEventKind = Extract<AdminEventKind, 'serverOrdered' | 'paymentReceived' | 'paymentFailed'>;

/** Records what a customer or the portal did, within the transaction that does it. */
export async function noteActivity(
  tx: Db,
  event: { readonly at: Date; readonly kind: PortalEventKind; readonly subject: string },
): Promise<void> {
  await tx.insertInto('activity').values(event).execute();
}

/** More new events than these are not counted: the badge says that there are many. */
const mostCounted = 100;

/** An administrator whose looks are told apart; what they did themselves is never new to them. */
interface Viewer {
  readonly id: string;
  readonly email: string;
}

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly kind: AdminEventKind;
  readonly subject: string;
  readonly isNew: boolean;
}

/** The newest events, at most so many; each source is read by its own index. */
async function newest(db: Db, { id, email }: Viewer, limit: number): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    with "look" as (
      select coalesce((select "until" from "activityLook" where "userId" = ${id}), '-infinity') as "until"
    ), "event" as (
      (select 'a' || "id" as "id", "at", "kind", "subject", "adminEmail" as "by" from "auditEvent"
        order by "at" desc, "auditEvent"."id" desc limit ${limit})
      union all
      (select 'p' || "id", "at", "kind", "subject", '' from "activity"
        order by "at" desc, "activity"."id" desc limit ${limit})
      union all
      (select 'u' || "number", "createdAt", 'userSignedUp', "email", '' from "user"
        where not exists (select from "auditEvent" where "kind" = 'userAdded' and "subject" = "user"."email")
        order by "createdAt" desc limit ${limit})
    )
    select "event"."id", "at", "kind", "subject",
      date_trunc('milliseconds', "at") > "look"."until" and "by" <> ${email} as "isNew"
    from "event", "look" order by "at" desc, "event"."id" desc limit ${limit}`.execute(db);
  return rows;
}

/** The newest events; those that came since this administrator's last look are new. */
export async function recentActivity(db: Db, viewer: Viewer): Promise<readonly AdminEvent[]> {
  const rows = await newest(db, viewer, shownEvents);
  return rows.map(({ at, ...event }) => ({
    ...event,
    at: toIsoDateTime(at),
  }));
}

/** How many events are new to this administrator, as the badge shows it. */
export async function countNewActivity(db: Db, viewer: Viewer): Promise<number> {
  return (await newest(db, viewer, mostCounted)).filter(({ isNew }) => isNew).length;
}

/** This administrator has seen what happened until then; of two looks the later one counts. */
export async function markActivitySeen(tx: Db, { id: userId }: Viewer, until: Date): Promise<void> {
  await tx
    .insertInto('activityLook')
    .values({ userId, until })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ until: sql<Date>`greatest("activityLook"."until", excluded."until")` }),
    )
    .execute();
}
