import * as v from 'valibot';
import { isSame } from '@/domain/values/isSame';
import { cartCapacity } from './capacity';
import {
  configurationSchema,
  isReady,
  type OrderConfiguration,
  type ReadyConfiguration,
} from '../order/configuration';
import { periodIds } from '../pricing/period';
import type { ServerId } from '@/domain/servers/server';

/*
 * Cart entries, as stored and as passed to payment. An entry names the product and never its price: the price is always
 * computed from the catalogue (D21), so neither storage nor navigation state can set it.
 */

const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** Accepts any name: a plan that is no longer sold must not invalidate the whole cart (see priceEntry). */
const nameSchema = v.pipe(v.string(), v.maxLength(64));
const serverIdSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.transform((id) => id as ServerId),
);

/** Schema of a configuration that can be ordered. */
export const readyOf = <Input>(configuration: v.GenericSchema<Input, OrderConfiguration>) =>
  v.pipe(
    configuration,
    v.rawTransform(({ dataset, addIssue, NEVER }): ReadyConfiguration => {
      if (isReady(dataset.value)) return dataset.value;
      addIssue({ message: 'No operating system' });
      return NEVER;
    }),
  );

export const cartEntrySchema = v.variant('kind', [
  /** New servers of a plan. */
  v.object({
    kind: v.literal('order'),
    id: idSchema,
    plan: nameSchema,
    configuration: readyOf(configurationSchema),
  }),
  /** More time for a server. */
  v.object({
    kind: v.literal('renewal'),
    id: idSchema,
    serverId: serverIdSchema,
    period: v.picklist(periodIds),
  }),
  /** Another tariff for a server. */
  v.object({
    kind: v.literal('tariff'),
    id: idSchema,
    serverId: serverIdSchema,
    tariff: nameSchema,
  }),
]);

export type CartEntry = v.InferOutput<typeof cartEntrySchema>;
export type OrderEntry = Extract<CartEntry, { kind: 'order' }>;

/** An entry without an id, because it is not in the cart yet. */
export type NewCartEntry = CartEntry extends infer Entry
  ? Entry extends CartEntry
    ? Omit<Entry, 'id'>
    : never
  : never;

/** Whether two entries order the same, apart from their ids. */
export function isSameEntry({ id: _, ...one }: CartEntry, { id: __, ...other }: CartEntry): boolean {
  return isSame(one, other);
}

/** Schema of a list of entries; one invalid entry fails the whole list. */
export const entryListOf = <Input>(entry: v.GenericSchema<Input, CartEntry>) =>
  v.pipe(
    // The length is checked first, so that a list of a million entries is refused at once.
    v.array(v.unknown()),
    v.maxLength(cartCapacity),
    v.array(entry),
    v.check(
      (entries) => new Set(entries.map(({ id }) => id)).size === entries.length,
      'Two entries of one id',
    ),
  );

/** Entries from storage or navigation state. */
export const cartEntriesSchema = entryListOf(cartEntrySchema);
