import * as v from 'valibot';
import type { IsoDateTime } from '@/domain/dates';
import type { ServerId } from '@/domain/server';
import {
  supportDepartments,
  supportServices,
  ticketStatuses,
  type Ticket,
  type TicketId,
} from '@/domain/support';
import { readSession } from '@app/device/sessionStore';
import { writeSample } from './sampleSession';
import type { TicketStore } from './supportSample';

const key = 'sample.tickets';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => text as IsoDateTime),
);
const attachmentSchema = v.object({ name: v.string(), size: v.pipe(v.number(), v.minValue(0)) });
const messageSchema = v.variant('author', [
  v.object({
    id: count,
    at: moment,
    author: v.picklist(['customer', 'support']),
    text: v.string(),
    attachments: v.array(attachmentSchema),
  }),
  v.object({ id: count, at: moment, author: v.literal('robot'), notice: v.literal('queued') }),
]);
const ticketSchema = v.object({
  id: v.pipe(
    count,
    v.transform((id) => id as TicketId),
  ),
  subject: v.string(),
  service: v.nullable(v.picklist(supportServices)),
  serverId: v.nullable(
    v.pipe(
      count,
      v.transform((id) => id as ServerId),
    ),
  ),
  department: v.picklist(supportDepartments),
  status: v.picklist(ticketStatuses),
  isArchived: v.boolean(),
  updatedAt: moment,
  messages: v.array(messageSchema),
});

/** A ticket that was tampered with is left out; the others stay. */
const ticketsSchema = v.pipe(
  v.array(v.fallback(v.nullable(ticketSchema), null)),
  v.transform((tickets) => tickets.filter((ticket) => ticket !== null)),
);

/** The session's tickets, so that a reload keeps them. Where nothing may be stored they last until it. */
export function ticketsInSession(): TicketStore {
  let tickets: readonly Ticket[] = readSession(key, ticketsSchema) ?? [];
  return {
    read: () => tickets,
    write: (changed) => {
      tickets = changed;
      writeSample(key, changed);
    },
  };
}
