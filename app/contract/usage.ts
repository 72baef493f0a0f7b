import * as v from 'valibot';
import { addressVersions } from '@/domain/usage/ownAddress';
import { call } from './call';
import { serverIdSchema, textSchema } from './shapes';

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
};
