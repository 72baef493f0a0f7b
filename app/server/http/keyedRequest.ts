import { createHash } from 'node:crypto';
import type { Db } from '../db/database';
import { Problem } from './problem';

/** What a call with an `Idempotency-Key` is told apart by. */
export interface KeyedRequest {
  readonly userId: string;
  readonly key: string;
  /** The call and everything that was sent with it. */
  readonly content: unknown;
}

/**
 * Does it once for a key, within the transaction that does it: whoever repeats it gets the first answer, whoever uses the key
 * for something else is refused. A second one at the same time waits for the first. What is refused leaves no key behind.
 */
export async function onceForKey<Value>(
  tx: Db,
  { userId, key, content }: KeyedRequest,
  act: () => Promise<Value>,
): Promise<Value> {
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  const made = await tx
    .insertInto('request')
    .values({ userId, key, fingerprint, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (made === undefined) {
    const first = await tx
      .selectFrom('request')
      .select(['fingerprint', 'answer'])
      .where('userId', '=', userId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (first.fingerprint !== fingerprint) throw new Problem(409, 'keyReused');
    // What the same call answered, by the fingerprint.
    return first.answer as Value;
  }
  const value = await act();
  await tx
    .updateTable('request')
    .set({ answer: value === undefined ? null : JSON.stringify(value) })
    .where('userId', '=', userId)
    .where('key', '=', key)
    .execute();
  return value;
}
