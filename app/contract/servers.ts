import * as v from 'valibot';
import { productLines } from '@/domain/catalog/plan';
import { serverFields, type ServerId } from '@/domain/servers/server';
import {
  accessSystems,
  addressFamilies,
  operationActions,
  operationStatuses,
} from '@/domain/servers/serverDetails';
import { editableFields, serverEventSchema } from '@/domain/servers/serverSchemas';
import { serverSorts } from '@/domain/servers/serverRules';
import { areTags, maxTags } from '@/domain/servers/serverTags';
import { attentionKinds } from '@/domain/servers/attention';
import { cancellationChoiceSchema } from '@/domain/servers/cancellationChoice';
import { metricsRanges, maxPoints } from '@/domain/servers/metrics';
import { bulkPowerActions, ownerPowerActions } from '@/domain/servers/power';
import { isoDateSchema, isoMomentSchema } from '@/domain/time/isoDateSchema';
import { moneySchema } from '@/domain/money/moneySchema';
import { periodRefundReasons } from '@/domain/payment/refund';
import { call } from './call';
import { editPricesSchema, systemSchema } from './catalog';
import {
  countSchema,
  bulkActionAnswer,
  listedShape,
  listQuery,
  rublesSchema,
  serverIdSchema,
  summedPageOf,
  textSchema,
  webAddressSchema,
} from './shapes';

const serverSchema = v.object({ id: serverIdSchema, ...serverFields, currency: rublesSchema });

/** Editable settings of a server. A 409 `stale` returns the current ones as `current`. */
export const settingsSchema = v.object({
  server: serverSchema,
  ...editableFields,
  /** Version of the settings, returned as `If-Match`. */
  version: textSchema,
  /** Current prices of other options, and discounts of renewals. */
  prices: editPricesSchema,
  /**
   * The provider's systems, where the form is filled; without them, those of §3 are offered without restrictions.
   * `isOffered`: whether a reinstallation can choose it.
   */
  systems: v.optional(
    v.array(v.object({ ...systemSchema.entries, isOffered: v.optional(v.boolean(), true) })),
  ),
});

const addressSchema = v.object({
  family: v.picklist(addressFamilies),
  address: textSchema,
  prefixLength: v.pipe(v.number(), v.safeInteger()),
  gateway: textSchema,
  reverseName: v.nullable(textSchema),
  isPrimary: v.boolean(),
});

const percentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const rateSchema = v.pipe(v.number(), v.minValue(0));

const oneServer = v.object({ id: serverIdSchema });

/** Maximum number of servers that a call may name. */
export const namedAtOnce = 200;

const namedServersSchema = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,199}$/),
  v.transform((ids) => ids.split(',').map((id) => Number(id) as ServerId)),
);

/** Maximum number of servers per restart. */
export const rebootedAtOnce = 1000;

/** Absent from backends that start no servers in bulk. */
const startableSchema = v.optional(countSchema, 0);

/** Conditions of a list of servers. */
const conditions = {
  product: v.optional(v.picklist(productLines)),
  status: v.optional(textSchema),
  datacenter: v.optional(textSchema),
  tariff: v.optional(textSchema),
  tag: v.optional(textSchema),
  /** Ends strictly before this day. */
  endsBefore: v.optional(isoDateSchema),
};

/** The customer's servers. */
export const serversContract = {
  list: call({
    method: 'GET',
    path: '/api/servers',
    summary:
      'Lists the servers of the account, of one product or all, or the named ones (`1024,1031`, at most 200); oldest first by default. Addresses sort by value, statuses by lifecycle (Ordered, Activation, Active, Suspended). The search matches domain, address, system and tags; end dates are before `endsBefore`. `sums` cover all listed servers: the monthly price in kopecks, and how many can be rebooted or started. `about` covers all servers of the product, or the named ones, whatever the search: filter options, and reasons for attention with the first affected server. `expiring` ones end within 7 days and are not renewed automatically.',
    role: 'customer',
    query: listQuery(serverSorts, { ...conditions, ids: v.optional(namedServersSchema) }),
    answer: v.object({
      ...summedPageOf(serverSchema, {
        monthly: moneySchema,
        rebootable: countSchema,
        startable: startableSchema,
      }).entries,
      about: v.object({
        statuses: v.array(textSchema),
        datacenters: v.array(textSchema),
        tariffs: v.array(textSchema),
        // Absent from backends without tags.
        tags: v.optional(v.array(textSchema), []),
        attention: v.array(
          v.object({
            kind: v.picklist(attentionKinds),
            server: serverSchema,
            others: countSchema,
            /** Days until the end of an `expiring` server, in the provider's zone; negative after it. */
            days: v.optional(v.pipe(v.number(), v.safeInteger())),
          }),
        ),
      }),
    }),
    refusals: [],
  }),
  details: call({
    method: 'GET',
    path: '/api/servers/{id}/details',
    summary: 'Returns addresses, history and access data of a server; of a long history the newest part.',
    role: 'customer',
    params: oneServer,
    answer: v.object({
      addresses: v.array(addressSchema),
      events: v.array(serverEventSchema),
      access: v.object({
        system: v.picklist(accessSystems),
        host: textSchema,
        port: v.pipe(v.number(), v.safeInteger()),
        user: textSchema,
        updateCommand: v.nullable(textSchema),
      }),
    }),
    refusals: [],
  }),
  overview: call({
    method: 'GET',
    path: '/api/servers/{id}',
    summary:
      'Returns a server with its settings, addresses and current operation. `operation` is null if none is running, and `failed` if the last one failed.',
    role: 'customer',
    params: oneServer,
    answer: v.object({
      settings: settingsSchema,
      addresses: v.array(addressSchema),
      /** Hardware of its tariff, in gigabytes. Absent from backends that do not know it. */
      machine: v.optional(
        v.nullable(v.object({ cores: countSchema, memory: countSchema, disk: countSchema })),
        null,
      ),
      operation: v.nullable(
        v.object({
          action: v.picklist(operationActions),
          status: v.picklist(operationStatuses),
          at: isoMomentSchema,
          /** When the provisioner began; absent before, and after a failure. */
          startedAt: v.optional(isoMomentSchema),
        }),
      ),
      /** Whether any operation uses the server, also one that `operation` does not show; others are refused. */
      isBusy: v.optional(v.boolean(), false),
    }),
    refusals: [],
  }),
  metrics: call({
    method: 'GET',
    path: '/api/servers/{id}/metrics',
    summary:
      'Returns load and traffic of a server over the last hour, day or week, oldest first. Times when it was off are omitted; a gap of more than a step means missing measurements.',
    role: 'customer',
    params: oneServer,
    query: v.object({ range: v.optional(v.picklist(metricsRanges), 'day') }),
    answer: v.object({
      from: isoMomentSchema,
      to: isoMomentSchema,
      stepSeconds: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      points: v.pipe(
        v.array(
          v.object({
            at: isoMomentSchema,
            cpuPercent: percentSchema,
            memoryPercent: percentSchema,
            /** Null if the disk usage cannot be measured. */
            diskPercent: v.nullable(percentSchema),
            /** Kilobits a second. */
            receivedKbps: rateSchema,
            sentKbps: rateSchema,
          }),
        ),
        v.maxLength(maxPoints),
      ),
    }),
    refusals: ['provisionerDown'],
  }),
  console: call({
    method: 'POST',
    path: '/api/servers/{id}/console',
    summary: 'Returns a temporary address that shows the console of an Active server.',
    role: 'customer',
    params: oneServer,
    isElsewhere: true,
    answer: v.object({
      url: webAddressSchema,
      /** Seconds until the address no longer works. */
      expiresIn: v.pipe(v.number(), v.minValue(1)),
    }),
    refusals: ['notActive', 'provisionerDown'],
  }),
  power: call({
    method: 'POST',
    path: '/api/servers/{id}/power',
    summary:
      'Starts a server that its owner has switched off, stops one that is Active, or restarts it. `powerOff` stops it without shutting its system down. Meanwhile its status is `Stopping`, or `Activation` if it will be Active; `operation` of its overview names the operation.',
    role: 'customer',
    params: oneServer,
    requiresIdempotencyKey: true,
    body: v.object({ action: v.picklist(ownerPowerActions) }),
    answer: serverSchema,
    refusals: ['changed'],
  }),
  settings: call({
    method: 'GET',
    path: '/api/servers/{id}/settings',
    summary: 'Returns the settings of a server, with the version that a change must name.',
    role: 'customer',
    params: oneServer,
    answer: settingsSchema,
    refusals: [],
  }),
  save: call({
    method: 'PUT',
    path: '/api/servers/{id}/settings',
    summary:
      'Saves the settings of a server; reinstalls the system if it or its software changes. A null password stays unchanged. `stale` returns the current settings as `current`. A change of options charges `charge` for the paid days ahead to the balance. If the balance is too low, a bill is created, and the options change once it is paid (`awaitedOptions`). Without the right to pay, only the name may change.',
    role: 'customer',
    params: oneServer,
    isVersioned: true,
    body: v.object({
      settings: editableFields.settings,
      /** Current charge for the options in kopecks, as the customer saw it. */
      charge: moneySchema,
      password: v.nullable(textSchema),
      userPassword: v.nullable(textSchema),
      /** Fingerprints of saved keys for a reinstalled system, which gets no generated password then. */
      sshKeys: v.optional(v.pipe(v.array(textSchema), v.maxLength(20))),
    }),
    answer: settingsSchema,
    refusals: ['invalidSettings', 'notEditable', 'domainTaken', 'addressTaken', 'priceChanged'],
  }),
  saveTags: call({
    method: 'PUT',
    path: '/api/servers/{id}/tags',
    summary:
      'Replaces the tags of a server: at most 10 of at most 24 characters, without commas, each once whatever its case.',
    role: 'customer',
    params: oneServer,
    body: v.object({
      tags: v.pipe(
        v.array(textSchema),
        v.maxLength(maxTags),
        v.check((tags) => areTags(tags)),
      ),
    }),
    answer: serverSchema,
    refusals: [],
  }),
  reboot: call({
    method: 'POST',
    path: '/api/servers/reboot',
    summary: 'Restarts servers: all, or none if one is not Active.',
    role: 'customer',
    body: v.object({ ids: v.pipe(v.array(serverIdSchema), v.minLength(1), v.maxLength(rebootedAtOnce)) }),
    refusals: ['notFound', 'notActive'],
  }),
  powerListed: call({
    method: 'POST',
    path: '/api/servers/power-listed',
    summary:
      'Restarts, stops or starts the next part of a list’s servers, or of the named ones (`1024,1031`, at most 200), and skips those in another state. `next` of the answer is the `cursor` of the following part.',
    role: 'customer',
    body: v.object({
      ...listedShape({ ...conditions, ids: v.optional(namedServersSchema) }).entries,
      action: v.picklist(bulkPowerActions),
    }),
    answer: bulkActionAnswer,
    refusals: [],
  }),
  leaving: call({
    method: 'GET',
    path: '/api/servers/{id}/leaving',
    summary:
      'Quotes the cancellation of a server: the refund of each paid period by policy if it is cancelled now, the part that can return to its source, and the last day on which it can end instead.',
    role: 'customer',
    params: oneServer,
    answer: v.object({
      refund: moneySchema,
      byMethod: moneySchema,
      currency: rublesSchema,
      periods: v.array(
        v.object({
          id: textSchema,
          paid: moneySchema,
          amount: moneySchema,
          reason: v.picklist(periodRefundReasons),
          usedDays: countSchema,
          periodDays: countSchema,
          from: isoDateSchema,
          until: isoDateSchema,
        }),
      ),
      endsOn: v.nullable(isoDateSchema),
    }),
    refusals: [],
  }),
  leave: call({
    method: 'POST',
    path: '/api/servers/{id}/leave',
    summary:
      'Cancels a server. `now`: it is deleted and the refund that `leaving` returned is made, to the balance or as far as possible to its source; if the refund has changed, the call is refused with both sums, and while a new server awaits a backup of this one it is refused with `backupOrdered`. `atEnd`: it ends with its last paid day and is not renewed.',
    role: 'customer',
    params: oneServer,
    requiresIdempotencyKey: true,
    body: cancellationChoiceSchema,
    answer: v.object({ server: v.nullable(serverSchema) }),
    refusals: ['changed', 'refundChanged', 'backupOrdered'],
  }),
  stay: call({
    method: 'POST',
    path: '/api/servers/{id}/stay',
    summary: 'Withdraws the cancellation of a server.',
    role: 'customer',
    params: oneServer,
    answer: serverSchema,
    refusals: ['changed'],
  }),
  changeTariff: call({
    method: 'POST',
    path: '/api/servers/{id}/tariff',
    summary:
      'Changes a server’s tariff, by its star’s name, and charges `charge` to the balance; if the price has changed, the call is refused with both sums. If the balance is too low, a bill is created, and the tariff changes once it is paid.',
    role: 'customer',
    params: oneServer,
    requiresIdempotencyKey: true,
    body: v.object({
      tariff: textSchema,
      /** Current charge in kopecks, as the customer saw it. */
      charge: moneySchema,
    }),
    answer: serverSchema,
    refusals: ['noTariff', 'sameTariff', 'priceChanged'],
  }),
};
