import { billingContract } from '@app/contract/billing';
import { wireEntries } from '@app/contract/cartEntries';
import { billsContract } from '@app/contract/bills';
import { cardsContract } from '@app/contract/cards';
import { catalogContract } from '@app/contract/catalog';
import { papersContract } from '@app/contract/papers';
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
  pay: ({ key, entries, bills, card, ...request }, signal) =>
    outcomeOf(
      send(
        billingContract.pay,
        {
          key,
          body: {
            ...request,
            entries: wireEntries(entries),
            ...(bills && { bills: bills.map(String) }),
            ...(card !== undefined && { card: String(card) }),
          },
        },
        signal,
      ),
      ['declined', 'unavailable', 'priceChanged', 'insufficientBalance', 'alreadySettled'],
    ),
  progress: (id, signal) => orNull(send(billingContract.progress, { params: { id: String(id) } }, signal)),
  history: (signal) => allPages((query) => send(billingContract.history, { query }, signal)),
  payPending: (ids, charge, signal) =>
    send(billingContract.payPending, { key: newKey(), body: { ...idsOf(ids), charge } }, signal),
  deletePending: (ids, signal) => send(billingContract.deletePending, { body: idsOf(ids) }, signal),
  documents: (signal) => allPages((query) => send(papersContract.list, { query }, signal)),
  cards: async (signal) => (await send(cardsContract.list, {}, signal)).items,
  setCardRenewal: (id, isOn, signal) =>
    send(cardsContract.setRenewal, { params: { id: String(id) }, body: { isOn } }, signal),
  removeCard: async (id, signal) => {
    await orNull(send(cardsContract.remove, { params: { id: String(id) } }, signal));
  },
  bills: (signal) => allPages((query) => send(billsContract.list, { query }, signal)),
  cancelBills: (ids, signal) =>
    outcomeOf(send(billsContract.cancel, { body: idsOf(ids) }, signal), ['alreadySettled']),
};
