import * as v from 'valibot';
import type { TicketId } from '@/domain/support/support';
import { paths, withQuery } from '@/paths';
import { message } from '../messages/messages';
import { eventMail, type MailTo } from './eventMail';
import { writeMail } from './mailTexts';
import type { Mail } from './mailer';

/** Schema of the events in mails about tickets. */
export const ticketEventSchema = v.variant('kind', [
  v.object({
    kind: v.literal('ticketAnswered'),
    ticketId: v.pipe(
      v.number(),
      v.transform((id) => id as TicketId),
    ),
    subject: v.string(),
    text: v.string(),
    /** Names of its files. Absent from events of earlier releases. */
    files: v.optional(v.array(v.string()), []),
    /** The reader has no account: no page has the ticket. */
    isGuest: v.optional(v.boolean()),
  }),
]);
export type TicketMailEvent = v.InferOutput<typeof ticketEventSchema>;

/** Always mailed, because the answer is for a customer's question. */
export const ticketEventOf = { ticketAnswered: null } as const satisfies Record<
  TicketMailEvent['kind'],
  null
>;

/**
 * A mail with the answer of support, and a link to its ticket.
 *
 * @param replyTo address for answers to this ticket; null where mails cannot be answered
 */
export function ticketMail(
  { kind, ticketId, subject, text, files, isGuest }: TicketMailEvent,
  to: MailTo,
  replyTo: string | null,
): Mail {
  const { language } = to;
  const path = withQuery(paths.dashboard.supportTicket, { id: String(ticketId) });
  const answered = writeMail(to, 'ticketAnswered', { id: String(ticketId), subject, text });
  return eventMail(
    {
      subject: answered.subject,
      body: [
        answered.body,
        ...(files.length > 0 ? [message(language, 'mailTicketFiles', { names: files.join(', ') })] : []),
        ...(replyTo === null ? [] : [message(language, 'mailTicketReply')]),
      ].join('\n\n'),
      links: isGuest ? [] : [{ label: message(language, 'mailLinkTicket'), path }],
      summary: `ticket: ${kind}`,
      replyTo,
    },
    to,
  );
}
