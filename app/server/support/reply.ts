import { toIsoDateTime } from '@/domain/time/dates';
import { repliedTicket } from '@/domain/support/supportThread';
import type { StagedFile } from '../attachments/contents';
import type { Db } from '../db/database';
import type { Publish } from '../jobs/handler';
import { notifyStaff } from './staff';
import { storeTicket, type StoredTicket, type TicketOwner } from './store';

/** Adds a message of a customer or guest to their ticket, which the caller has locked: it waits for an answer again. */
export async function addReply(
  tx: Db,
  {
    userId,
    ticket,
    text,
    files,
    now,
  }: {
    readonly userId: TicketOwner;
    readonly ticket: StoredTicket;
    readonly text: string;
    readonly files: readonly StagedFile[] | undefined;
    readonly now: Date;
  },
  staff: { readonly adminEmails: readonly string[]; readonly publish: Publish },
): Promise<void> {
  const sent = { text, attachments: files ?? [] };
  const after = repliedTicket(ticket, sent, toIsoDateTime(now));
  await storeTicket(tx, userId, { before: ticket, after, files });
  if (userId !== null) staff.publish(userId, 'tickets', 'account');
  await notifyStaff(tx, { before: ticket, after }, staff);
}
