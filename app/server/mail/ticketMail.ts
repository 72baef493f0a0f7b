import * as v from 'valibot';
import { paths, withQuery } from '@/paths';
import { message } from '../messages/messages';
import { eventMail, type MailTo } from './eventMail';
import { writeMail } from './mailTexts';
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

/** Always mailed: the customer has asked. */
export const ticketEventOf = { ticketAnswered: null } as const satisfies Record<
  TicketMailEvent['kind'],
  null
>;

/** A mail with the answer of support, and a link to its ticket. */
export function ticketMail({ kind, ticketId, subject, text }: TicketMailEvent, to: MailTo): Mail {
  const { language } = to;
  const path = withQuery(paths.dashboard.supportTicket, { id: String(ticketId) });
  return eventMail(
    {
      ...writeMail(to, 'ticketAnswered', { id: String(ticketId), subject, text }),
      links: [{ label: message(language, 'mailLinkTicket'), path }],
      summary: `ticket: ${kind}`,
    },
    to,
  );
}
