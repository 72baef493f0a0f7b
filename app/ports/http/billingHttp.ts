import { billingContract } from '@app/contract/billing';
import { wireEntries } from '@app/contract/cartEntries';
import { billsContract } from '@app/contract/bills';
import { catalogContract } from '@app/contract/catalog';
import { unpaidFirst } from '@/domain/payment/bill';
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
  pay: ({ key, entries, bills, ...request }, signal) =>
    outcomeOf(
      send(
        billingContract.pay,
        {
          key,
          body: { ...request, entries: wireEntries(entries), ...(bills && { bills: bills.map(String) }) },
        },
        signal,
      ),
      ['declined', 'unavailable', 'priceChanged', 'insufficientBalance', 'alreadySettled'],
    ),
  progress: (id, signal) => orNull(send(billingContract.progress, { params: { id: String(id) } }, signal)),
  history: (signal) => allPages((query) => send(billingContract.history, { query }, signal)),
  payPending: (ids, signal) => send(billingContract.payPending, { key: newKey(), body: idsOf(ids) }, signal),
  deletePending: (ids, signal) => send(billingContract.deletePending, { body: idsOf(ids) }, signal),
  bills: async (signal) =>
    unpaidFirst(await allPages((query) => send(billsContract.list, { query }, signal))),
  cancelBills: (ids, signal) =>
    outcomeOf(send(billsContract.cancel, { body: idsOf(ids) }, signal), ['alreadySettled']),
};
