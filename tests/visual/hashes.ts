import { createHash } from 'node:crypto';

/** Returns the hash of an approval: the first 16 hexadecimal digits. */
export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Returns a name of a difference that is short enough to type. */
export function nameOf(text: string): string {
  return hashOf(text).slice(0, 8);
}
