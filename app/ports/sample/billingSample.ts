import { samplePayees } from '@/sample-data/payees';
import { applyToRows } from '@/domain/list/bulkAction';
import { isOpenBill } from '@/domain/payment/bill';
import type { PromoCustomer } from '@/domain/cart/promo';
import { sumMoney } from '@/domain/money/money';
import { toPayer, findSamePayer, withSaved } from '@/domain/payment/payer';
import { documentRules } from '@/domain/documents/document';
import { billRules } from '@/domain/payment/billRules';
import { paymentRules } from '@/domain/payment/paymentRules';
import { isOpenBillOf, isPayableFromBalance, isUnpaid, owedOf } from '@/domain/payment/payment';
import { unpaidAmong } from '@/domain/payment/settlement';
import { stateOfStatus } from '@/domain/payment/paymentState';
import { done, refused } from '@/domain/results/outcome';
import { PortError } from '@/domain/results/portError';
import type { BillingPort } from '@app/ports/billingPort';
import { newKey } from '@app/device/newKey';
import type { SampleLedger } from './accountSample';
import { answersParts } from './answersParts';
import { answerAfter, type Latency } from './latency';
import { notPersisted, type Persistence } from './persistence';
import { promoCustomerIn, sampleBills, type BillingState } from './sampleBills';
import {
  createSampleBooks,
  type BillingSampleData,
  type SampleBills,
  type SampleDeliveries,
} from './sampleBooks';

/**
 * Billing on sample data. Manual and crypto payments stay pending, because their money arrives later; others are paid
 * at once.
 */
export function billingSample(
  data: BillingSampleData,
  now: () => Date,
  latency: Latency,
  ledger: SampleLedger = { charge: () => {}, credit: () => {}, addUnpaid: () => {} },
  deliveries: SampleDeliveries = { deliver: () => [], deliverOptions: () => [] },
  persistence: Persistence<BillingState> = notPersisted,
): BillingPort & SampleBills & { promoCustomer(code: string): PromoCustomer } {
  const books = createSampleBooks({ data, now, ledger, deliveries, persistence });
  const { state, become, payFromBalance, unpaid, end, remove } = books;
  const listing = answersParts(latency);

  const after = answerAfter(latency);
  return {
    collect: books.collect,
    cancel: books.cancel,
    credit: (amount) => ledger.credit(amount),
    promoCustomer: (code) => promoCustomerIn(state(), code),
    openBills: () => state().awaited,
    methods: (signal) => after(() => data.methods, signal),
    rates: (signal) => after(() => data.rates, signal),
    payees: (signal) => after(() => samplePayees, signal),
    payers: (signal) => after(() => state().payers, signal),
    async addPayer(draft, signal) {
      await latency(signal);
      // A new id: addresses and payments may still refer to a removed payer.
      const payer = { ...toPayer(draft), id: findSamePayer(draft, state().payers)?.id ?? newKey() };
      become({ payers: withSaved(state().payers, payer) });
      return payer;
    },
    async savePayer(id, draft, signal) {
      await latency(signal);
      const saved = { ...toPayer(draft), id };
      become({ payers: withSaved(state().payers, saved) });
      return saved;
    },
    async removePayer(id, signal) {
      await latency(signal);
      const payer = state().payers.find((each) => each.id === id);
      if (payer && state().payments.some((payment) => isOpenBillOf(payment, payer)))
        return refused('openBill');
      become({ payers: state().payers.filter((each) => each !== payer) });
      return done(undefined);
    },
    async pay(request, signal) {
      await latency(signal);
      const known = state().accepted.find(({ key }) => key === request.key);
      return known ? done(known.payment) : books.settle(request);
    },
    async progress(id, signal) {
      await latency(signal);
      const payment = state().payments.find((each) => each.id === id);
      if (!payment) return null;
      const order = state().awaited.find((each) => each.id === id) ?? null;
      return {
        payment,
        state: stateOfStatus[payment.status],
        reason: null,
        // The demonstration has no bank page: cards pay at once.
        continueAt: null,
        email: state().payers.find(({ name }) => name === payment.payer)?.email ?? '',
        order: order && order.entries.length > 0 ? { entries: order.entries, promo: null } : null,
        bills: [],
      };
    },
    history: listing(() => state().payments, paymentRules),
    async payPending(ids, charge, signal) {
      await latency(signal);
      const waiting = unpaid(ids);
      if (!waiting.every(isPayableFromBalance))
        throw new PortError('refused', { status: 409, code: 'topUpByMethod' });
      if (sumMoney(waiting.map(owedOf)) !== charge)
        throw new PortError('refused', { status: 409, code: 'priceChanged' });
      // A bill whose price an earlier one changed is cancelled by now (D39).
      for (const id of ids) if (unpaidAmong(state().payments, [id])) payFromBalance([id]);
    },
    documents: listing(data.documents ?? [], documentRules),
    cards: (signal) => after(() => state().cards, signal),
    async setCardRenewal(id, isOn, signal) {
      await latency(signal);
      become({ cards: state().cards.map((card) => ({ ...card, isForRenewal: isOn && card.id === id })) });
    },
    async removeCard(id, signal) {
      await latency(signal);
      become({ cards: state().cards.filter((card) => card.id !== id) });
    },
    bills: listing(() => sampleBills(state()), billRules),
    billsOf: (ids, signal) => after(() => sampleBills(state()).filter(({ id }) => ids.includes(id)), signal),
    async billsOfServer(id, signal) {
      await latency(signal);
      return sampleBills(state()).filter(({ items }) => items.some(({ serverId }) => serverId === id));
    },
    async cancelBills(ids, signal) {
      await latency(signal);
      if (!unpaidAmong(state().payments, ids)) return refused('alreadySettled');
      end(ids);
      return done(undefined);
    },
    async cancelListed(listed) {
      await latency();
      const { ids, part } = applyToRows(sampleBills(state()), billRules, listed, isOpenBill);
      end(ids);
      return part;
    },
    async deletePending(ids, signal) {
      await latency(signal);
      remove(ids);
    },
    async deleteListed(listed) {
      await latency();
      const { ids, part } = applyToRows(state().payments, paymentRules, listed, isUnpaid);
      remove(ids);
      return part;
    },
  };
}
