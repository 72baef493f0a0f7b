import * as v from 'valibot';
import type { OrderId } from '@/domain/order/placedOrder';
import type { ServerId } from '@/domain/servers/server';
import type { TicketId } from '@/domain/support/support';

/* Ids, texts and counts as every call sends them. */

/** A number that the domain counts things with, as the opaque string it is on the wire. */
export const numberedIdSchema = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,14}$/),
  v.transform((id) => Number(id)),
);

/** The number of a server. */
export const serverIdSchema = v.pipe(
  numberedIdSchema,
  v.transform((id) => id as ServerId),
);

/** The number of a ticket. */
export const ticketIdSchema = v.pipe(
  numberedIdSchema,
  v.transform((id) => id as TicketId),
);

/** The number of an order. */
export const orderIdSchema = v.pipe(
  numberedIdSchema,
  v.transform((id) => id as OrderId),
);

/** Text without an end in sight would be somebody's flood; and PostgreSQL cannot store a NUL. */
export const textSchema = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.check((text) => !text.includes('\0')),
);

/** Beside sums in kopecks, in the object that has them. */
export const rublesSchema = v.literal('RUB');

/** How many of something. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
