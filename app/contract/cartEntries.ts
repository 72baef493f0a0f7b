import * as v from 'valibot';
import { cartEntrySchema, entryListOf, type CartEntry } from '@/domain/cart/entry';
import type { ServerId } from '@/domain/servers/server';
import { numberedIdSchema } from './shapes';

const serverId = v.pipe(
  numberedIdSchema,
  v.transform((id) => id as ServerId),
);
const [order, renewal, tariff] = cartEntrySchema.options;

/** A cart entry on the wire: without prices (D21), with server ids as strings. */
export const cartEntryOnWire = v.variant('kind', [
  order,
  v.object({ ...renewal.entries, serverId }),
  v.object({ ...tariff.entries, serverId }),
]);

export const cartEntriesOnWire = entryListOf(cartEntryOnWire);

/** Converts entries for the wire: server ids as strings. */
export function wireEntries(entries: readonly CartEntry[]) {
  return entries.map((entry) =>
    entry.kind === 'order' ? entry : { ...entry, serverId: String(entry.serverId) },
  );
}
