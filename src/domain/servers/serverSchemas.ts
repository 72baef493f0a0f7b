import * as v from 'valibot';
import { isoDateSchema, isoMomentSchema } from '@/domain/time/isoDateSchema';
import { optionPricesSchema } from '@/domain/pricing/optionPrices';
import { backupIds, ipv4Range, panelIds } from '@/domain/pricing/options';
import { defaultPeriod, periodIds } from '@/domain/pricing/period';
import { serverEventKinds } from './serverDetails';
import { editSoftwareIds, renewalMethods, type PricedSettings } from './serverSettings';

/* Schemas of servers from the API or browser storage. Each source has its own id format. */

const textSchema = v.pipe(v.string(), v.maxLength(1000));

/** The options of a server. */
export const pricedSettingsSchema = v.object({
  panel: v.picklist(panelIds),
  ipv4: v.pipe(v.number(), v.integer(), v.minValue(ipv4Range.min), v.maxValue(ipv4Range.max)),
  ipv6Subnet: textSchema,
  backup: v.picklist(backupIds),
} satisfies Record<keyof PricedSettings, v.GenericSchema>);

/** Fields of an `EditableServer` besides the server itself. */
export const editableFields = {
  createdOn: isoDateSchema,
  /** Gigabytes. */
  memory: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  settings: v.object({
    name: textSchema,
    domain: textSchema,
    ip: textSchema,
    payment: v.picklist(renewalMethods),
    autoRenewal: v.optional(v.boolean(), false),
    renewalPeriod: v.optional(v.picklist(periodIds), defaultPeriod),
    username: textSchema,
    os: textSchema,
    software: v.picklist(editSoftwareIds),
    ...pricedSettingsSchema.entries,
    // Absent from servers stored before backups existed.
    backup: v.optional(pricedSettingsSchema.entries.backup, 'none'),
  }),
  // Absent from backends that sold options at list prices.
  optionPrices: v.optional(optionPricesSchema),
  // Options with an open bill; absent from backends that do not charge for options.
  awaitedOptions: v.optional(v.nullable(pricedSettingsSchema)),
  addresses: v.array(textSchema),
  ipv6Subnets: v.array(textSchema),
};

export const serverEventSchema = v.object({
  id: textSchema,
  at: isoMomentSchema,
  kind: v.picklist(serverEventKinds),
  actor: v.picklist(['customer', 'system', 'support']),
  token: v.optional(textSchema),
  member: v.optional(textSchema),
  detail: v.nullable(textSchema),
});
