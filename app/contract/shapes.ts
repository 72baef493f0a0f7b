import * as v from 'valibot';
import type { DatacenterId } from '@/domain/catalog/plan';
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

/* Schemas shared by several areas. */

/** Id of a data centre: the code of its country in lower case. */
export const datacenterIdSchema = v.pipe(
  textSchema,
  v.regex(/^[a-z]{2}$/),
  // The pattern has matched.
  v.transform((id) => id as DatacenterId),
);

/** Data centres in the order of the catalogue; absent from backends that do not name them. */
export const datacentersSchema = v.optional(
  v.array(v.object({ id: datacenterIdSchema, city: v.object({ ru: textSchema, en: textSchema }) })),
  [],
);

/** A count that a PostgreSQL integer holds. */
export const storedCountSchema = v.pipe(countSchema, v.maxValue(2_147_483_647));

/** A text of several paragraphs, such as a mail. */
export const longTextSchema = v.pipe(
  v.string(),
  v.maxLength(100_000),
  v.check((text) => !text.includes('\0')),
);

/** An address that is safe to open. */
export const webAddressSchema = v.pipe(v.string(), v.maxLength(2000), v.url(), v.regex(/^https?:\/\//));

/** Maximum rows per page; the pattern of `limit` enforces it. */
export const longestPage = 500;

/** Maximum length of a cursor, which contains a sort key with runs of digits padded to twelve characters. */
const longestCursor = 8000;

/** Requested part of a list. */
const pageQuery = {
  /** `next` of the previous page; absent for the first one. */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(longestCursor))),
  limit: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|[1-4]\d\d|500)$/), v.transform(Number))),
};

/**
 * Query of a list that the server searches, filters and sorts.
 *
 * @param sorts sortable keys
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

/** Maximum number of rows that a bulk action may exclude. */
const mostExcepted = 1000;

/** All rows of a query except some; a bulk action processes them in parts, starting at `cursor`. */
export const listedShape = <Conditions extends v.ObjectEntries>(conditions: Conditions) =>
  v.object({
    search: v.optional(v.pipe(textSchema, v.maxLength(longestSearch))),
    ...conditions,
    except: v.pipe(v.array(numberedIdSchema), v.maxLength(mostExcepted)),
    cursor: v.optional(v.string()),
  });

/**
 * Result of a bulk action or a part of it. `skipped` counts rows that the action does not apply to; `next` is the
 * cursor of the next part.
 */
export const bulkActionAnswer = v.object({
  done: countSchema,
  skipped: countSchema,
  failed: v.array(v.object({ id: textSchema, name: textSchema })),
  next: v.nullable(v.string()),
});

/** A part of a list: `next` is the cursor of the following part and null at the end, `total` counts all rows. */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    items: v.array(item),
    next: v.nullable(v.string()),
    total: countSchema,
  });

/** The same with sums over the whole list, in the units of its rows. */
export const summedPageOf = <Item extends v.GenericSchema, Sums extends v.ObjectEntries>(
  item: Item,
  sums: Sums,
) => v.object({ ...pageOf(item).entries, sums: v.object(sums) });
