import type { InstalledSshKey } from '@/domain/sshKeys/sshKey';
import type { Db } from '../db/database';

/** Keys for a new machine. */
interface ChosenKeys {
  /** In the format of `authorized_keys`; absent for none, so that the machine gets a password. */
  readonly spec: { readonly sshKeys?: string[] };
  /** The same keys, as their owner knows them. */
  readonly installed: readonly InstalledSshKey[];
}

/** No keys. */
export const noKeys: ChosenKeys = { spec: {}, installed: [] };

/** Returns the chosen keys of an account that are still saved. */
export async function chosenKeysOf(
  db: Db,
  userId: string,
  fingerprints: readonly string[],
): Promise<ChosenKeys> {
  if (fingerprints.length === 0) return noKeys;
  const keys = await db
    .selectFrom('sshKey')
    .select(['name', 'type', 'bits', 'fingerprint', 'blob'])
    .where('userId', '=', userId)
    .where('fingerprint', 'in', fingerprints)
    .orderBy('id')
    .execute();
  if (keys.length === 0) return noKeys;
  return {
    spec: { sshKeys: keys.map(({ type, blob }) => `${type} ${blob}`) },
    installed: keys.map(({ blob: _, ...key }) => key),
  };
}
