import type { Db } from './database';

/** Codes of a deadlock and of a serialization failure: the database rolled the transaction back. */
const conflicts: ReadonlySet<unknown> = new Set(['40P01', '40001']);

const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && conflicts.has(error.code);

/** Runs a transaction, and once more if it lost to another one. */
export async function transact<Value>(db: Db, work: (tx: Db) => Promise<Value>): Promise<Value> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (!isConflict(error)) throw error;
    return db.transaction().execute(work);
  }
}
