import { createHash } from 'node:crypto';

/** Returns the hash an approval is bound to: the first 16 hexadecimal digits. */
export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Short enough to be typed: a difference's name. */
export function nameOf(text: string): string {
  return hashOf(text).slice(0, 8);
}
