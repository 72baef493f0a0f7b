import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { APP_CODE_LENGTH } from '@/domain/auth/accountProtection';

/** Seconds for which a code is valid (RFC 6238). */
const STEP_SECONDS = 30;
const KEY_BYTES = 20;
/** A code of the step before or after is accepted, because clocks differ. */
const toleratedSteps = [-1, 0, 1] as const;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const bitsPerSign = 5;

/** Creates a random key in base32, as authenticator apps read it. */
export function makeKey(): string {
  const bits = [...randomBytes(KEY_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

function bytesOf(key: string): Buffer {
  const bits = [...key].map((sign) => alphabet.indexOf(sign).toString(2).padStart(bitsPerSign, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Returns the time step of a moment. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** Returns the code of a key in a time step (RFC 4226, SHA-1). */
export function codeAt(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(key)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** APP_CODE_LENGTH).padStart(APP_CODE_LENGTH, '0');
}

/** Returns the time step that a code belongs to; null if it is wrong. Takes the same time for every code. */
export function stepOf(key: string, code: string, now: Date): number | null {
  const given = Buffer.from(code);
  const matching = toleratedSteps
    .map((offset) => stepAt(now) + offset)
    .filter((step) => {
      const expected = Buffer.from(codeAt(key, step));
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
  return matching.at(-1) ?? null;
}

/** Returns the address that an authenticator app reads from the QR code. */
export function keyUri(key: string, { issuer, email }: { issuer: string; email: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  const query = {
    secret: key,
    issuer,
    algorithm: 'SHA1',
    digits: `${APP_CODE_LENGTH}`,
    period: `${STEP_SECONDS}`,
  };
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `otpauth://totp/${label}?${search.join('&')}`;
}
