import { createHash } from 'node:crypto';

/** A number from 0 up to 1 that follows from the text alone. */
export function fraction(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}

/** A curve through such numbers, one each `step`, from 0 to 1: always the same at a place, and without jumps. */
export function smooth(name: string, place: number, step: number): number {
  const index = Math.floor(place / step);
  const part = place / step - index;
  const eased = part * part * (3 - 2 * part);
  const [here, next] = [fraction(`${name}:${index}`), fraction(`${name}:${index + 1}`)];
  return here + (next - here) * eased;
}
