import type { MailedChange } from '@/domain/auth/accountProtection';
import { toIsoDateTime } from '@/domain/time/dates';
import type { Db } from '../../db/database';
import { enqueueMail } from '../../mail/mailJob';

/** A change of how an account is protected. */
export interface RecordedChange {
  readonly userId: string;
  readonly change: MailedChange;
  /** Browser and operating system; null if unknown. */
  readonly device: string | null;
  readonly now: Date;
}

/** Adds a change to the account's history, and notifies its owner by mail. */
export async function recordChange(tx: Db, { userId, change, device, now }: RecordedChange): Promise<void> {
  const { id } = await tx
    .insertInto('protectionChange')
    .values({ userId, at: now, change, device })
    .returning('id')
    .executeTakeFirstOrThrow();
  const event = { kind: 'protectionChanged', change, at: toIsoDateTime(now) } as const;
  await enqueueMail(tx, { userId, key: `protectionChanged:${id}`, event, now });
}
