import { createHash } from 'node:crypto';
import type { Db } from '../db/database';
import { Problem } from '../http/problem';

/** Data that distinguishes calls with an `Idempotency-Key`. */
export interface KeyedRequest {
  readonly userId: string;
  readonly key: string;
  /** The call and everything that was sent with it. */
  readonly content: unknown;
}

const fingerprintOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/**
 * Returns the committed answer to the first call with this key; null without one.
 *
 * @throws Problem 409 `keyReused` when it was another call
 */
export async function firstAnswer(
  db: Db,
  { userId, key, content }: KeyedRequest,
): Promise<{ value: unknown } | null> {
  const first = await db
    .selectFrom('request')
    .select(['fingerprint', 'answer'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!first) return null;
  if (first.fingerprint !== fingerprintOf(content)) throw new Problem(409, 'keyReused');
  return { value: first.answer };
}

/**
 * Does it once for a key, within the transaction that does it: whoever repeats it gets the first answer, whoever uses the key
 * for something else is refused. A second one at the same time waits for the first. What is refused leaves no key behind.
 */
export async function withIdempotency<Value>(
  tx: Db,
  request: KeyedRequest,
  act: () => Promise<Value>,
): Promise<Value> {
  const { userId, key, content } = request;
  const made = await tx
    .insertInto('request')
    .values({ userId, key, fingerprint: fingerprintOf(content), answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (made === undefined) {
    const first = await firstAnswer(tx, request);
    if (first === null) throw new Error('The first call with this key is gone');
    // What the same call answered, by the fingerprint.
    return first.value as Value;
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
