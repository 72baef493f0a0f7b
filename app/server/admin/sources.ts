import type { AdminPayment } from '@/domain/admin/payment';
import type { AdminServer, AdminServerId, AdminServerStatus } from '@/domain/admin/server';
import type { ServerChange } from '@/domain/admin/serverForm';
import type { Money } from '@/domain/money';
import { balanceOf } from '../billing/balance';
import type { Db } from '../db/database';
import type { Page } from './page';

/*
 * What the administrators read and change of the other areas: their servers, their payments. Nothing else of this folder
 * knows these tables. Until they exist, there is nothing in them.
 */

/** Something of a customer's, locked together with its customer. */
export interface Locked<Value> {
  readonly value: Value;
  /** Null when the customer's account is deleted. */
  readonly userId: string | null;
}

/** Servers of all customers, newest first. */
export async function allServers(_db: Db, _page: Page): Promise<readonly AdminServer[]> {
  return [];
}

/** How many servers there are. */
export async function countServers(_db: Db): Promise<number> {
  return 0;
}

/** How many servers each of these accounts has; those without are left out. */
export async function serverCounts(
  _db: Db,
  _userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  return new Map();
}

/** A server, its customer locked before it; null when there is none. */
export async function lockServer(_tx: Db, _id: AdminServerId): Promise<Locked<AdminServer> | null> {
  return null;
}

/** Starts, stops or holds a server; writes it into the server's history (D32). */
export async function setServerPower(
  _tx: Db,
  _id: AdminServerId,
  _status: AdminServerStatus,
  _now: Date,
): Promise<void> {}

/** Another name and last day of a server; writes it into the server's history (D32). */
export async function changeServer(
  _tx: Db,
  _id: AdminServerId,
  _change: ServerChange,
  _now: Date,
): Promise<void> {}

/** The servers of an account, which is locked. */
export async function serversOfUser(_tx: Db, _userId: string): Promise<readonly AdminServer[]> {
  return [];
}

/** Payments of all customers, those of deleted accounts too, newest first. */
export async function allPayments(_db: Db, _page: Page): Promise<readonly AdminPayment[]> {
  return [];
}

/** How many payments there are. */
export async function countPayments(_db: Db): Promise<number> {
  return 0;
}

/** A payment, its customer locked before it; null when there is none. */
export async function lockPayment(_tx: Db, _id: number): Promise<Locked<AdminPayment> | null> {
  return null;
}

/** Takes a pending payment for received: credits its customer and delivers what it was for, as the billing does. */
export async function markPaymentReceived(_tx: Db, _id: number, _now: Date): Promise<void> {}

/** Makes the payments of an account outlive it, under its e-mail as text. */
export async function keepPayments(
  _tx: Db,
  _user: { readonly id: string; readonly email: string },
): Promise<void> {}

/** The balance of each of these accounts. */
export async function balancesOf(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, Money>> {
  const balances = new Map<string, Money>();
  for (const userId of userIds) balances.set(userId, await balanceOf(db, userId));
  return balances;
}
