import { randomUUID } from 'node:crypto';
import { toIsoDateTime } from '@/domain/time/dates';
import type { Db } from '../db/database';
import { enqueueMail } from '../mail/mailJob';

/** After a password change, deletes mailed links and notifies the owner by mail. */
export async function passwordChanged(tx: Db, userId: string): Promise<void> {
  const now = new Date();
  await tx.deleteFrom('passwordReset').where('userId', '=', userId).execute();
  const at = toIsoDateTime(now);
  await enqueueMail(tx, {
    userId,
    key: `passwordChanged:${randomUUID()}`,
    event: { kind: 'passwordChanged', at },
    now,
  });
}
