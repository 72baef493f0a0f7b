import { parse, serialize } from 'hono/utils/cookie';
import type { SecondStep } from '@/domain/auth/accountProtection';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { addCookie } from '../../http/cookies';
import type { ServerContext } from '../../http/types';
import { deviceOf } from '../deviceOf';
import { hashToken, makeToken } from '../secretToken';
import { recordChange } from './recordChange';
import { takeRecoveryCode } from './recoveryCodes';
import { takeAppCode } from './store';

const NAME = 'meridian.second-factor';

/** Time for entering a code after the password, in milliseconds. */
const VALID_MS = 10 * 60 * 1000;

/** Maximum attempts per sign-in; after that the password must be entered again. */
const TRIES = 5;

const cookieOptions = { httpOnly: true, sameSite: 'Lax', path: '/api/auth' } as const;

/** Starts the second step of a sign-in in this browser. It has no session until then. */
export async function startChallenge(
  c: ServerContext,
  { db, connection }: Pick<Deps, 'db' | 'connection'>,
  userId: string,
): Promise<void> {
  const token = makeToken();
  const expiresAt = new Date(Date.now() + VALID_MS);
  await db
    .insertInto('loginChallenge')
    .values({ tokenHash: hashToken(token), userId, expiresAt })
    .execute();
  addCookie(c, connection, serialize(NAME, token, { ...cookieOptions, maxAge: VALID_MS / 1000 }));
}

/** Removes the browser's cookie of the second step. */
export function forgetChallenge(c: ServerContext, { connection }: Pick<Deps, 'connection'>): void {
  addCookie(c, connection, serialize(NAME, '', { ...cookieOptions, maxAge: 0 }));
}

/** Returns the open challenge of this browser with its account; null without one. */
export async function challengeOf(db: Db, headers: Headers) {
  const token = parse(headers.get('cookie') ?? '', NAME)[NAME] ?? '';
  const row = await db
    .selectFrom('loginChallenge')
    .innerJoin('user', 'user.id', 'loginChallenge.userId')
    .select(['loginChallenge.tokenHash', 'user.id as userId', 'user.email', 'user.lastLoginAt'])
    .where('tokenHash', '=', hashToken(token))
    .where('loginChallenge.expiresAt', '>', new Date())
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Tries a code in a challenge. The attempt is counted before the comparison, and the row stays locked, so parallel
 * attempts can neither exceed the limit nor use a code twice.
 */
export async function tryChallenge(
  { db, seal, auth }: Pick<Deps, 'db' | 'seal' | 'auth'>,
  { tokenHash, userId }: { tokenHash: string; userId: string },
  { step, userAgent, now }: { step: SecondStep; userAgent: string | undefined; now: Date },
): Promise<'right' | 'wrong' | 'over'> {
  const { secret } = auth.options;
  return db.transaction().execute(async (tx) => {
    const counted = await tx
      .updateTable('loginChallenge')
      .set((field) => ({ tries: field('tries', '+', 1) }))
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', now)
      .where('tries', '<', TRIES)
      .returning('userId')
      .executeTakeFirst();
    if (!counted) return 'over';
    const isRight =
      step.kind === 'app'
        ? await takeAppCode(tx, userId, step.code, { seal, now })
        : await takeRecoveryCode(tx, userId, step.code, secret);
    if (!isRight) return 'wrong';
    await tx.deleteFrom('loginChallenge').where('tokenHash', '=', tokenHash).execute();
    if (step.kind === 'recovery')
      await recordChange(tx, { userId, change: 'recoveryCodeUsed', device: deviceOf(userAgent), now });
    return 'right';
  });
}
