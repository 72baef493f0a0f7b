import * as v from 'valibot';
import { paths, withQuery } from '@/paths';
import { message } from '../messages/messages';
import { eventMail, type MailTo } from './eventMail';
import type { Mail } from './mailer';

/** Schema of the events in mails about tickets. */
export const ticketEventSchema = v.variant('kind', [
  v.object({
    kind: v.literal('ticketAnswered'),
    ticketId: v.number(),
    subject: v.string(),
    text: v.string(),
  }),
]);
export type TicketMailEvent = v.InferOutput<typeof ticketEventSchema>;

/** Always mailed, because the customer asked a question. */
export const ticketEventOf = { ticketAnswered: null } as const satisfies Record<
  TicketMailEvent['kind'],
  null
>;

/** Mail with an answer of support and a link to its ticket. */
export function ticketMail({ kind, ticketId, subject, text }: TicketMailEvent, to: MailTo): Mail {
  const { language, brandName } = to;
  const path = withQuery(paths.dashboard.supportTicket, { id: String(ticketId) });
  return eventMail(
    {
      subject: message(language, 'mailTicketAnsweredSubject', {
        id: String(ticketId),
        subject,
        brand: brandName,
      }),
      body: message(language, 'mailTicketAnswered', { subject, text }),
      links: [{ label: message(language, 'mailLinkTicket'), path }],
      summary: `ticket: ${kind}`,
    },
    to,
  );
}
