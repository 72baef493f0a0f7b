import { sql } from 'kysely';
import type { guestContract } from '@app/contract/guest';
import { toIsoDateTime } from '@/domain/time/dates';
import type { GuestTicket } from '@/domain/support/guestTicket';
import type { TicketId } from '@/domain/support/support';
import { openedTicket } from '@/domain/support/supportThread';
import type { Db } from '../db/database';
import { enqueue } from '../jobs/enqueue';
import type { JobHandler } from '../jobs/handler';
import type { MailParts } from '../mail/mailJob';
import { RecipientRefused } from '../mail/mailer';
import { changedTexts } from '../mail/mailTexts';
import { guestKey } from '../mail/replyAddress';
import { ticketMail } from '../mail/ticketMail';
import type { Handlers } from '../routing/contractRoutes';
import { notifyStaff } from './staff';
import { nextTicketId, storeTicket } from './store';

/* Tickets of people without an account, who are answered by mail. */

/** A guest has no idempotency keys: the same question within this time is a repeated call. */
const repeatMinutes = 10;

/** Whether such a question was stored just now. Questions of one address wait for each other. */
async function isRepeated(
  tx: Db,
  { email, subject, message }: Pick<GuestTicket, 'email' | 'subject' | 'message'>,
  now: Date,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`guestTicket:${email}`}, 0))`.execute(tx);
  const like = await tx
    .selectFrom('ticket')
    .innerJoin('ticketMessage', 'ticketMessage.ticketId', 'ticket.id')
    .select('ticket.id')
    // By the index of guests' addresses.
    .where(
      sql<boolean>`"ticket"."userId" is null and "sortKey"("guestEmail") collate "C" = "sortKey"(${email}::text)`,
    )
    .where('guestEmail', '=', email)
    .where('subject', '=', subject)
    .where('ticketMessage.number', '=', 1)
    .where('ticketMessage.text', '=', message)
    .where('ticketMessage.at', '>', new Date(now.getTime() - repeatMinutes * 60_000))
    .executeTakeFirst();
  return like !== undefined;
}

/** Handlers of calls without a session. */
export const guestRoutes: Handlers<typeof guestContract> = {
  async askSupport({ db, body, now, attempt, changed, adminEmails }) {
    const { email, name, subject, message, language } = body;
    await attempt('guestTicketsPerAddress');
    await attempt('guestTicketsPerEmail', email);
    if (await isRepeated(db, body, now)) return;
    const id = await nextTicketId(db);
    const question = { subject, service: null, serverId: null, department: 'technical', message } as const;
    const after = openedTicket(question, { id, at: toIsoDateTime(now), attachments: [] });
    await storeTicket(db, null, { before: null, after, guest: { email, name, language } });
    await notifyStaff(db, { before: null, after }, { adminEmails, publish: changed });
  },
};

/** Queues the mail with an answer to a guest, after the commit; idempotent by message. */
export const enqueueGuestMail = (
  tx: Db,
  { now, ...message }: { readonly ticketId: TicketId; readonly number: number; readonly now: Date },
): Promise<void> =>
  enqueue(tx, [
    {
      kind: 'guestMail',
      key: `guestMail:${message.ticketId}:${message.number}`,
      payload: message,
      runAt: now,
    },
  ]);

/** Mails an answer of support to the address that a guest gave. A refused address is not tried again. */
export function guestMailHandler({
  mailer,
  brandNames,
  baseUrl,
  replies,
}: MailParts): JobHandler<'guestMail'> {
  return {
    async run({ ticketId, number }, { db, jobId }) {
      const found = await db
        .selectFrom('ticket')
        .innerJoin('ticketMessage', 'ticketMessage.ticketId', 'ticket.id')
        .select(['ticket.subject', 'guestEmail as email', 'guestLanguage as language', 'ticketMessage.text'])
        .where('ticket.id', '=', ticketId)
        .where('ticketMessage.number', '=', number)
        .executeTakeFirst();
      if (!found || found.email === null || found.language === null) return {};
      const { subject, email, language, text } = found;
      const to = {
        email,
        language,
        brandName: brandNames[language],
        baseUrl,
        texts: await changedTexts(db, language),
      };
      const event = { kind: 'ticketAnswered' as const, ticketId, subject, text: text ?? '', files: [] };
      const replyTo = replies?.addressOf(ticketId, guestKey(email)) ?? null;
      const mail = ticketMail({ ...event, isGuest: true }, to, replyTo);
      await mailer.send(mail, { kind: event.kind, jobId }).catch((error: unknown) => {
        if (!(error instanceof RecipientRefused)) throw error;
      });
      return {};
    },
  };
}
