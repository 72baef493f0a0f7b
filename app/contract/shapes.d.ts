import * as v from 'valibot';
import type { OrderId } from '@/domain/order/placedOrder';
import type { ServerId } from '@/domain/server';
import type { TicketId } from '@/domain/support';
/** A number that the domain counts things with, as the opaque string it is on the wire. */
export declare const numberedIdSchema: v.SchemaWithPipe<
  readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.TransformAction<string, number>]
>;
/** The number of a server. */
export declare const serverIdSchema: v.SchemaWithPipe<
  readonly [
    v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.RegexAction<string, undefined>,
        v.TransformAction<string, number>,
      ]
    >,
    v.TransformAction<number, ServerId>,
  ]
>;
/** The number of a ticket. */
export declare const ticketIdSchema: v.SchemaWithPipe<
  readonly [
    v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.RegexAction<string, undefined>,
        v.TransformAction<string, number>,
      ]
    >,
    v.TransformAction<number, TicketId>,
  ]
>;
/** The number of an order. */
export declare const orderIdSchema: v.SchemaWithPipe<
  readonly [
    v.SchemaWithPipe<
      readonly [
        v.StringSchema<undefined>,
        v.RegexAction<string, undefined>,
        v.TransformAction<string, number>,
      ]
    >,
    v.TransformAction<number, OrderId>,
  ]
>;
/** Text without an end in sight would be somebody's flood; and PostgreSQL cannot store a NUL. */
export declare const textSchema: v.SchemaWithPipe<
  readonly [
    v.StringSchema<undefined>,
    v.MaxLengthAction<string, 1000, undefined>,
    v.CheckAction<string, undefined>,
  ]
>;
/** Beside sums in kopecks, in the object that has them. */
export declare const rublesSchema: v.LiteralSchema<'RUB', undefined>;
/** How many of something. */
export declare const countSchema: v.SchemaWithPipe<
  readonly [
    v.NumberSchema<undefined>,
    v.SafeIntegerAction<number, undefined>,
    v.MinValueAction<number, 0, undefined>,
  ]
>;
/** Rows of a page at most; the pattern of `limit` says it to programs. */
export declare const longestPage = 500;
/** Which part of a list is requested. */
export declare const pageQuery: {
  /** What `next` of the page before was; without it the list begins. */
  cursor: v.OptionalSchema<
    v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]>,
    undefined
  >;
  limit: v.OptionalSchema<
    v.SchemaWithPipe<
      readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.TransformAction<any, number>]
    >,
    undefined
  >;
};
/** A part of a list: `next` leads to what follows and is null at the end, `total` counts all of it. */
export declare const pageOf: <Item extends v.GenericSchema>(
  item: Item,
) => v.ObjectSchema<
  {
    readonly items: v.ArraySchema<Item, undefined>;
    readonly next: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly total: v.SchemaWithPipe<
      readonly [
        v.NumberSchema<undefined>,
        v.SafeIntegerAction<number, undefined>,
        v.MinValueAction<number, 0, undefined>,
      ]
    >;
  },
  undefined
>;
