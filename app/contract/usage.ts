import * as v from 'valibot';
import { moneySchema } from '@/domain/money/moneySchema';
import { isoDateSchema, isoMomentSchema } from '@/domain/time/isoDateSchema';
import { addressVersions } from '@/domain/usage/ownAddress';
import { spendingProducts, type SpendingMonth } from '@/domain/usage/spending';
import { call } from './call';
import { countSchema, orderIdSchema, rublesSchema, serverIdSchema, textSchema } from './shapes';

const monthSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}$/),
  // The pattern has matched.
  v.transform((month) => month as SpendingMonth),
);

/** Resources of an account over all of its servers. */
export const usageContract = {
  addresses: call({
    method: 'GET',
    path: '/api/addresses',
    summary:
      'Lists the addresses and IPv6 networks of the account’s servers, by server, the main address first, with their reverse names.',
    role: 'customer',
    answer: v.object({
      items: v.array(
        v.object({
          address: textSchema,
          version: v.picklist(addressVersions),
          isMain: v.boolean(),
          // Absent from backends without reverse names.
          reverseName: v.optional(v.nullable(textSchema), null),
          serverId: serverIdSchema,
          domain: textSchema,
          status: textSchema,
        }),
      ),
    }),
    refusals: [],
  }),
  discounts: call({
    method: 'GET',
    path: '/api/discounts',
    summary:
      'Returns the promo codes that the account has used, newest first, 200 at most, and what all of them saved. Unpaid payments count, because they keep their code reserved.',
    role: 'customer',
    answer: v.object({
      items: v.array(
        v.object({
          code: textSchema,
          /** Last day of the code; null if it was deleted. */
          until: v.nullable(isoDateSchema),
          /** Number of the payment. */
          payment: textSchema,
          date: isoDateSchema,
          /** After the discount. */
          amount: moneySchema,
          /** Null for payments from before it was stored. */
          saved: v.nullable(moneySchema),
          isPaid: v.boolean(),
          /** Null until it is paid. */
          order: v.nullable(orderIdSchema),
        }),
      ),
      uses: countSchema,
      saved: moneySchema,
      currency: rublesSchema,
    }),
    refusals: [],
  }),
  spending: call({
    method: 'GET',
    path: '/api/spending',
    summary:
      'Returns what the account paid in the last twelve months, by month, product and server. Top-ups of the balance do not count, payments from it do.',
    role: 'customer',
    answer: v.object({
      /** The oldest first, months without payments included. */
      months: v.array(v.object({ month: monthSchema, paid: moneySchema, refunded: moneySchema })),
      /** Before refunds, the largest first. */
      products: v.array(v.object({ product: v.picklist(spendingProducts), paid: moneySchema })),
      /** Ordered for each server and not refunded, the largest 100; a server that is gone has no id. */
      servers: v.array(
        v.object({ serverId: v.nullable(serverIdSchema), name: textSchema, paid: moneySchema }),
      ),
      currency: rublesSchema,
    }),
    refusals: [],
  }),
  trafficOf: call({
    method: 'GET',
    path: '/api/servers/{id}/traffic',
    summary:
      'Returns the received and sent bytes of a server in its current billing month, and the monthly allowance of its plan. Nothing is charged for more.',
    role: 'customer',
    params: v.object({ id: serverIdSchema }),
    answer: v.object({
      from: isoDateSchema,
      /** Day on which counting starts again. */
      until: isoDateSchema,
      /** Null if the provisioner did not answer. */
      used: v.nullable(countSchema),
      /** Null for no limit. */
      allowance: v.nullable(countSchema),
    }),
    refusals: [],
  }),
  traffic: call({
    method: 'GET',
    path: '/api/traffic',
    summary:
      'Returns the traffic of the account’s first 50 servers over the last seven days, in bytes, as the provisioner measured it; null where it did not answer.',
    role: 'customer',
    answer: v.object({
      from: isoMomentSchema,
      to: isoMomentSchema,
      items: v.array(
        v.object({
          serverId: serverIdSchema,
          domain: textSchema,
          received: v.nullable(countSchema),
          sent: v.nullable(countSchema),
        }),
      ),
    }),
    refusals: [],
  }),
};
