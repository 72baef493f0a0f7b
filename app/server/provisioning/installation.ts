import { sql } from 'kysely';
import type { ServerId } from '@/domain/servers/server';
import type { InstalledSshKey } from '@/domain/sshKeys/sshKey';
import type { Db } from '../db/database';

/** System, software and keys that a server's disk was installed with. */
export interface Installation {
  readonly os: string;
  readonly software: string;
  /** Null if they are unknown. */
  readonly keys: readonly InstalledSshKey[] | null;
}

/**
 * Returns the installation of a server's disk, now or at a moment; null if no operation shows it. A machine that is
 * being created counts.
 */
export async function installationOf(
  db: Db,
  userId: string,
  serverId: ServerId,
  moment?: Date,
): Promise<Installation | null> {
  const rows = db
    .selectFrom('operation')
    .select(['command', 'installedKeys'])
    .where('userId', '=', userId)
    .where('serverId', '=', serverId)
    .where(
      sql<boolean>`("status" = 'done' and "command" ->> 'action' in ('create', 'reinstall', 'restoreBackup')
        or "status" <> 'failed' and "command" ->> 'action' = 'create')`,
    )
    .orderBy('id', 'desc')
    .limit(1);
  const row = await (moment ? rows.where('endedAt', '<=', moment) : rows).executeTakeFirst();
  if (!row?.command || !('spec' in row.command)) return null;
  const { os, software } = row.command.spec;
  return { os, software, keys: row.installedKeys };
}
