import { nextOpening } from '@/domain/desk/businessHours';
import { wantsTicketMail, type TicketMails } from '@/domain/desk/ticketMails';
import type { SupportDepartment } from '@/domain/support/support';
import { paths } from '@/paths';
import { noticesOf } from '../customers/notices';
import type { Db } from '../db/database';
import type { JobHandler } from '../jobs/handler';
import type { JobPayload } from '../jobs/kinds';
import type { MailParts } from '../mail/mailJob';
import { RecipientRefused } from '../mail/mailer';
import { changedTexts } from '../mail/mailTexts';
import { staffTicketMail } from '../mail/staffTicketMail';
import { settingsOf } from '../settings/storedSettings';
import { deskRows } from './queue';
import { answeringStaff } from './ticketPage';

type Wait = JobPayload<'staffMail'>;

/** Returns about which tickets a member of staff gets mails. */
export const ticketMailsOf = (db: Db, staffId: string): Promise<TicketMails> =>
  db
    .selectFrom('user')
    .select(['ticketMails as choice', 'ticketDepartments as departments'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow();

/** Returns the customer's messages since the wait started; null if support has answered them. */
async function unansweredText(db: Db, { ticketId, since }: Wait): Promise<string | null> {
  const messages = await db
    .selectFrom('ticketMessage')
    .select(['author', 'text'])
    .where('ticketId', '=', ticketId)
    .where('at', '>=', new Date(since))
    .orderBy('number')
    .execute();
  // An answer of the same instant comes before the message.
  const first = messages.findIndex(({ author }) => author === 'customer');
  const wait = messages.slice(Math.max(first, 0));
  if (wait.some(({ author }) => author === 'support')) return null;
  return wait.flatMap(({ text }) => (text === null ? [] : [text])).join('\n\n');
}

/** Returns the member of staff if they may answer the ticket and want a mail about it. */
async function recipientOf(
  db: Db,
  adminEmails: readonly string[],
  staffId: string,
  { assigneeId, department }: { readonly assigneeId: string | null; readonly department: SupportDepartment },
) {
  const members = await answeringStaff(db, adminEmails);
  const member = members.find(({ id }) => id === staffId);
  const isAssigned = assigneeId === staffId;
  return member && wantsTicketMail(member.mails, { department, isAssigned }) ? member : null;
}

/**
 * Mails a member of staff about a ticket that waits for an answer, once the desk is open. Who may answer and whether it
 * still waits are read when the mail is sent. A refused address is not tried again.
 */
export function staffMailHandler({
  mailer,
  brandNames,
  baseUrl,
  adminEmails,
}: MailParts & { readonly adminEmails: readonly string[] }): JobHandler<'staffMail'> {
  return {
    async run(wait, { db, jobId, now }) {
      const { ticketId, staffId, isNew } = wait;
      const { timeZone, ...hours } = await settingsOf(db);
      const opening = nextOpening(hours, timeZone, now);
      if (opening > now) return { again: opening };
      const ticket = await deskRows(db).where('ticket.id', '=', ticketId).executeTakeFirst();
      if (ticket?.status !== 'queued') return {};
      const recipient = await recipientOf(db, adminEmails, staffId, ticket);
      const text = await unansweredText(db, wait);
      if (recipient === null || text === null) return {};
      const { language } = await noticesOf(db, staffId);
      const { subject, customer, department } = ticket;
      const mail = staffTicketMail(
        { ticketId, subject, customer, department, text, isNew },
        {
          email: recipient.email,
          language,
          brandName: brandNames[language],
          baseUrl,
          texts: await changedTexts(db, language),
        },
      );
      await mailer
        .send(
          { ...mail, unsubscribeHref: baseUrl + paths.admin.tickets },
          { kind: 'ticketWaiting', userId: staffId, jobId },
        )
        .catch((error: unknown) => {
          if (!(error instanceof RecipientRefused)) throw error;
        });
      return {};
    },
  };
}
