import { createHash } from 'node:crypto';

/** A number from 0 up to 1 that follows from the text alone. */
export function fraction(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}
