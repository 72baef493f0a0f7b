import * as v from 'valibot';
import { paymentMethodIds } from '@/domain/payment/method';
import { cardBrands } from '@/domain/payment/savedCard';
import { call } from './call';
import { numberedIdSchema } from './shapes';

const cardSchema = v.object({
  id: numberedIdSchema,
  method: v.picklist(paymentMethodIds),
  brand: v.picklist(cardBrands),
  lastDigits: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  /** Last valid month. */
  expires: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  isForRenewal: v.boolean(),
});

const params = v.object({ id: numberedIdSchema });

/** Saved cards of the account. A card is saved with a payment (`billing.pay` with `savesCard`). */
export const cardsContract = {
  list: call({
    method: 'GET',
    path: '/api/cards',
    summary: 'Lists the saved cards of the account in order of creation, without their numbers.',
    role: 'customer',
    answer: v.object({ items: v.array(cardSchema) }),
    refusals: [],
  }),
  setRenewal: call({
    method: 'PUT',
    path: '/api/cards/{id}/renewal',
    summary: 'Uses only this card for auto-renewal, or no card.',
    role: 'customer',
    params,
    body: v.object({ isOn: v.boolean() }),
    refusals: [],
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/cards/{id}',
    summary: 'Removes a card, also at the bank; idempotent.',
    role: 'customer',
    params,
    refusals: [],
  }),
};
