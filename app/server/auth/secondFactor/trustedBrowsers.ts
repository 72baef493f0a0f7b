import { parse, serialize } from 'hono/utils/cookie';
import { TRUSTED_DAYS } from '@/domain/auth/accountProtection';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { addCookie } from '../../http/cookies';
import type { ServerContext } from '../../http/types';
import { deviceOf } from '../deviceOf';
import { hashToken, makeToken } from '../secretToken';

const NAME = 'meridian.trusted-browser';
const VALID_MS = TRUSTED_DAYS * 24 * 60 * 60 * 1000;

/** Number of accounts that one browser is trusted for, such as a household's. */
const ACCOUNTS = 4;

/** Maximum per account; the oldest ones end first. */
const BROWSERS = 20;

/** Returns the tokens in a browser's cookie, newest first. */
const tokensOf = (headers: Headers): readonly string[] =>
  (parse(headers.get('cookie') ?? '', NAME)[NAME] ?? '')
    .split('~', ACCOUNTS)
    .filter((token) => /^[\w-]{43}$/.test(token));

/** Whether this browser signs in to the account without its second factor. */
export async function isTrustedBrowser(db: Db, headers: Headers, userId: string): Promise<boolean> {
  const tokens = tokensOf(headers);
  if (tokens.length === 0) return false;
  const row = await db
    .selectFrom('trustedBrowser')
    .select('id')
    .where('userId', '=', userId)
    .where('tokenHash', 'in', tokens.map(hashToken))
    .where('expiresAt', '>', new Date())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Trusts this browser for 30 days, counted from the code that was entered. */
export async function trustBrowser(
  c: ServerContext,
  { db, connection }: Pick<Deps, 'db' | 'connection'>,
  userId: string,
): Promise<void> {
  const token = makeToken();
  const now = new Date();
  await db
    .insertInto('trustedBrowser')
    .values({
      userId,
      tokenHash: hashToken(token),
      device: deviceOf(c.req.header('user-agent')),
      at: now,
      expiresAt: new Date(now.getTime() + VALID_MS),
    })
    .execute();
  await db
    .deleteFrom('trustedBrowser')
    .where('id', 'in', (query) =>
      query
        .selectFrom('trustedBrowser')
        .select('id')
        .where('userId', '=', userId)
        .orderBy('id', 'desc')
        .offset(BROWSERS),
    )
    .execute();
  const value = [token, ...tokensOf(c.req.raw.headers)].slice(0, ACCOUNTS).join('~');
  const cookie = serialize(NAME, value, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/api/auth',
    maxAge: VALID_MS / 1000,
  });
  addCookie(c, connection, cookie);
}
