import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { adminContract } from '@app/contract/admin';
import { hasRight, staffRoles, type StaffRole } from '@/domain/admin/rights';
import {
  staffLock,
  staffProblems,
  staffRules,
  type StaffConditions,
  type StaffKey,
  type StaffLock,
  type StaffMember,
} from '@/domain/admin/staff';
import { isOpenAccount, type AdminUserId } from '@/domain/admin/user';
import { usableEmail } from '@/domain/auth/fieldRules';
import { toIsoDateTime } from '@/domain/time/dates';
import { audit } from '../audit/audit';
import { staffRoleOf } from '../auth/role';
import type { Db } from '../db/database';
import { releaseTickets } from '../desk/releaseTickets';
import { refusal } from '../http/refusal';
import { enqueueMail } from '../mail/mailJob';
import { listPage, listSource, type ListColumns, type ListRequest } from '../paging/listPage';
import { byRank, byText, byValue } from '../paging/order';
import type { Handlers } from '../routing/contractRoutes';
import { wireStaff } from './wire';

/** Administrators: accounts with the role and those in `ADMIN_EMAILS`. */
const staffRows = (db: Db, adminEmails: readonly string[]) =>
  db
    .selectFrom('user')
    .select([
      'user.id as userId',
      sql<AdminUserId>`"user"."number"`.as('id'),
      'user.name',
      'user.email',
      'user.role',
      'user.staffRole',
      'user.lastLoginAt',
    ])
    .where((field) =>
      field.or([
        field('user.role', '=', 'admin'),
        ...(adminEmails.length > 0 ? [field('user.email', 'in', adminEmails)] : []),
      ]),
    );

type StaffRow = Awaited<ReturnType<ReturnType<typeof staffRows>['executeTakeFirstOrThrow']>>;

const toMember = (row: StaffRow, adminEmails: readonly string[]): StaffMember => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: staffRoleOf(row, { adminEmails }) ?? 'owner',
  isFixed: adminEmails.includes(row.email),
  lastLogin: row.lastLoginAt === null ? null : toIsoDateTime(row.lastLoginAt),
});

const role = sql`coalesce("user"."staffRole", 'owner')`;

const columns: ListColumns<StaffKey, StaffConditions> = {
  id: 'user.number',
  sorts: {
    name: byText('user.name'),
    email: byText('user.email'),
    role: byRank(role, staffRoles),
    lastLogin: byValue(sql`coalesce("user"."lastLoginAt", '-infinity')`, 'timestamptz'),
  },
  conditions: { role: (wanted) => sql<boolean>`${role} = ${wanted}` },
  search: (pattern) => sql<boolean>`"folded"("user"."name" || E'\\n' || "user"."email") like ${pattern}`,
};

/** Returns a page of the staff, by name unless the query sorts it. */
export function staffPage(
  db: Db,
  adminEmails: readonly string[],
  query: ListRequest<StaffKey, StaffConditions>,
) {
  const source = listSource(staffRows(db, adminEmails), columns, query, {
    toItems: (rows) => rows.map((row) => toMember(row, adminEmails)),
  });
  return listPage([source], staffRules, query);
}

const lockCodes = {
  fixed: 'fixedOwner',
  self: 'ownAccount',
  lastOwner: 'lastOwner',
} as const satisfies Record<StaffLock, string>;

/**
 * Locks all staff rows in number order, so that two owners cannot remove each other.
 *
 * @throws Problem 404 `notFound`, 409 with the reason why the member keeps the role
 */
async function lockMember(
  tx: Db,
  adminEmails: readonly string[],
  { id, self }: { id: AdminUserId; self: string },
): Promise<StaffRow> {
  const rows = await staffRows(tx, adminEmails).orderBy('user.number').forNoKeyUpdate().execute();
  const row = rows.find((each) => each.id === id);
  if (!row) throw refusal('notFound');
  const members = rows.map((each) => toMember(each, adminEmails));
  const owners = members.filter((each) => each.role === 'owner').length;
  const lock = staffLock(toMember(row, adminEmails), self, owners);
  if (lock !== null) throw refusal(lockCodes[lock]);
  return row;
}

/** Creates an account without a password; returns null if the address has an account. */
async function addAccount(tx: Db, name: string, email: string): Promise<string | null> {
  const id = randomUUID();
  const added = await tx
    .insertInto('user')
    .values({ id, name, email, emailVerified: true, firstName: name, lastName: '' })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return null;
  await tx.deleteFrom('registration').where('email', '=', email).execute();
  return id;
}

/** Whether an account signs in with a password. */
async function hasCredential(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .where('password', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

type StaffCalls = 'staff' | 'inviteStaff' | 'saveStaff' | 'removeStaff';

/** Handlers of the staff and their roles. */
export const staffRoutes: Pick<Handlers<typeof adminContract>, StaffCalls> = {
  async staff({ db, query, adminEmails }) {
    const { items, ...page } = await staffPage(db, adminEmails, query);
    return { ...page, items: items.map(wireStaff) };
  },
  async inviteStaff({ db, caller, body, now, adminEmails }) {
    const name = body.name.trim();
    const fields = Object.keys(staffProblems({ ...body, name }, null));
    const email = usableEmail(body.email);
    if (fields.length > 0 || email === null) throw refusal('invalidRequest', { fields });
    const added = await addAccount(db, name, email);
    const found = await db
      .selectFrom('user')
      .leftJoin('customer', 'customer.userId', 'user.id')
      .select(['user.id', 'user.role', 'customer.status'])
      .where('user.email', '=', email)
      .forNoKeyUpdate('user')
      .executeTakeFirstOrThrow();
    if (found.role === 'admin' || adminEmails.includes(email)) throw refusal('emailTaken');
    if (!isOpenAccount(found.status)) throw refusal('accountSuspended');
    if (added === null && !body.isExisting) throw refusal('accountExists');
    const { id } = found;
    const next = { role: 'admin', staffRole: body.role };
    await db.updateTable('user').set(next).where('id', '=', id).execute();
    // Only a new sign-in gets the role.
    await db.deleteFrom('session').where('userId', '=', id).execute();
    const hasPassword = await hasCredential(db, id);
    const event = { kind: 'staffInvited', role: body.role, hasPassword } as const;
    await enqueueMail(db, { userId: id, key: `staffInvited:${id}:${now.toISOString()}`, event, now });
    await audit(db, {
      caller,
      now,
      kind: 'staffInvited',
      subject: email,
      before: null,
      after: { email, role: body.role },
    });
    const row = await staffRows(db, adminEmails).where('user.id', '=', id).executeTakeFirstOrThrow();
    return wireStaff(toMember(row, adminEmails));
  },
  async saveStaff({ db, caller, params, body, now, changed, adminEmails }) {
    const row = await lockMember(db, adminEmails, { id: params.id, self: caller.email });
    const before: StaffRole = row.staffRole ?? 'owner';
    if (before !== body.role) {
      await db.updateTable('user').set({ staffRole: body.role }).where('id', '=', row.userId).execute();
      if (!hasRight(body.role, 'tickets.answer'))
        await releaseTickets(db, row.userId, { adminEmails, changed });
      await audit(db, {
        caller,
        now,
        kind: 'staffEdited',
        subject: row.email,
        before: { role: before },
        after: { role: body.role },
      });
    }
    return wireStaff(toMember({ ...row, staffRole: body.role }, adminEmails));
  },
  async removeStaff({ db, caller, params, now, changed, adminEmails }) {
    const row = await lockMember(db, adminEmails, { id: params.id, self: caller.email });
    await db
      .updateTable('user')
      .set({ role: 'customer', staffRole: null })
      .where('id', '=', row.userId)
      .execute();
    // Ends the sessions, so that open admin pages stop working.
    await db.deleteFrom('session').where('userId', '=', row.userId).execute();
    await releaseTickets(db, row.userId, { adminEmails, changed });
    await audit(db, {
      caller,
      now,
      kind: 'staffRemoved',
      subject: row.email,
      before: { role: row.staffRole ?? 'owner' },
      after: null,
    });
  },
};
