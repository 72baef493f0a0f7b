import * as v from 'valibot';
import { cartEntrySchema, entryListOf, readyOf, type CartEntry } from '@/domain/cart/entry';
import { configurationSchema } from '@/domain/order/configuration';
import { orderedBackupSchema } from '@/domain/order/orderedBackup';
import { serverIdSchema } from './shapes';

const [order, renewal, tariff] = cartEntrySchema.options;

const configurationOnWire = v.object({
  ...configurationSchema.entries,
  fromBackup: v.optional(v.object({ ...orderedBackupSchema.entries, serverId: serverIdSchema })),
});

/** A cart entry on the wire: without prices (D21), with server ids as strings. */
export const cartEntryOnWire = v.variant('kind', [
  v.object({ ...order.entries, configuration: readyOf(configurationOnWire) }),
  v.object({ ...renewal.entries, serverId: serverIdSchema }),
  v.object({ ...tariff.entries, serverId: serverIdSchema }),
]);

export const cartEntriesOnWire = entryListOf(cartEntryOnWire);

/** Converts entries for the wire: server ids as strings. */
export function wireEntries(entries: readonly CartEntry[]) {
  return entries.map((entry) => {
    if (entry.kind !== 'order') return { ...entry, serverId: String(entry.serverId) };
    const { fromBackup, ...configuration } = entry.configuration;
    if (!fromBackup) return { ...entry, configuration };
    const onWire = { ...fromBackup, serverId: String(fromBackup.serverId) };
    return { ...entry, configuration: { ...configuration, fromBackup: onWire } };
  });
}
