import type { SupportDepartment, TicketId } from '@/domain/support/support';
import { deskTicketPath, paths } from '@/paths';
import { message } from '../messages/messages';
import { eventMail, type MailTo } from './eventMail';
import { writeMail } from './mailTexts';
import type { Mail } from './mailer';

/** A ticket that waits for an answer of support. */
interface WaitingTicket {
  readonly ticketId: TicketId;
  readonly subject: string;
  /** E-mail of the customer or guest. */
  readonly customer: string;
  readonly department: SupportDepartment;
  /** The unanswered messages of the customer. */
  readonly text: string;
  readonly isNew: boolean;
}

/** A mail to a member of staff about a ticket that waits for an answer. Files are only on the ticket's page. */
export function staffTicketMail({ ticketId, isNew, department, ...ticket }: WaitingTicket, to: MailTo): Mail {
  const { language } = to;
  const name = message(language, `department.${department}`);
  return eventMail(
    {
      ...writeMail(to, isNew ? 'ticketOpened' : 'ticketReplied', {
        ...ticket,
        id: String(ticketId),
        department: name,
      }),
      links: [
        { label: message(language, 'mailLinkTicket'), path: deskTicketPath(ticketId) },
        { label: message(language, 'mailLinkNotices'), path: paths.admin.tickets },
      ],
      summary: `ticket: ${isNew ? 'opened' : 'replied'}`,
    },
    to,
  );
}
