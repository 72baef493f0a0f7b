import { sql } from 'kysely';
import type { Grouped } from '@/domain/admin/grouped';
import { userRules, type UserConditions, type UserKey } from '@/domain/admin/lists';
import {
  adminUserStatuses,
  type AdminUser,
  type AdminUserId,
  type AdminUserStatus,
} from '@/domain/admin/user';
import { toIsoDateTime } from '@/domain/time/dates';
import { kopecks } from '@/domain/money/money';
import { dayIn } from '@/domain/time/timeZone';
import { ensureCustomer, lockCustomerIfThere } from '../customers/lock';
import type { Caller } from '../routing/caller';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { monthBuckets } from './monthBuckets';
import { balancesOf } from '../ledger/balance';
import { listPage, listSource, type ListColumns, type ListRequest } from '../paging/listPage';
import { byRank, byText, byValue, type Order } from '../paging/order';
import { serverCounts } from './servers';
import { timeZoneOf } from '../settings/storedSettings';

/** A stored account; one without any call yet counts as active. */
export interface UserRow {
  readonly id: AdminUserId;
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  readonly status: AdminUserStatus;
  readonly suspendedAt: Date | null;
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
}

/** The name in the saved profile, or the registered one. */
const userRows = (db: Db) =>
  db
    .selectFrom('user')
    .leftJoin('customer', 'customer.userId', 'user.id')
    .select([
      // The number is the id of the account.
      sql<AdminUserId>`"user"."number"`.as('id'),
      'user.id as userId',
      'user.email',
      'user.firstName',
      'user.lastName',
      'user.role',
      'user.createdAt',
      'user.lastLoginAt',
      'customer.suspendedAt',
      sql<string>`coalesce("customer"."profile" ->> 'fullName', "user"."name")`.as('name'),
      sql<AdminUserStatus>`coalesce("customer"."status", 'Active')`.as('status'),
    ]);

/** Sums and texts of accounts are indexed together with the number in `accountSummary`. */
const summed = (order: Order): Order => ({ ...order, id: 'accountSummary.number' });

const columns: ListColumns<UserKey, UserConditions> = {
  id: 'user.number',
  sorts: {
    id: byValue('user.number', 'bigint'),
    name: summed(byText('accountSummary.name')),
    email: byText('user.email'),
    status: summed(byRank('accountSummary.status', adminUserStatuses)),
    balance: summed(byValue('accountSummary.balance', 'bigint')),
    servers: summed(byValue('accountSummary.servers', 'bigint')),
    joined: byValue('user.createdAt', 'timestamptz'),
    lastLogin: byValue(sql`coalesce("user"."lastLoginAt", '-infinity')`, 'timestamptz'),
  },
  conditions: { status: (status) => sql<boolean>`"accountSummary"."status" = ${status}` },
  search: (pattern) => sql<boolean>`"accountSummary"."searchText" like ${pattern}`,
};

/** A page of all accounts (§2 '/admin/users'). */
export async function userPage(db: Db, query: ListRequest<UserKey, UserConditions>) {
  const rows = userRows(db).innerJoin('accountSummary', 'accountSummary.userId', 'user.id');
  const source = listSource(rows, columns, query, {
    toItems: (found) => toAdminUsers(db, found),
    counted: db.selectFrom('accountSummary'),
  });
  return listPage([source], userRules, query);
}

/** Returns the counts behind all account figures but merged ones, by month, under its first day. */
export async function userFigures(db: Db): Promise<readonly Grouped<Pick<AdminUser, 'status' | 'joined'>>[]> {
  const made = await db
    .selectFrom('user')
    .select(({ fn }) => [
      fn.min<Date | null>('createdAt').as('first'),
      fn.max<Date | null>('createdAt').as('last'),
    ])
    .executeTakeFirstOrThrow();
  const buckets = monthBuckets(await timeZoneOf(db), made, sql.ref('user.createdAt'));
  if (!buckets) return [];
  const rows = await db
    .selectFrom('user')
    .leftJoin('customer', 'customer.userId', 'user.id')
    .select((field) => [
      sql<AdminUserStatus>`coalesce("customer"."status", 'Active')`.as('status'),
      buckets.bucket.as('bucket'),
      field.fn.countAll<number>().as('count'),
    ])
    .where(sql<boolean>`"customer"."status" is distinct from 'Merged'`)
    .groupBy(['status', 'bucket'])
    .execute();
  return rows.flatMap(({ status, bucket, count }) => {
    const joined = buckets.months[bucket - 1];
    return joined === undefined ? [] : [{ status, joined, count }];
  });
}

/** Finds the account with this address. */
export const userWithEmail = (db: Db, email: string) =>
  userRows(db).where('user.email', '=', email).executeTakeFirst();

/** Finds the account with this number. */
export const userNumbered = (db: Db, id: AdminUserId) =>
  userRows(db).where('user.number', '=', id).executeTakeFirst();

/** Adds the data of the other areas to accounts. */
export async function toAdminUsers(db: Db, rows: readonly UserRow[]): Promise<AdminUser[]> {
  const timeZone = await timeZoneOf(db);
  const ids = rows.map(({ userId }) => userId);
  const balances = await balancesOf(db, ids);
  const servers = await serverCounts(db, ids);
  return rows.map(({ id, userId, email, name, status, suspendedAt, createdAt, lastLoginAt }) => ({
    id,
    email,
    name,
    status,
    suspendedOn: suspendedAt && dayIn(timeZone, suspendedAt),
    balance: balances.get(userId) ?? kopecks(0),
    servers: servers.get(userId) ?? 0,
    joined: dayIn(timeZone, createdAt),
    lastLogin: lastLoginAt === null ? null : toIsoDateTime(lastLoginAt),
  }));
}

/**
 * Locks accounts and the acting administrator's own, by number, so that concurrent actions see each other. The lock
 * still allows references to an account, so it cannot deadlock with the customer's own calls, which lock the customer
 * first.
 */
export async function lockUsers(
  tx: Db,
  caller: Caller,
  ids: readonly AdminUserId[],
): Promise<readonly UserRow[]> {
  const locked = await tx
    .selectFrom('user')
    .select(['id', 'number'])
    .where((field) => field.or([field('number', 'in', [...ids]), field('id', '=', caller.id)]))
    .orderBy('number')
    .forNoKeyUpdate()
    .execute();
  const wanted: readonly number[] = ids;
  const targets = locked.filter(({ number }) => wanted.includes(number));
  for (const { id } of targets) {
    await ensureCustomer(tx, id);
    await lockCustomerIfThere(tx, id);
  }
  const targetIds = targets.map(({ id }) => id);
  const rows: UserRow[] = [];
  for (const id of new Set([...targetIds, caller.id])) {
    const row = await userRows(tx).where('user.id', '=', id).executeTakeFirst();
    if (row) rows.push(row);
  }
  // The administrator was deleted or suspended since the call started.
  if (rows.find(({ userId }) => userId === caller.id)?.status !== 'Active') throw refusal('notSignedIn');
  return rows.filter(({ userId }) => targetIds.includes(userId));
}

/**
 * Locks one account like `lockUsers`.
 *
 * @throws Problem 404 `notFound`, 409 `accountMerged`
 */
export async function lockUser(tx: Db, caller: Caller, id: AdminUserId): Promise<UserRow> {
  const [user] = await lockUsers(tx, caller, [id]);
  if (!user) throw refusal('notFound');
  return refuseMerged(user);
}

/**
 * Returns an account that was not merged.
 *
 * @throws Problem 409 `accountMerged`
 */
export function refuseMerged<Row extends Pick<UserRow, 'status'>>(user: Row): Row {
  if (user.status === 'Merged') throw refusal('accountMerged');
  return user;
}
