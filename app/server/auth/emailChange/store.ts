import { EMAIL_CHANGE_HOURS, type EmailBox } from '@/domain/auth/emailChange';
import { toIsoDateTime } from '@/domain/time/dates';
import type { Db } from '../../db/database';
import { enqueueMail } from '../../mail/mailJob';
import { isUniqueViolation } from '../createAccount';
import { hashToken, makeToken } from '../secretToken';

/*
 * Replaces the auth library's change of e-mail: its links are signed texts that work until they expire, it asks the
 * mailboxes one after the other, and it ends no session.
 */

/** Returns the change of an account that waits; null without one. */
export async function emailChangeOf(db: Db, userId: string, now: Date) {
  const row = await db
    .selectFrom('emailChange')
    .select(['email', 'oldConfirmedAt', 'newConfirmedAt', 'expiresAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  const confirmed: EmailBox[] = [
    ...(row.oldConfirmedAt === null ? [] : (['old'] as const)),
    ...(row.newConfirmedAt === null ? [] : (['new'] as const)),
  ];
  return { email: row.email, confirmed, expiresAt: toIsoDateTime(row.expiresAt) };
}

/** Stores a change in place of an earlier one, and returns the token of each mailbox. */
export async function storeEmailChange(
  db: Db,
  { userId, email, sessionId, now }: { userId: string; email: string; sessionId: string; now: Date },
): Promise<Readonly<Record<EmailBox, string>>> {
  const tokens = { old: makeToken(), new: makeToken() };
  const change = {
    email,
    sessionId,
    oldTokenHash: hashToken(tokens.old),
    newTokenHash: hashToken(tokens.new),
    oldConfirmedAt: null,
    newConfirmedAt: null,
    expiresAt: new Date(now.getTime() + EMAIL_CHANGE_HOURS * 60 * 60 * 1000),
  };
  await db
    .insertInto('emailChange')
    .values({ userId, ...change })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(change))
    .execute();
  return tokens;
}

/** Result of a mailbox's link. */
export type ConfirmedBox = 'waiting' | 'changed' | 'invalid' | 'taken';

/**
 * Confirms the mailbox of a token. With both confirmed, it changes the address. The token counts only for the account
 * that requested it, so that a link forwarded to another account does nothing there.
 */
export async function confirmBox(
  tx: Db,
  { userId, token, now }: { userId: string; token: string; now: Date },
): Promise<ConfirmedBox> {
  // The account's row first, in the order of a transfer.
  const { email: former } = await tx
    .selectFrom('user')
    .select('email')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const change = await tx
    .selectFrom('emailChange')
    .selectAll()
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .forUpdate()
    .executeTakeFirst();
  const hash = hashToken(token);
  const box = change?.oldTokenHash === hash ? 'old' : change?.newTokenHash === hash ? 'new' : null;
  if (!change || box === null) return 'invalid';
  const oldAt = box === 'old' ? now : change.oldConfirmedAt;
  const newAt = box === 'new' ? now : change.newConfirmedAt;
  if (oldAt === null || newAt === null) {
    await tx
      .updateTable('emailChange')
      .set({ oldConfirmedAt: oldAt, newConfirmedAt: newAt })
      .where('userId', '=', userId)
      .execute();
    return 'waiting';
  }
  await tx.deleteFrom('emailChange').where('userId', '=', userId).execute();
  const isChanged = await moveTo(tx, userId, change.email);
  if (!isChanged) return 'taken';
  // Links to the former mailbox must not work any longer.
  for (const table of ['passwordReset', 'loginChallenge'] as const)
    await tx.deleteFrom(table).where('userId', '=', userId).execute();
  await tx.deleteFrom('session').where('userId', '=', userId).where('id', '<>', change.sessionId).execute();
  const { id } = await tx
    .insertInto('protectionChange')
    .values({ userId, at: now, change: 'emailChanged', device: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const address of [former, change.email])
    await enqueueMail(tx, {
      userId,
      key: `emailChanged:${id}:${address === former ? 'old' : 'new'}`,
      event: { kind: 'emailChanged', address },
      now,
    });
  return 'changed';
}

/** Gives an account its new address. Returns false if another account took it meanwhile. */
async function moveTo(tx: Db, userId: string, email: string): Promise<boolean> {
  const taken = await tx.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
  if (taken) return false;
  try {
    await tx.updateTable('user').set({ email, emailVerified: true }).where('id', '=', userId).execute();
  } catch (error) {
    // Registered between the two statements; the refusal rolls the transaction back.
    if (isUniqueViolation(error)) return false;
    throw error;
  }
  // As when a registration is verified: codes of others for this address end.
  await tx.deleteFrom('registration').where('email', '=', email).execute();
  return true;
}
