import { billingContract } from '@app/contract/billing';
import { wireEntries } from '@app/contract/cartEntries';
import { billsContract } from '@app/contract/bills';
import { cardsContract } from '@app/contract/cards';
import { catalogContract } from '@app/contract/catalog';
import { documentsContract } from '@app/contract/documents';
import { payeesContract } from '@app/contract/payees';
import { longestPage } from '@app/contract/shapes';
import { newKey } from '@app/device/newKey';
import type { BillingPort } from '@app/ports/billingPort';
import { listedBody, partQuery, unsummed } from './partQuery';
import { orNull, outcomeOf } from './refusals';
import { send } from './send';

const idsOf = (ids: readonly number[]) => ({ ids: ids.map(String) });

export const billingHttp: BillingPort = {
  methods: async (signal) => (await send(catalogContract.paymentMethods, {}, signal)).items,
  rates: async (signal) => (await send(catalogContract.rates, {}, signal)).rates,
  payees: (signal) => send(payeesContract.list, {}, signal),
  payers: async (signal) => (await send(billingContract.payers, {}, signal)).items,
  addPayer: (draft, signal) => send(billingContract.addPayer, { body: draft }, signal),
  savePayer: (id, draft, signal) => send(billingContract.savePayer, { params: { id }, body: draft }, signal),
  removePayer: (id, signal) =>
    outcomeOf(
      // A missing payer counts as removed.
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
      [
        'declined',
        'unavailable',
        'priceChanged',
        'insufficientBalance',
        'alreadySettled',
        'keyReused',
        'backupUnavailable',
      ],
    ),
  progress: (id, signal) => orNull(send(billingContract.progress, { params: { id: String(id) } }, signal)),
  history: (query, part, signal) => send(billingContract.history, { query: partQuery(query, part) }, signal),
  payPending: (ids, charge, signal) =>
    send(billingContract.payPending, { key: newKey(), body: { ...idsOf(ids), charge } }, signal),
  deleteListed: (listed, cursor) => send(billingContract.deleteListed, { body: listedBody(listed, cursor) }),
  deletePending: (ids, signal) => send(billingContract.deletePending, { body: idsOf(ids) }, signal),
  documents: async (query, part, signal) =>
    unsummed(await send(documentsContract.list, { query: partQuery(query, part) }, signal)),
  cards: async (signal) => (await send(cardsContract.list, {}, signal)).items,
  setCardRenewal: (id, isOn, signal) =>
    send(cardsContract.setRenewal, { params: { id: String(id) }, body: { isOn } }, signal),
  removeCard: async (id, signal) => {
    await orNull(send(cardsContract.remove, { params: { id: String(id) } }, signal));
  },
  bills: (query, part, signal) => send(billsContract.list, { query: partQuery(query, part) }, signal),
  billsOf: async (ids, signal) => {
    if (ids.length === 0) return [];
    const query = { ids: ids.join(','), limit: String(longestPage) };
    return (await send(billsContract.list, { query }, signal)).items;
  },
  billsOfServer: async (id, signal) =>
    (await send(billsContract.ofServer, { params: { id: String(id) } }, signal)).items,
  cancelListed: (listed, cursor) => send(billsContract.cancelListed, { body: listedBody(listed, cursor) }),
  cancelBills: (ids, signal) =>
    outcomeOf(send(billsContract.cancel, { body: idsOf(ids) }, signal), ['alreadySettled']),
};
