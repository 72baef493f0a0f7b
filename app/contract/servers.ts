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
import { attentionKinds } from '@/domain/servers/attention';
import { cancellationChoiceSchema } from '@/domain/servers/cancellationChoice';
import { metricsRanges, maxPoints } from '@/domain/servers/metrics';
import { powerActions } from '@/domain/servers/power';
import { isoDateSchema, isoMomentSchema } from '@/domain/time/isoDateSchema';
import { moneySchema } from '@/domain/money/moneySchema';
import { periodRefundReasons } from '@/domain/payment/refund';
import { call } from './call';
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
  /** Of what was read: goes back as `If-Match`. */
  version: textSchema,
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

/** Servers that a call may name at most. */
export const namedAtOnce = 200;

const namedServersSchema = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,199}$/),
  v.transform((ids) => ids.split(',').map((id) => Number(id) as ServerId)),
);

/** Servers of one restart at most. */
export const rebootedAtOnce = 1000;

/** Conditions of a list of servers. */
const conditions = {
  product: v.optional(v.picklist(productLines)),
  status: v.optional(textSchema),
  datacenter: v.optional(textSchema),
  tariff: v.optional(textSchema),
  /** Ends on a day strictly before this one. */
  endsBefore: v.optional(isoDateSchema),
};

/** The customer's servers. */
export const serversContract = {
  list: call({
    method: 'GET',
    path: '/api/servers',
    summary:
      'The servers of the account, of one product or of all, or those that are named (`1024,1031`, at most 200); oldest first unless sorted: addresses by their value, statuses along a life (Ordered, Activation, Active, Suspended). A search looks into domain, address and system, a day is before `endsBefore`. `sums` are of all that is listed: the monthly price in kopecks, and how many can be rebooted. `about` is of all servers of the product, or of those that are named, whatever is searched for: the values to filter by, and what needs the customer, with the first server that it is about.',
    role: 'customer',
    query: listQuery(serverSorts, { ...conditions, ids: v.optional(namedServersSchema) }),
    answer: v.object({
      ...summedPageOf(serverSchema, { monthly: moneySchema, rebootable: countSchema }).entries,
      about: v.object({
        statuses: v.array(textSchema),
        datacenters: v.array(textSchema),
        tariffs: v.array(textSchema),
        attention: v.array(
          v.object({ kind: v.picklist(attentionKinds), server: serverSchema, others: countSchema }),
        ),
      }),
    }),
    refusals: [],
  }),
  details: call({
    method: 'GET',
    path: '/api/servers/{id}/details',
    summary: 'Addresses, history and access of a server; of a long history the newest part.',
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
      'A server as its own page shows it: what can be changed about it, its addresses, and what is under way. `operation` is null where nothing is; `failed` where the last thing that was done came to nothing.',
    role: 'customer',
    params: oneServer,
    answer: v.object({
      settings: settingsSchema,
      addresses: v.array(addressSchema),
      operation: v.nullable(
        v.object({
          action: v.picklist(operationActions),
          status: v.picklist(operationStatuses),
          at: isoMomentSchema,
        }),
      ),
    }),
    refusals: [],
  }),
  metrics: call({
    method: 'GET',
    path: '/api/servers/{id}/metrics',
    summary:
      'Load and traffic of a server over the last hour, day or week, oldest first. Moments at which it did not run are left out; where more than a step lies between two points nothing was measured.',
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
            /** Null where nobody can look into the disk. */
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
    summary: 'A short-lived address at which the screen of an Active server is shown.',
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
      'Starts a server that its owner has switched off, stops one that is Active, or restarts it. Until that is done it is `Stopping` or, where it ends up Active, `Activation`; `operation` of its overview says what is.',
    role: 'customer',
    params: oneServer,
    requiresIdempotencyKey: true,
    body: v.object({ action: v.picklist(powerActions) }),
    answer: serverSchema,
    refusals: ['changed'],
  }),
  settings: call({
    method: 'GET',
    path: '/api/servers/{id}/settings',
    summary: 'What can be changed about a server, with the version that a change must name.',
    role: 'customer',
    params: oneServer,
    answer: settingsSchema,
    refusals: [],
  }),
  save: call({
    method: 'PUT',
    path: '/api/servers/{id}/settings',
    summary:
      'Saves the settings of a server; reinstalls the system when it or its software changes. A null password stays as it is. `stale` brings what is stored now as `current`. A change of options costs `charge` for the paid days ahead, taken from the balance; what that does not cover becomes a bill, and the options stay as they are until it is paid (`awaitedOptions`).',
    role: 'customer',
    params: oneServer,
    isVersioned: true,
    body: v.object({
      settings: editableFields.settings,
      /** Kopecks that the change of options costs now, as the person saw it. */
      charge: moneySchema,
      password: v.nullable(textSchema),
      userPassword: v.nullable(textSchema),
    }),
    answer: settingsSchema,
    refusals: ['invalidSettings', 'notEditable', 'domainTaken', 'addressTaken', 'priceChanged'],
  }),
  reboot: call({
    method: 'POST',
    path: '/api/servers/reboot',
    summary: 'Restarts servers: all of them, or none where one of them is not Active.',
    role: 'customer',
    body: v.object({ ids: v.pipe(v.array(serverIdSchema), v.minLength(1), v.maxLength(rebootedAtOnce)) }),
    refusals: ['notFound', 'notActive'],
  }),
  rebootListed: call({
    method: 'POST',
    path: '/api/servers/reboot-listed',
    summary:
      'Restarts the next part of the servers that a list has: those that are Active, the others are skipped. `next` of the answer is the `cursor` of the part that follows.',
    role: 'customer',
    body: listedShape(conditions),
    answer: bulkActionAnswer,
    refusals: [],
  }),
  leaving: call({
    method: 'GET',
    path: '/api/servers/{id}/leaving',
    summary:
      'What cancelling a server comes to: what our refund policy gives back for each paid period when it is cancelled now, how much of that can go back to where it came from, and the day with which it can end instead.',
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
      'Cancels a server. `now`: it is deleted, and the refund that `leaving` gave is made, to the balance or as far as possible to where the money came from; another amount by now is refused with both. `atEnd`: it ends with the last day that is paid for, and is not renewed.',
    role: 'customer',
    params: oneServer,
    requiresIdempotencyKey: true,
    body: cancellationChoiceSchema,
    answer: v.object({ server: v.nullable(serverSchema) }),
    refusals: ['changed', 'refundChanged'],
  }),
  stay: call({
    method: 'POST',
    path: '/api/servers/{id}/stay',
    summary: 'A server that was to end with its period goes on after all.',
    role: 'customer',
    params: oneServer,
    answer: serverSchema,
    refusals: ['changed'],
  }),
  changeTariff: call({
    method: 'POST',
    path: '/api/servers/{id}/tariff',
    summary:
      'Moves a server to a tariff by its star’s name and charges `charge` to the balance; another sum by now is refused with both. What that does not suffice for becomes a bill, and the server stays as it is until that is paid.',
    role: 'customer',
    params: oneServer,
    requiresIdempotencyKey: true,
    body: v.object({
      tariff: textSchema,
      /** Kopecks that the change costs now, as the person saw it. */
      charge: moneySchema,
    }),
    answer: serverSchema,
    refusals: ['noTariff', 'sameTariff', 'priceChanged'],
  }),
};
