import { randomUUID } from 'node:crypto';
import type { IsoDateTime } from '@/domain/dates';
import type { Db } from '../db/database';
import { enqueueMail } from '../mail/mailJob';

/** After another password was set: no mailed link undoes it, and the owner is told by mail. */
export async function passwordChanged(tx: Db, userId: string): Promise<void> {
  const now = new Date();
  await tx.deleteFrom('passwordReset').where('userId', '=', userId).execute();
  // An ISO string of a Date is an IsoDateTime; the library only says string.
  const at = now.toISOString() as IsoDateTime;
  await enqueueMail(tx, {
    userId,
    key: `passwordChanged:${randomUUID()}`,
    news: { kind: 'passwordChanged', at },
    now,
  });
}
