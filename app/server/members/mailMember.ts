import type { Db } from '../db/database';
import { enqueueMail } from '../mail/mailJob';
import type { MemberMailEvent } from '../mail/memberMail';

/** Queues a mail about a membership. */
export const mailMember = (
  tx: Db,
  userId: string,
  membershipId: number,
  event: MemberMailEvent,
  now: Date,
): Promise<void> =>
  enqueueMail(tx, { userId, key: `${event.kind}:${membershipId}:${now.toISOString()}`, event, now });
