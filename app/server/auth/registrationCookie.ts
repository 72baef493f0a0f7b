import { createHmac } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { REGISTRATION_VALID_MS } from './registrations';
import { isSameHash } from './verificationCode';

const NAME = 'meridian.registration';

function sealOf(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`registration ${id}`).digest('base64url');
}

/**
 * Creates the `Set-Cookie` that allows this browser to verify a registration.
 * The mailed code proves who owns the address, not who chose the password: otherwise anybody could register
 * somebody's address and let them verify it. Set for the browser that registered, and for one that knows the password.
 */
export function registrationCookie(id: string, secret: string): string {
  return serialize(NAME, `${id}.${sealOf(id, secret)}`, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/api/auth',
    maxAge: REGISTRATION_VALID_MS / 1000,
  });
}

/** Returns the registration that this browser may verify; null without a valid signed cookie. */
export function registrationOf(headers: Headers, secret: string): string | null {
  const [id = '', seal = ''] = parse(headers.get('cookie') ?? '', NAME)[NAME]?.split('.') ?? [];
  return isSameHash(seal, sealOf(id, secret)) ? id : null;
}
