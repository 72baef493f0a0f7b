import * as v from 'valibot';
import type { TicketId } from '@/domain/support/support';
import type { NoticeEvent } from '@/domain/results/notices';
import type { Db } from '../db/database';
import { accessEventOf, accessEventMail, accessEventSchema, type AccessMailEvent } from './accessEventMail';
import type { Mail } from './mailer';
import type { MailTo } from './eventMail';
import { documentEventOf, documentMail, documentEventSchema, type DocumentMailEvent } from './documentMail';
import { eventOf, serverMail, serverMailEventSchema, type ServerMailEvent } from './serverMail';
import {
  incidentEventOf,
  incidentEventSchema,
  storedIncidentMail,
  type IncidentMailEvent,
} from './incidentMail';
import { ticketEventOf, ticketEventSchema, ticketMail, type TicketMailEvent } from './ticketMail';
import { memberEventOf, memberEventSchema, memberMail, type MemberMailEvent } from './memberMail';
import { signInEventOf, signInEventMail, signInEventSchema, type SignInMailEvent } from './signInMail';

/** All events that a mail job can report. */
export const mailEventSchema = v.variant('kind', [
  serverMailEventSchema,
  documentEventSchema,
  signInEventSchema,
  accessEventSchema,
  ticketEventSchema,
  incidentEventSchema,
  memberEventSchema,
]);
export type MailEvent =
  | ServerMailEvent
  | DocumentMailEvent
  | SignInMailEvent
  | AccessMailEvent
  | TicketMailEvent
  | IncidentMailEvent
  | MemberMailEvent;

const events: Readonly<Record<MailEvent['kind'], NoticeEvent | null>> = {
  ...eventOf,
  ...documentEventOf,
  ...signInEventOf,
  ...accessEventOf,
  ...ticketEventOf,
  ...incidentEventOf,
  ...memberEventOf,
};

/** Returns the notification setting of an event; null if it is always mailed. */
export const choiceOf = ({ kind }: MailEvent): NoticeEvent | null => events[kind];

/** Narrows an event to the kinds of one module. */
const isOf = <Kind extends MailEvent['kind']>(
  events: Readonly<Record<Kind, unknown>>,
  news: MailEvent,
): news is Extract<MailEvent, { kind: Kind }> => news.kind in events;

/**
 * Its mail; null where what it is about is gone.
 *
 * @param replyToOf address for the recipient's answers to a ticket
 */
export async function mailOf(
  db: Db,
  news: MailEvent,
  to: MailTo,
  replyToOf: (ticketId: TicketId) => string | null,
): Promise<Mail | null> {
  if (isOf(signInEventOf, news)) return signInEventMail(db, news, to);
  if (isOf(accessEventOf, news)) return accessEventMail(db, news, to);
  if (isOf(incidentEventOf, news)) return storedIncidentMail(db, news, to);
  if (isOf(memberEventOf, news)) return memberMail(news, to);
  if (isOf(ticketEventOf, news)) return ticketMail(news, to, replyToOf(news.ticketId));
  if (isOf(documentEventOf, news)) return documentMail(db, news, to);
  return serverMail(news, to);
}
