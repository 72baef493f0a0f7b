import * as v from 'valibot';
import { longestSearch } from '@/domain/list/listRules';
import { countSchema, numberedIdSchema, textSchema } from '@/domain/values/wireSchemas';

export {
  countSchema,
  numberedIdSchema,
  orderIdSchema,
  rublesSchema,
  serverIdSchema,
  textSchema,
  ticketIdSchema,
} from '@/domain/values/wireSchemas';

/* Parts that several areas send alike. */

/** A text of several paragraphs, such as a mail. */
export const longTextSchema = v.pipe(
  v.string(),
  v.maxLength(100_000),
  v.check((text) => !text.includes('\0')),
);

/** An address that a browser may safely open. */
export const webAddressSchema = v.pipe(v.string(), v.maxLength(2000), v.url(), v.regex(/^https?:\/\//));

/** Rows of a page at most; the pattern of `limit` says it to programs. */
export const longestPage = 500;

/** Characters of a cursor at most. It holds a sort key, in which every run of digits takes twelve characters or more. */
const longestCursor = 8000;

/** Which part of a list is requested. */
const pageQuery = {
  /** Value of `next` on the page before; without it the list begins. */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(longestCursor))),
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

/** Rows that a bulk action on all of a list may leave out, at most. */
const mostExcepted = 1000;

/** All that a list's query has, but some rows: a bulk action goes through them part by part, from `cursor` on. */
export const listedShape = <Conditions extends v.ObjectEntries>(conditions: Conditions) =>
  v.object({
    search: v.optional(v.pipe(textSchema, v.maxLength(longestSearch))),
    ...conditions,
    except: v.pipe(v.array(numberedIdSchema), v.maxLength(mostExcepted)),
    cursor: v.optional(v.string()),
  });

/** The result of a bulk action or of one part. `skipped` counts rows that the bulk action does not apply to; `next` is the cursor of the next part. */
export const bulkActionAnswer = v.object({
  done: countSchema,
  skipped: countSchema,
  failed: v.array(v.object({ id: textSchema, name: textSchema })),
  next: v.nullable(v.string()),
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
