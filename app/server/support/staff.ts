import { sql } from 'kysely';
import type { StaffRole } from '@/domain/admin/rights';
import type { Db } from '../db/database';
import type { Publish } from '../jobs/handler';

/** An account of the provider's staff. */
export interface StaffMember {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly staffRole: StaffRole | null;
}

/**
 * Query for the provider's staff, by e-mail, without suspended accounts.
 *
 * @param adminEmails configured administrators besides those in the database
 */
export function staffMembers(db: Db, adminEmails: readonly string[]): Promise<readonly StaffMember[]> {
  return db
    .selectFrom('user')
    .leftJoin('customer', 'customer.userId', 'user.id')
    .select(['user.id', 'user.email', 'user.role', 'user.staffRole'])
    .where((where) =>
      where.or([
        where('user.role', '=', 'admin'),
        ...(adminEmails.length > 0 ? [where('user.email', 'in', adminEmails)] : []),
      ]),
    )
    .where(sql<boolean>`coalesce("customer"."status", 'Active') = 'Active'`)
    .orderBy('user.email')
    .execute();
}

/** Makes the staff's tabs reload tickets. */
export async function publishToStaff(
  db: Db,
  adminEmails: readonly string[],
  publish: Publish,
): Promise<void> {
  for (const { id } of await staffMembers(db, adminEmails)) publish(id, 'desk');
}
