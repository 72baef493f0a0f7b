import { createHash } from 'node:crypto';
import type { Db } from '../db/database';
import { Problem } from '../http/problem';

/** Identity of a call with an `Idempotency-Key`. */
export interface KeyedRequest {
  readonly userId: string;
  readonly key: string;
  /** The call and its complete content. */
  readonly content: unknown;
}

const fingerprintOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/**
 * Returns the committed answer of the first call with this key; null without one.
 *
 * @throws Problem 409 `keyReused` for a different call
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
 * Runs work once per key, in its transaction. A repetition gets the first answer; another call with the key is refused.
 * Concurrent calls wait for the first. A refused call stores no key.
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
    // The fingerprint proves that it is the same call.
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
