import type { MailedChange } from '@/domain/auth/accountProtection';
import type { Db } from '../../db/database';
import type { Seal } from '../../seal';
import { recordChange } from './recordChange';
import { makeKey, stepOf } from './totp';

/** A key that was not confirmed within this time is set up anew, in milliseconds. */
const SETUP_MS = 60 * 60 * 1000;

/**
 * Creates a key for an authenticator app. It replaces an unconfirmed one; null if the account has a confirmed one.
 */
export async function startSecondFactor(
  db: Db,
  userId: string,
  { seal, now }: { seal: Seal; now: Date },
): Promise<string | null> {
  const key = makeKey();
  const row = { key: seal.close(key), startedAt: now };
  const stored = await db
    .insertInto('secondFactor')
    .values({ userId, ...row })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet(row).where('secondFactor.confirmedAt', 'is', null),
    )
    .returning('userId')
    .executeTakeFirst();
  return stored ? key : null;
}

/** Confirms a key by its first code. `none`: no setup is open. */
export async function confirmSecondFactor(
  tx: Db,
  userId: string,
  code: string,
  { seal, now }: { seal: Seal; now: Date },
): Promise<'confirmed' | 'wrong' | 'none'> {
  const row = await tx
    .selectFrom('secondFactor')
    .select('key')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .where('startedAt', '>', new Date(now.getTime() - SETUP_MS))
    .forUpdate()
    .executeTakeFirst();
  const key = row ? seal.open(row.key) : null;
  if (key === null) return 'none';
  const step = stepOf(key, code, now);
  if (step === null) return 'wrong';
  await tx
    .updateTable('secondFactor')
    .set({ confirmedAt: now, lastStep: step })
    .where('userId', '=', userId)
    .execute();
  return 'confirmed';
}

/** Uses a code of the authenticator app up: neither it nor an earlier one works again. */
export async function takeAppCode(
  tx: Db,
  userId: string,
  code: string,
  { seal, now }: { seal: Seal; now: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('secondFactor')
    .select('key')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  const key = row ? seal.open(row.key) : null;
  const step = key === null ? null : stepOf(key, code, now);
  if (step === null) return false;
  // Concurrent uses of a code wait for each other here.
  const { numUpdatedRows } = await tx
    .updateTable('secondFactor')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Removes the authenticator app with its recovery codes, trusted browsers and open challenges. Returns false if the
 * account has none.
 */
export async function removeSecondFactor(
  tx: Db,
  userId: string,
  { change, device, now }: { change: MailedChange; device: string | null; now: Date },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('secondFactor')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  for (const table of ['recoveryCode', 'trustedBrowser', 'loginChallenge'] as const)
    await tx.deleteFrom(table).where('userId', '=', userId).execute();
  await recordChange(tx, { userId, change, device, now });
  return true;
}

/** Whether sign-ins of an account need a second factor. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('secondFactor')
    .select('userId')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
