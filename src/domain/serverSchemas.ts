import * as v from 'valibot';
import { isoDateSchema, isoMomentSchema } from './isoDateSchema';
import { moneySchema } from './moneySchema';
import { backupIds, ipv4Range, panelIds } from './pricing/options';
import { serverEventKinds } from './serverDetails';
import { editSoftwareIds, renewalMethods } from './serverSettings';

/* Servers from outside: from the wire, or from a tab's storage. Their ids come in the form that each of them has. */

const textSchema = v.pipe(v.string(), v.maxLength(1000));

export const serverFields = {
  domain: textSchema,
  ip: textSchema,
  os: textSchema,
  tariff: textSchema,
  // A backend that moves servers at once has none.
  awaitedTariff: v.optional(v.nullable(textSchema), null),
  // A backend without it has none that is about to end.
  leavesOn: v.optional(v.nullable(isoDateSchema), null),
  datacenter: textSchema,
  endDate: isoDateSchema,
  // A backend that renews nothing by itself has none.
  autoRenewal: v.optional(v.boolean(), false),
  status: textSchema,
  monthlyPrice: moneySchema,
  optionsMonthly: moneySchema,
  // It becomes a link: nothing but a web address.
  panelUrl: v.nullable(v.pipe(textSchema, v.regex(/^https:\/\//))),
};

/** What of an `EditableServer` is beside the server itself. */
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
    username: textSchema,
    os: textSchema,
    software: v.picklist(editSoftwareIds),
    ipv6Subnet: textSchema,
    panel: v.picklist(panelIds),
    backup: v.optional(v.picklist(backupIds), 'none'),
    ipv4: v.pipe(v.number(), v.integer(), v.minValue(ipv4Range.min), v.maxValue(ipv4Range.max)),
  }),
  addresses: v.array(textSchema),
  ipv6Subnets: v.array(textSchema),
};

export const serverEventSchema = v.object({
  id: textSchema,
  at: isoMomentSchema,
  kind: v.picklist(serverEventKinds),
  actor: v.picklist(['customer', 'system', 'support']),
  detail: v.nullable(textSchema),
});
