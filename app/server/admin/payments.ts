import type { AdminPayment } from '@/domain/admin/payment';
import type { Money } from '@/domain/money';
import { balanceOf } from '../billing/balance';
import type { Db } from '../db/database';
import type { Page } from './page';

/* What the administrators read and change of the payments. Nothing else of this folder knows their table; until there is one, it is empty. */

/** A payment, locked together with its customer. */
export interface LockedPayment {
  readonly payment: AdminPayment;
  /** Null when the customer's account is deleted. */
  readonly userId: string | null;
}

/** Payments of all customers, those of deleted accounts too, newest first. */
export const allPayments: (db: Db, page: Page) => Promise<readonly AdminPayment[]> = () =>
  Promise.resolve([]);

/** How many payments there are. */
export const countPayments: (db: Db) => Promise<number> = () => Promise.resolve(0);

/** A payment, its customer locked before it; null when there is none. */
export const lockPayment: (tx: Db, id: number) => Promise<LockedPayment | null> = () => Promise.resolve(null);

/** Takes a pending payment for received: credits its customer and delivers what it was for, as the billing does. */
export const markPaymentReceived: (tx: Db, id: number, now: Date) => Promise<void> = () => Promise.resolve();

/** Makes the payments of an account outlive it, under its e-mail as text. */
export const keepPayments: (
  tx: Db,
  user: { readonly id: string; readonly email: string },
) => Promise<void> = () => Promise.resolve();

/** The balance of each of these accounts. */
export async function balancesOf(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, Money>> {
  const balances = new Map<string, Money>();
  for (const userId of userIds) balances.set(userId, await balanceOf(db, userId));
  return balances;
}
