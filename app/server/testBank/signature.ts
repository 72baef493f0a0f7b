import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that signs a report: `t=<seconds>,v1=<HMAC-SHA256 of "seconds.body", hexadecimal>`. */
export const signatureHeader = 'test-bank-signature';

/** How old, or how far ahead of our clock, a report may be: nobody can repeat one later. */
const windowSeconds = 300;

const digest = (key: string, seconds: string, body: string) =>
  createHmac('sha256', key).update(`${seconds}.${body}`).digest();

/** The signature of a body that is sent at this moment. */
export function sign(key: string, body: string, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${digest(key, seconds, body).toString('hex')}`;
}

/** Whether a signature is this key's, of this very body, and recent. Takes as long for a wrong one as for a right one. */
export function isSigned(
  key: string,
  { body, signature, now }: { body: string; signature: string | null; now: Date },
): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '');
  const [, seconds = '', given = ''] = match ?? [];
  if (!match || Math.abs(now.getTime() / 1000 - Number(seconds)) > windowSeconds) return false;
  return timingSafeEqual(digest(key, seconds, body), Buffer.from(given, 'hex'));
}
