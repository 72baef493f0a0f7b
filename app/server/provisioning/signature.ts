import { createHmac, timingSafeEqual } from 'node:crypto';

/* Calls between the portal and the provider's automation, in both directions, are signed with the secret that both know. */

export const signatureHeader = 'meridian-signature';

/** A call that is older, or that far ahead, was recorded and is played again. Seconds. */
const toleranceSeconds = 300;

const digest = (secret: string, seconds: number, content: string) =>
  createHmac('sha256', secret).update(`${seconds}.${content}`).digest('hex');

/** `t=<seconds since 1970>,v1=<hex HMAC-SHA256 of "t.content">`; the content is the body, and for a GET the path with its query. */
export function sign(secret: string, content: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, content)}`;
}

/** Whether that is the signature of this content, made a short while ago. */
export function isSigned(secret: string, content: string, signature: string | undefined, now: Date): boolean {
  const [, time, made] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (time === undefined || made === undefined) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return false;
  return timingSafeEqual(Buffer.from(made, 'hex'), Buffer.from(digest(secret, Number(time), content), 'hex'));
}
