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

/** Accounts that one browser is known for: a household's, say, or an agency's. */
const ACCOUNTS = 4;

/** The marks in a browser's cookie, newest first; what nobody could have got from us is left out. */
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
 * The name of this browser, if the owner of this account has signed in with it before; null without a cookie that we
 * signed for this address. The address itself does not stand in the cookie.
 */
export function knownBrowserOf(headers: Headers, email: string, secret: string): string | null {
  const [browser, since] =
    marksOf(headers)
      .find((mark) => isFor(mark, email, secret))
      ?.split('.') ?? [];
  return browser !== undefined && Number(since) > Date.now() - VALID_MS ? browser : null;
}

/**
 * Makes this browser a known one for the account of a verified address: strangers who guess its password cannot lock it
 * out (`calls/loginTries.ts`), and signing in with it is no news (`notifyOfSignIn.ts`). Call it when the person has proved
 * the account to be theirs: by its password, by its provider, or by a code or link from its mailbox.
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
