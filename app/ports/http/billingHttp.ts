import { billingContract } from '@app/contract/billing';
import { wireEntries } from '@app/contract/cartEntries';
import { catalogContract } from '@app/contract/catalog';
import { newKey } from '@app/device/newKey';
import type { BillingPort } from '@app/ports/ports';
import { allPages } from './allPages';
import { orNull, outcomeOf } from './refusals';
import { send } from './send';

const idsOf = (ids: readonly number[]) => ({ ids: ids.map(String) });

export const billingHttp: BillingPort = {
  methods: async (signal) => (await send(catalogContract.paymentMethods, {}, signal)).items,
  rates: async (signal) => (await send(catalogContract.rates, {}, signal)).rates,
  payers: async (signal) => (await send(billingContract.payers, {}, signal)).items,
  addPayer: (draft, signal) => send(billingContract.addPayer, { body: draft }, signal),
  savePayer: (id, draft, signal) => send(billingContract.savePayer, { params: { id }, body: draft }, signal),
  removePayer: (id, signal) =>
    outcomeOf(
      // One that is not there is removed.
      orNull(send(billingContract.removePayer, { params: { id } }, signal)).then(() => undefined),
      ['openBill'],
    ),
  pay: ({ key, entries, ...request }, signal) =>
    outcomeOf(
      send(billingContract.pay, { key, body: { ...request, entries: wireEntries(entries) } }, signal),
      ['declined', 'unavailable', 'priceChanged', 'insufficientBalance'],
    ),
  progress: (id, signal) => orNull(send(billingContract.progress, { params: { id: String(id) } }, signal)),
  history: (signal) => allPages((query) => send(billingContract.history, { query }, signal)),
  payPending: (ids, signal) => send(billingContract.payPending, { key: newKey(), body: idsOf(ids) }, signal),
  deletePending: (ids, signal) => send(billingContract.deletePending, { body: idsOf(ids) }, signal),
};
