import * as v from 'valibot';
import { isSame } from '@/domain/values/isSame';
import { cartCapacity } from './capacity';
import { configurationSchema, isReady, type ReadyConfiguration } from '../order/configuration';
import { periodIds } from '../pricing/period';
import type { ServerId } from '@/domain/servers/server';

/*
 * What the cart keeps and what is passed to payment. An entry says what is wanted, never what it costs: the price is
 * worked out from the catalogue whenever it is shown (D21), so neither storage nor navigation state can set it.
 */

const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** Any name: what is no longer sold is shown as such (priceEntry), and must not take the whole cart with it. */
const nameSchema = v.pipe(v.string(), v.maxLength(64));
const serverIdSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.transform((id) => id as ServerId),
);

const readySchema = v.pipe(
  configurationSchema,
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
    configuration: readySchema,
  }),
  /** Some more time for a server. */
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

/** An entry that is not in the cart yet. */
export type NewCartEntry = CartEntry extends infer Entry
  ? Entry extends CartEntry
    ? Omit<Entry, 'id'>
    : never
  : never;

/** Whether two entries ask for the same, whatever their ids. */
export function isSameEntry({ id: _, ...one }: CartEntry, { id: __, ...other }: CartEntry): boolean {
  return isSame(one, other);
}

/** A list of entries of whatever form; the whole list fails when one of them does. */
export const entryListOf = <Input>(entry: v.GenericSchema<Input, CartEntry>) =>
  v.pipe(
    // Counted before they are looked at: a list of a million is refused at once.
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
