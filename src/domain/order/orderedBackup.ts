import * as v from 'valibot';
import { backupIdPattern, maxBackupId } from '@/domain/servers/backups';
import type { ServerId } from '@/domain/servers/server';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';

/** Backup of another server, whose disk the ordered servers get once they are set up. */
export const orderedBackupSchema = v.object({
  serverId: v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(1),
    v.transform((id) => id as ServerId),
  ),
  /** Domain of that server, for the texts of the order. */
  serverName: v.pipe(v.string(), v.minLength(1), v.maxLength(253)),
  backupId: v.pipe(v.string(), v.maxLength(maxBackupId), v.regex(backupIdPattern)),
  madeAt: v.pipe(v.string(), v.maxLength(30), isoMomentSchema),
});

export type OrderedBackup = v.InferOutput<typeof orderedBackupSchema>;

/** Formats a backup for an order's address; no part but the last can contain a comma. */
export const formatOrderedBackup = ({ serverId, madeAt, backupId, serverName }: OrderedBackup): string =>
  [serverId, madeAt, backupId, serverName].join(',');

/** A backup in an order's address. */
export const backupInAddressSchema = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d*,[^,]+,[^,]+,/),
  v.transform((text) => {
    const [serverId, madeAt, backupId, ...name] = text.split(',');
    return { serverId: Number(serverId), madeAt, backupId, serverName: name.join(',') };
  }),
  orderedBackupSchema,
);
