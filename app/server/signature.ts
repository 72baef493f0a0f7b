import { createHmac, timingSafeEqual } from 'node:crypto';

/* Signatures of calls between servers, with a shared secret: bank reports and the provider's automation. */

/** Maximum clock difference of a signed call in seconds, against replays. */
const windowSeconds = 300;

const digest = (secret: string, seconds: string, content: string | Uint8Array) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(content).digest();

/** The signature of content that is sent at this moment: `t=<seconds>,v1=<HMAC-SHA256 of "seconds.content", hexadecimal>`. */
export function sign(secret: string, content: string | Uint8Array, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${digest(secret, seconds, content).toString('hex')}`;
}

/** Whether a signature is valid for this content and recent. Compares in constant time. */
export function isSigned(
  secret: string,
  { content, signature, now }: { content: string | Uint8Array; signature: string | null; now: Date },
): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '');
  const [, seconds = '', given = ''] = match ?? [];
  if (!match || Math.abs(now.getTime() / 1000 - Number(seconds)) > windowSeconds) return false;
  return timingSafeEqual(digest(secret, seconds, content), Buffer.from(given, 'hex'));
}
