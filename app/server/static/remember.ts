import { isDeepStrictEqual } from 'node:util';
import { withDeadline } from '../withDeadline';

/** Maximum age of what pages state, in milliseconds. */
const freshMs = 60_000;
/**
 * Remembers what pages state of the database. Once a minute one page waits for it, but not longer than the deadline, so
 * that pages do not depend on the database. While it cannot be read, the last value stays, or null for that of the build.
 * An equal value stays the same object.
 *
 * @param deadlineMs in milliseconds
 */
export function remember<Value>(
  read: () => Promise<Value>,
  { deadlineMs, onFailure }: { deadlineMs: number; onFailure: (error: unknown) => void },
): () => Promise<Value | null> {
  let known: Value | null = null;
  let readAt = -Infinity;
  return async () => {
    if (performance.now() - readAt <= freshMs) return known;
    readAt = performance.now();
    const reading = read().then((value) => {
      if (!isDeepStrictEqual(value, known)) known = value;
    }, onFailure);
    await withDeadline(reading, deadlineMs);
    return known;
  };
}
