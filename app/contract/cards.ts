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
  /** The last month in which it pays. */
  expires: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  isForRenewal: v.boolean(),
});

const params = v.object({ id: numberedIdSchema });

/** Cards that the account pays with again. One is saved with a payment (`billing.pay` with `savesCard`). */
export const cardsContract = {
  list: call({
    method: 'GET',
    path: '/api/cards',
    summary: 'The saved cards of the account, in the order in which they were saved; never their numbers.',
    role: 'customer',
    answer: v.object({ items: v.array(cardSchema) }),
    refusals: [],
  }),
  setRenewal: call({
    method: 'PUT',
    path: '/api/cards/{id}/renewal',
    summary: 'Pays auto-renewal with this card and no other, or with none.',
    role: 'customer',
    params,
    body: v.object({ isOn: v.boolean() }),
    refusals: [],
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/cards/{id}',
    summary: 'Removes a card, and has the bank forget it; one that has been removed already stays so.',
    role: 'customer',
    params,
    refusals: [],
  }),
};
