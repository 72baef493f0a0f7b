import * as v from 'valibot';
import { countSchema } from '@/domain/wireSchemas';

/* Parts that several areas send alike. */

export {
  countSchema,
  numberedIdSchema,
  orderIdSchema,
  rublesSchema,
  serverIdSchema,
  textSchema,
  ticketIdSchema,
} from '@/domain/wireSchemas';

/** An address that a browser may safely open. */
export const webAddressSchema = v.pipe(v.string(), v.maxLength(2000), v.url(), v.regex(/^https?:\/\//));

/** Rows of a page at most; the pattern of `limit` says it to programs. */
export const longestPage = 500;

/** Which part of a list is requested. */
export const pageQuery = {
  /** What `next` of the page before was; without it the list begins. */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  limit: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|[1-4]\d\d|500)$/), v.transform(Number))),
};

/** A part of a list: `next` leads to what follows and is null at the end, `total` counts all of it. */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    items: v.array(item),
    next: v.nullable(v.string()),
    total: countSchema,
  });
