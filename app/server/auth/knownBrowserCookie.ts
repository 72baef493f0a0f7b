import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { KNOWN_BROWSER_DAYS } from '@/domain/auth/constants';
import type { Deps } from '../deps';
import { addCookie } from '../http/cookies';
import type { ServerContext } from '../http/types';

const NAME = 'meridian.known-browser';
const VALID_MS = KNOWN_BROWSER_DAYS * 24 * 60 * 60 * 1000;

function sealOf(email: string, browser: string, since: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`known browser ${email} ${browser} ${since}`)
    .digest('base64url');
}

/**
 * The name of this browser, if the owner of this account has signed in with it before; null without a cookie that we
 * signed for this address. The address itself does not stand in the cookie.
 */
export function knownBrowserOf(headers: Headers, email: string, secret: string): string | null {
  const cookie = parse(headers.get('cookie') ?? '', NAME)[NAME] ?? '';
  const [browser = '', since = '', seal = ''] = cookie.split('.');
  const given = Buffer.from(seal);
  const expected = Buffer.from(sealOf(email, browser, since, secret));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number(since) > Date.now() - VALID_MS ? browser : null;
}

/**
 * Makes this browser a known one for the account of a verified address: strangers who guess its password cannot lock it
 * out (`calls/loginTries.ts`). Call it when the person has proved the account to be theirs: by its password, or by a code
 * or link from its mailbox. One browser is known for one account, the last one.
 */
export function rememberBrowser(
  c: ServerContext,
  { auth, connection }: Pick<Deps, 'auth' | 'connection'>,
  email: string,
): void {
  const { secret } = auth.options;
  const browser = knownBrowserOf(c.req.raw.headers, email, secret) ?? randomBytes(12).toString('base64url');
  const since = String(Date.now());
  const cookie = serialize(NAME, `${browser}.${since}.${sealOf(email, browser, since, secret)}`, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/api/auth',
    maxAge: VALID_MS / 1000,
  });
  addCookie(c, connection, cookie);
}
