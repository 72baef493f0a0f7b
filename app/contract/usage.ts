import * as v from 'valibot';
import { moneySchema } from '@/domain/money/moneySchema';
import { isoDateSchema } from '@/domain/time/isoDateSchema';
import { addressVersions } from '@/domain/usage/ownAddress';
import { call } from './call';
import { countSchema, orderIdSchema, rublesSchema, serverIdSchema, textSchema } from './shapes';

/** Resources of an account over all of its servers. */
export const usageContract = {
  addresses: call({
    method: 'GET',
    path: '/api/addresses',
    summary:
      'Lists the addresses and IPv6 networks of the account’s servers, by server, the main address first.',
    role: 'customer',
    answer: v.object({
      items: v.array(
        v.object({
          address: textSchema,
          version: v.picklist(addressVersions),
          isMain: v.boolean(),
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
};
