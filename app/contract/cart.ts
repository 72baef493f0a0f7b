import * as v from 'valibot';
import { call } from './call';
import { cartEntriesOnWire } from './cartEntries';
import { textSchema } from './shapes';

const cartSchema = v.object({ entries: cartEntriesOnWire });

/** The cart of the account (D26). An entry says what is wanted, never what it costs (D21). */
export const cartContract = {
  load: call({
    method: 'GET',
    path: '/api/cart',
    summary: 'What is in the cart of the account.',
    role: 'customer',
    answer: v.object({ ...cartSchema.entries, version: textSchema }),
    refusals: [],
  }),
  save: call({
    method: 'PUT',
    path: '/api/cart',
    summary:
      'Puts these entries in the place of what was in the cart, unless it has changed since it was read.',
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
      'Moves what was in a visitor’s cart into that of the account; what is there already, or does not fit, is left out.',
    role: 'customer',
    requiresIdempotencyKey: true,
    body: cartSchema,
    answer: v.object({ added: v.pipe(v.number(), v.safeInteger()) }),
    refusals: [],
  }),
};
