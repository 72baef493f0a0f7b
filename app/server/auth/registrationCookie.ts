import { createHmac } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { REGISTRATION_VALID_MS } from './registrations';
import { isSameHash } from './verificationCode';

const NAME = 'meridian.registration';

function sealOf(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`registration ${id}`).digest('base64url');
}

/**
 * The `Set-Cookie` that makes this browser the one that may verify a registration.
 *
 * The code in the mail proves who owns the address, not who chose the password: whoever registers a stranger's address
 * would otherwise get an account that the stranger verifies for them. Given to the browser that registered, and to one
 * that knows the password.
 */
export function registrationCookie(id: string, secret: string): string {
  return serialize(NAME, `${id}.${sealOf(id, secret)}`, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/api/auth',
    maxAge: REGISTRATION_VALID_MS / 1000,
  });
}

/** The registration that this browser may verify; null without a cookie that we signed. */
export function registrationOf(headers: Headers, secret: string): string | null {
  const [id = '', seal = ''] = parse(headers.get('cookie') ?? '', NAME)[NAME]?.split('.') ?? [];
  return isSameHash(seal, sealOf(id, secret)) ? id : null;
}
