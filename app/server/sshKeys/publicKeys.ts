import type { Db } from '../db/database';

/**
 * Returns the chosen keys of an account for a machine's specification, in the format of `authorized_keys`; empty if
 * none of them is saved any more, so that the machine gets a password.
 */
export async function publicKeysOf(
  db: Db,
  userId: string,
  fingerprints: readonly string[],
): Promise<{ readonly sshKeys?: string[] }> {
  if (fingerprints.length === 0) return {};
  const keys = await db
    .selectFrom('sshKey')
    .select(['type', 'blob'])
    .where('userId', '=', userId)
    .where('fingerprint', 'in', fingerprints)
    .orderBy('id')
    .execute();
  return keys.length === 0 ? {} : { sshKeys: keys.map(({ type, blob }) => `${type} ${blob}`) };
}
