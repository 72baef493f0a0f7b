import * as v from 'valibot';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import type { ServerId } from '@/domain/servers/server';
import { ticketFacts, ticketStatuses, type Ticket, type TicketId } from '@/domain/support/support';
import { readSession } from '@app/device/sessionStore';
import { sampleTicketsKey as key, type SampleWriter } from './sampleSession';
import type { TicketStore } from './supportSample';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const attachmentSchema = v.object({ name: v.string(), size: v.pipe(v.number(), v.minValue(0)) });
const messageSchema = v.variant('author', [
  v.object({
    id: count,
    at: isoMomentSchema,
    author: v.picklist(['customer', 'support']),
    text: v.string(),
    attachments: v.array(attachmentSchema),
  }),
  v.object({ id: count, at: isoMomentSchema, author: v.literal('robot'), notice: v.literal('queued') }),
]);
const ticketSchema = v.object({
  id: v.pipe(
    count,
    v.transform((id) => id as TicketId),
  ),
  subject: v.string(),
  ...ticketFacts,
  serverId: v.nullable(
    v.pipe(
      count,
      v.transform((id) => id as ServerId),
    ),
  ),
  status: v.picklist(ticketStatuses),
  isArchived: v.boolean(),
  updatedAt: isoMomentSchema,
  messages: v.array(messageSchema),
});

/** A ticket that was tampered with is dropped; the others stay. */
const ticketsSchema = v.pipe(
  v.array(v.fallback(v.nullable(ticketSchema), null)),
  v.transform((tickets) => tickets.filter((ticket) => ticket !== null)),
);

/** Stores the session's tickets, so that they survive a reload where storage is available. */
export function ticketsInSession(write: SampleWriter): TicketStore {
  let tickets: readonly Ticket[] = readSession(key, ticketsSchema) ?? [];
  return {
    read: () => tickets,
    write: (changed) => {
      tickets = changed;
      write(key, changed);
    },
  };
}
