import { sql } from 'kysely';
import type { MemberRole } from '@/domain/members/memberRole';
import type { Db } from '../db/database';
import { ensureCustomer, lockCustomer } from '../customers/lock';
import { refusal } from '../http/refusal';

/*
 * An account and its owner's identity share one row of "user", to which all data refers. So a transfer leaves the data
 * where it is, and the two identities change places: address, names, ways to sign in. The receiver's own account must
 * be unused, because it becomes the former owner's.
 */

interface Transfer {
  readonly accountId: string;
  readonly receiverId: string;
  /** Membership of the receiver, which becomes the former owner's. */
  readonly membershipId: number;
  /** Role of the former owner. */
  readonly role: MemberRole;
}

/** Tables whose rows show that an account is used. */
const usedTables = ['server', 'payment', 'ticket', 'transfer'] as const;

async function isUsed(tx: Db, userId: string): Promise<boolean> {
  for (const table of usedTables) {
    const row = await sql`select 1 from ${sql.table(table)} where "userId" = ${userId} limit 1`.execute(tx);
    if (row.rows.length > 0) return true;
  }
  return false;
}

/** Tables that an unused account may have filled: their rows must not pass to another person. */
const emptiedTables = [
  'apiToken',
  'webhook',
  'cart',
  'notification',
  'payer',
  'savedCard',
  'sshKey',
  'savedFilter',
  'dataExport',
] as const;

async function emptyAccount(tx: Db, userId: string): Promise<void> {
  for (const table of emptiedTables)
    await sql`delete from ${sql.table(table)} where "userId" = ${userId}`.execute(tx);
  for (const table of ['membership', 'invitation'] as const)
    await tx.deleteFrom(table).where('accountId', '=', userId).execute();
}

/** Columns of "user" that belong to the person. */
const identity = [
  'email',
  'name',
  'firstName',
  'lastName',
  'emailVerified',
  'image',
  'countryCode',
  'region',
  'lastLoginAt',
] as const;

async function swapIdentities(tx: Db, one: string, other: string): Promise<void> {
  const rows = await tx
    .selectFrom('user')
    .select(['id', ...identity])
    .where('id', 'in', [one, other])
    .orderBy('id')
    .forUpdate()
    .execute();
  // Addresses are unique: one steps aside.
  await tx
    .updateTable('user')
    .set({ email: `moved:${one}` })
    .where('id', '=', one)
    .execute();
  const next = (id: string) => (id === one ? other : one);
  for (const { id, ...person } of rows.toSorted((row) => (row.id === one ? -1 : 1)))
    await tx.updateTable('user').set(person).where('id', '=', next(id)).execute();
  // Ways to sign in, consents and the history of sign-ins.
  const logins = await tx.deleteFrom('account').where('userId', 'in', [one, other]).returningAll().execute();
  for (const { userId, accountId, ...login } of logins)
    await tx
      .insertInto('account')
      .values({
        ...login,
        userId: next(userId),
        accountId: accountId === userId ? next(userId) : accountId,
      })
      .execute();
  const consents = await tx
    .deleteFrom('consent')
    .where('userId', 'in', [one, other])
    .returningAll()
    .execute();
  for (const { userId, ...consent } of consents)
    await tx
      .insertInto('consent')
      .values({ ...consent, userId: next(userId) })
      .execute();
  const factors = await tx
    .deleteFrom('secondFactor')
    .where('userId', 'in', [one, other])
    .returningAll()
    .execute();
  for (const { userId, ...factor } of factors)
    await tx
      .insertInto('secondFactor')
      .values({ ...factor, userId: next(userId) })
      .execute();
  for (const table of ['signIn', 'recoveryCode', 'protectionChange', 'passkey'] as const)
    await sql`update ${sql.table(table)} set "userId" = case "userId" when ${one} then ${other} else ${one} end
      where "userId" in (${one}, ${other})`.execute(tx);
  // Accounts that were merged are earlier addresses of a person, who may still answer mails from them.
  await sql`update "customer" set "mergedInto" = case "mergedInto" when ${one} then ${other} else ${one} end
    where "mergedInto" in (${one}, ${other})`.execute(tx);
  for (const table of ['passwordReset', 'trustedBrowser', 'loginChallenge', 'emailChange'] as const)
    await tx.deleteFrom(table).where('userId', 'in', [one, other]).execute();
}

/** Moves the memberships in other accounts to the rows of their people. */
async function swapMemberships(tx: Db, { accountId, receiverId }: Transfer): Promise<void> {
  const rows = await tx
    .deleteFrom('membership')
    .where('userId', 'in', [accountId, receiverId])
    .where('accountId', 'not in', [accountId, receiverId])
    .returningAll()
    .execute();
  for (const { accountId: account, userId, role, since } of rows)
    await tx
      .insertInto('membership')
      .values({ accountId: account, userId: userId === accountId ? receiverId : accountId, role, since })
      .execute();
}

/**
 * Makes a member the owner of an account; the former owner becomes a member. Both sign in again.
 *
 * @throws Problem 409 `accountInUse`
 */
export async function transferAccount(tx: Db, transfer: Transfer): Promise<void> {
  const { accountId, receiverId, membershipId, role } = transfer;
  await ensureCustomer(tx, receiverId);
  await lockCustomer(tx, receiverId);
  if (await isUsed(tx, receiverId)) throw refusal('accountInUse');
  await tx.deleteFrom('session').where('userId', 'in', [accountId, receiverId]).execute();
  await emptyAccount(tx, receiverId);
  await swapMemberships(tx, transfer);
  await swapIdentities(tx, accountId, receiverId);
  await tx.updateTable('membership').set({ role }).where('id', '=', membershipId).execute();
  // The tokens of both stay with their makers.
  await sql`update "apiToken" set "membershipId" = case when "membershipId" is null then ${membershipId}::bigint end
    where "userId" = ${accountId} and ("membershipId" is null or "membershipId" = ${membershipId})`.execute(
    tx,
  );
}
