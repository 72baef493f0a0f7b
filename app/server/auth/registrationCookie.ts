import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { ABANDONED_AFTER_MS } from './createAccount';

const NAME = 'meridian.registration';

function sealOf(userId: string, secret: string): string {
  return createHmac('sha256', secret).update(`registration ${userId}`).digest('base64url');
}

/**
 * The `Set-Cookie` that makes this browser the one that may verify an unverified account.
 *
 * The code in the mail proves who owns the address, not who chose the password: whoever registers a stranger's address
 * would otherwise get an account that the stranger verifies for them. Given to the browser that registered, and to one
 * that knows the password.
 */
export function registrationCookie(userId: string, secret: string): string {
  return serialize(NAME, `${userId}.${sealOf(userId, secret)}`, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/api/auth',
    maxAge: ABANDONED_AFTER_MS / 1000,
  });
}

/** The account that this browser may verify; null without a cookie that we signed. */
export function registrationOf(headers: Headers, secret: string): string | null {
  const [userId = '', seal = ''] = parse(headers.get('cookie') ?? '', NAME)[NAME]?.split('.') ?? [];
  const given = Buffer.from(seal);
  const expected = Buffer.from(sealOf(userId, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null;
}
