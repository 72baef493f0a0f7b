import * as v from 'valibot';
import { call } from './call';
import { cartEntriesOnWire } from './cartEntries';
import { textSchema } from './shapes';

const cartSchema = v.object({ entries: cartEntriesOnWire });

/** The cart of the account (D26). Entries contain no prices (D21). */
export const cartContract = {
  load: call({
    method: 'GET',
    path: '/api/cart',
    summary: 'Returns the cart of the account.',
    role: 'customer',
    answer: v.object({ ...cartSchema.entries, version: textSchema }),
    refusals: [],
  }),
  save: call({
    method: 'PUT',
    path: '/api/cart',
    summary: 'Replaces the cart’s entries, unless the cart has changed since it was read.',
    role: 'customer',
    isVersioned: true,
    body: cartSchema,
    answer: v.object({ version: textSchema }),
    refusals: [],
  }),
  take: call({
    method: 'POST',
    path: '/api/cart/entries',
    summary:
      'Moves a visitor’s cart into that of the account; duplicates, and entries above the maximum, are dropped.',
    role: 'customer',
    requiresIdempotencyKey: true,
    body: cartSchema,
    answer: v.object({ added: v.pipe(v.number(), v.safeInteger()) }),
    refusals: [],
  }),
};
