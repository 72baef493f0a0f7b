import { sql } from 'kysely';
import type { StaffRole } from '@/domain/admin/rights';
import type { TicketMails } from '@/domain/desk/ticketMails';
import { startsWaiting } from '@/domain/desk/ticketTimes';
import type { Ticket } from '@/domain/support/support';
import { noteActivity } from '../audit/activity';
import type { Db } from '../db/database';
import { enqueue } from '../jobs/enqueue';
import type { Publish } from '../jobs/handler';

/** An account of the provider's staff. */
export interface StaffMember {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly staffRole: StaffRole | null;
  readonly mails: TicketMails;
}

/**
 * Query for the provider's staff, by e-mail, without suspended accounts.
 *
 * @param adminEmails configured administrators besides those in the database
 */
export async function staffMembers(db: Db, adminEmails: readonly string[]): Promise<readonly StaffMember[]> {
  const rows = await db
    .selectFrom('user')
    .leftJoin('customer', 'customer.userId', 'user.id')
    .select([
      'user.id',
      'user.email',
      'user.role',
      'user.staffRole',
      'user.ticketMails',
      'user.ticketDepartments',
    ])
    .where((where) =>
      where.or([
        where('user.role', '=', 'admin'),
        ...(adminEmails.length > 0 ? [where('user.email', 'in', adminEmails)] : []),
      ]),
    )
    .where(sql<boolean>`coalesce("customer"."status", 'Active') = 'Active'`)
    .orderBy('user.email')
    .execute();
  return rows.map(({ ticketMails: choice, ticketDepartments: departments, ...member }) => ({
    ...member,
    mails: { choice, departments },
  }));
}

/** Makes the staff's tabs reload tickets. */
export async function publishToStaff(
  db: Db,
  adminEmails: readonly string[],
  publish: Publish,
): Promise<void> {
  for (const { id } of await staffMembers(db, adminEmails)) publish(id, 'desk');
}

/**
 * Makes the staff's tabs reload a ticket with a customer's new message. If it starts a wait for an answer, also records
 * that for their bell, and queues their mails (desk/staffMail.ts), idempotent by the time of the message.
 */
export async function notifyStaff(
  tx: Db,
  { before, after }: { readonly before: Ticket | null; readonly after: Ticket },
  { adminEmails, publish }: { readonly adminEmails: readonly string[]; readonly publish: Publish },
): Promise<void> {
  const members = await staffMembers(tx, adminEmails);
  for (const { id } of members) publish(id, 'desk');
  if (!startsWaiting(before, after)) return;
  const { id: ticketId, updatedAt: since } = after;
  await noteActivity(tx, { at: new Date(since), kind: 'ticketAsked', subject: `#${ticketId}` });
  await enqueue(
    tx,
    members.map(({ id: staffId }) => ({
      kind: 'staffMail' as const,
      key: `staffMail:${ticketId}:${since}:${staffId}`,
      payload: { ticketId, staffId, since, isNew: before === null },
      runAt: new Date(since),
    })),
  );
}
