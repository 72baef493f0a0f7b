import * as v from 'valibot';
import type { OrderId } from '@/domain/order/placedOrder';
import type { ServerId } from '@/domain/server';
import type { TicketId } from '@/domain/support';
import { longestSearch } from '@/domain/list/listRules';

/* What several areas send alike. */

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

/** An address that a browser may safely open. */
export const webAddressSchema = v.pipe(v.string(), v.maxLength(2000), v.url(), v.regex(/^https?:\/\//));

/** Beside sums in kopecks, in the object that has them. */
export const rublesSchema = v.literal('RUB');

/** How many of something. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Rows of a page at most; the pattern of `limit` says it to programs. */
export const longestPage = 500;

/** Which part of a list is requested. */
export const pageQuery = {
  /** What `next` of the page before was; without it the list begins. */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  limit: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|[1-4]\d\d|500)$/), v.transform(Number))),
};

/**
 * The query of a list that the server searches, filters and sorts.
 *
 * @param sorts what it can be sorted by
 * @param conditions a schema for each condition of its filter
 */
export const listQuery = <const Sorts extends readonly string[], Conditions extends v.ObjectEntries>(
  sorts: Sorts,
  conditions: Conditions,
) =>
  v.object({
    ...pageQuery,
    search: v.optional(v.pipe(textSchema, v.maxLength(longestSearch))),
    sort: v.optional(v.picklist(sorts)),
    direction: v.optional(v.picklist(['ascending', 'descending'])),
    ...conditions,
  });

/** A part of a list: `next` leads to what follows and is null at the end, `total` counts all of it. */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    items: v.array(item),
    next: v.nullable(v.string()),
    total: countSchema,
  });

/** The same with sums over all of the list, in the units of its rows. */
export const summedPageOf = <Item extends v.GenericSchema, Sums extends v.ObjectEntries>(
  item: Item,
  sums: Sums,
) => v.object({ ...pageOf(item).entries, sums: v.object(sums) });
