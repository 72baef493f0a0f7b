import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { VERIFICATION_CODE_LENGTH } from '@/domain/auth/constants';

/** Validity of a verification code, in milliseconds. */
export const CODE_VALID_MS = 10 * 60 * 1000;

/** Maximum attempts per code; after that even the right one is refused. */
export const CODE_TRIES = 5;

/** Creates a random code. */
export function makeCode(): string {
  return String(randomInt(10 ** VERIFICATION_CODE_LENGTH)).padStart(VERIFICATION_CODE_LENGTH, '0');
}

/** Plain hashes of a million codes take a second to try; keyed with the secret, a stolen table reveals no codes. */
export function hashCode(registrationId: string, code: string, secret: string): string {
  return createHmac('sha256', secret).update(`code ${registrationId} ${code}`).digest('base64url');
}

/** Compares in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
