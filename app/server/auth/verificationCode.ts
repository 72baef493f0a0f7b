import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { VERIFICATION_CODE_LENGTH } from '@/domain/auth/constants';

/** How long a verification code works, in milliseconds. */
export const CODE_VALID_MS = 10 * 60 * 1000;

/** How often a code may be entered: a right one after as many wrong ones is refused too. */
export const CODE_TRIES = 5;

/** A code for nobody yet. */
export function makeCode(): string {
  return String(randomInt(10 ** VERIFICATION_CODE_LENGTH)).padStart(VERIFICATION_CODE_LENGTH, '0');
}

/** A million plain hashes are tried in a second; keyed with the secret, a stolen table gives no codes away. */
export function hashCode(registrationId: string, code: string, secret: string): string {
  return createHmac('sha256', secret).update(`code ${registrationId} ${code}`).digest('base64url');
}

/** Compares in a time that says nothing about how much of it is right. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
