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
  event: MailEvent,
): event is Extract<MailEvent, { kind: Kind }> => event.kind in events;

/**
 * Its mail; null where what it is about is gone.
 *
 * @param replyToOf address for the recipient's answers to a ticket
 */
export async function mailOf(
  db: Db,
  event: MailEvent,
  to: MailTo,
  replyToOf: (ticketId: TicketId) => string | null,
): Promise<Mail | null> {
  if (isOf(signInEventOf, event)) return signInEventMail(db, event, to);
  if (isOf(accessEventOf, event)) return accessEventMail(db, event, to);
  if (isOf(incidentEventOf, event)) return storedIncidentMail(db, event, to);
  if (isOf(memberEventOf, event)) return memberMail(event, to);
  if (isOf(ticketEventOf, event)) return ticketMail(event, to, replyToOf(event.ticketId));
  if (isOf(documentEventOf, event)) return documentMail(db, event, to);
  return serverMail(event, to);
}
