import * as v from 'valibot';
import type { OrderId } from '@/domain/order/placedOrder';
import type { ServerId } from '@/domain/servers/server';
import type { TicketId } from '@/domain/support/support';

/* Ids, texts and counts as every call sends them. */

/** A numeric id, as the opaque string of the API. */
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

/** Limited length; PostgreSQL cannot store a NUL. */
export const textSchema = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.check((text) => !text.includes('\0')),
);

/** Currency of sums in kopecks in the same object. */
export const rublesSchema = v.literal('RUB');

/** A number of items. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
