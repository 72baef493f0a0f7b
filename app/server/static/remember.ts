import { isDeepStrictEqual } from 'node:util';
import { withDeadline } from '../withDeadline';

/** Maximum age of what pages state, and the pause after a first read that failed, in milliseconds. */
const freshMs = 60_000;
const retryMs = 5000;
/**
 * Remembers what pages state of the database. Once a minute one page waits for it, and before the first answer every
 * page does, but not longer than the deadline, so that pages do not depend on the database. While it cannot be read, the
 * last value stays, or null for that of the build. An equal value stays the same object.
 *
 * @param deadlineMs in milliseconds
 */
export function remember<Value>(
  read: () => Promise<Value>,
  { deadlineMs, onFailure }: { deadlineMs: number; onFailure: (error: unknown) => void },
): () => Promise<Value | null> {
  let known: Value | null = null;
  let readAt = -Infinity;
  let first: Promise<void> | null = null;
  let isRead = false;
  const readAgain = () =>
    read().then(
      (value) => {
        isRead = true;
        if (!isDeepStrictEqual(value, known)) known = value;
      },
      (error: unknown) => {
        if (!isRead) readAt = performance.now() - freshMs + retryMs;
        onFailure(error);
      },
    );
  return async () => {
    if (performance.now() - readAt > freshMs) {
      readAt = performance.now();
      const reading = readAgain();
      if (!isRead) first = reading;
      await withDeadline(reading, deadlineMs);
    } else if (!isRead && first) await withDeadline(first, deadlineMs);
    return known;
  };
}
