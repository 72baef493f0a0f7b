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

/** Number of accounts that one browser is known for, such as a household's or an agency's. */
const ACCOUNTS = 4;

/** Returns the marks in a browser's cookie, newest first, without those that we cannot have issued. */
const marksOf = (headers: Headers): readonly string[] =>
  (parse(headers.get('cookie') ?? '', NAME)[NAME] ?? '')
    .split('~', ACCOUNTS)
    .filter((mark) => /^[\w-]{16}\.\d{13}\.[\w-]{43}$/.test(mark));

function isFor(mark: string, email: string, secret: string): boolean {
  const [browser = '', since = '', seal = ''] = mark.split('.');
  const given = Buffer.from(seal);
  const expected = Buffer.from(sealOf(email, browser, since, secret));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Returns this browser's id if the account's owner has signed in with it before; null without a cookie that we signed
 * for this address. The cookie does not contain the address itself.
 */
export function knownBrowserOf(headers: Headers, email: string, secret: string): string | null {
  const [browser, since] =
    marksOf(headers)
      .find((mark) => isFor(mark, email, secret))
      ?.split('.') ?? [];
  return browser !== undefined && Number(since) > Date.now() - VALID_MS ? browser : null;
}

/**
 * Marks this browser as known for the account of a verified address. Failed attempts of others then cannot lock it out
 * (`calls/loginTries.ts`), and signing in with it sends no notice (`notifyOfSignIn.ts`). Call it after the person
 * proved their identity by password, provider, or a code or link from the mailbox.
 */
export function rememberBrowser(
  c: ServerContext,
  { auth, connection }: Pick<Deps, 'auth' | 'connection'>,
  email: string,
): void {
  const { secret } = auth.options;
  const { headers } = c.req.raw;
  const browser = knownBrowserOf(headers, email, secret) ?? randomBytes(12).toString('base64url');
  const since = String(Date.now());
  const mark = `${browser}.${since}.${sealOf(email, browser, since, secret)}`;
  const others = marksOf(headers).filter((other) => !isFor(other, email, secret));
  const cookie = serialize(NAME, [mark, ...others].slice(0, ACCOUNTS).join('~'), {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/api/auth',
    maxAge: VALID_MS / 1000,
  });
  addCookie(c, connection, cookie);
}
