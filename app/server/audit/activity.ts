import { sql } from 'kysely';
import { shownEvents, type AdminEvent, type AdminEventKind } from '@/domain/admin/activity';
import { toIsoDateTime } from '@/domain/time/dates';
import type { Db } from '../db/database';

/* Recent activity of the dashboard (§2): registrations, orders, payments and failures, questions, actions of staff. */

/** Events that are not in the audit trail, because no administrator caused them. */
type PortalEventKind = Extract<
  AdminEventKind,
  'serverOrdered' | 'paymentReceived' | 'paymentFailed' | 'ticketAsked'
>;

/** Records an action of a customer or the portal in its transaction. */
export async function noteActivity(
  tx: Db,
  event: { readonly at: Date; readonly kind: PortalEventKind; readonly subject: string },
): Promise<void> {
  await tx.insertInto('activity').values(event).execute();
}

/** Maximum count of new events; the badge then shows that there are more. */
const mostCounted = 100;

/** An administrator whose last visit is tracked; their own actions are never new. */
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

/** Returns the newest events; each source has its own index. */
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

/** Returns the newest events; those since this administrator's last visit are new. */
export async function recentActivity(db: Db, viewer: Viewer): Promise<readonly AdminEvent[]> {
  const rows = await newest(db, viewer, shownEvents);
  return rows.map(({ at, ...event }) => ({
    ...event,
    at: toIsoDateTime(at),
  }));
}

/** Counts the new events for this administrator's badge. */
export async function countNewActivity(db: Db, viewer: Viewer): Promise<number> {
  return (await newest(db, viewer, mostCounted)).filter(({ isNew }) => isNew).length;
}

/** Records that this administrator has seen the events until then; the latest call wins. */
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
