import { applyToRows } from '@/domain/list/bulkAction';
import { isOpenBill } from '@/domain/payment/bill';
import type { CartEntry } from '@/domain/cart/entry';
import type { PromoCustomer } from '@/domain/cart/promo';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import type { ExchangeRates } from '@/domain/payment/currency';
import { refundOf, type OrderItem } from '@/domain/order/placedOrder';
import { isCardMethod, type PaymentMethod } from '@/domain/payment/method';
import { toPayer, findSamePayer, withSaved, type Payer } from '@/domain/payment/payer';
import { documentRules, type PortalDocument } from '@/domain/documents/document';
import { billRules } from '@/domain/payment/billRules';
import { paymentRules } from '@/domain/payment/paymentRules';
import {
  isOpenBillOf,
  isPayableFromBalance,
  owedOf,
  paymentNumber,
  type Payment,
  isUnpaid,
} from '@/domain/payment/payment';
import {
  acceptPayment,
  amountOf,
  billFor,
  canPayBills,
  fulfilmentOf,
  paidFromBalance,
  priceDifference,
  unpaidAmong,
  type NewPayment,
} from '@/domain/payment/settlement';
import { statusAfterRefunds } from '@/domain/payment/refund';
import { isSameThing } from '@/domain/payment/sameEntries';
import { stateOfStatus } from '@/domain/payment/paymentState';
import { done, refused, type Outcome } from '@/domain/results/outcome';
import { PortError } from '@/domain/results/portError';
import {
  changedServers,
  isPricedBy,
  type AwaitedOptions,
  type OpenBill,
} from '@/domain/servers/awaitedTariff';
import type { BillingPort, PaymentRefusal, PaymentRequest } from '@app/ports/ports';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import { newKey } from '@app/device/newKey';
import type { SampleLedger } from './accountSample';
import { answersParts } from './answersParts';
import type { Latency } from './latency';
import { notPersisted, type Persistence } from './persistence';
import { withSampleCard } from './sampleCards';
import { isBought, promoCustomerIn, sampleBills, type BillingState } from './sampleBills';

export interface BillingSampleData {
  methods: readonly PaymentMethod[];
  rates: ExchangeRates;
  payers: readonly Payer[];
  payments: readonly Payment[];
  documents?: readonly PortalDocument[];
}

/** Payments that the other sample adapters have made. */
export interface SampleBills {
  /**
   * Takes a charge from the balance; what it does not suffice for becomes a payment that waits for its money and then hands
   * these over (D28), or these options (D38).
   */
  collect(amount: Money, entries: readonly CartEntry[], options?: AwaitedOptions): 'paid' | 'billed';
  /** Cancels the payments that wait for their money and are such. */
  cancel(isSuch: (bill: OpenBill) => boolean): void;
  /** Gives money back to the balance. */
  credit(amount: Money): void;
  /** Returns the bills that wait for their money, and their purpose. */
  openBills(): readonly OpenBill[];
}

/** An item of a paid order; a failed one is refunded to the balance. */
type DeliveredItem = Pick<OrderItem, 'status' | 'amount'>;

/** Fulfils paid orders. Returns the items of each. */
export interface SampleDeliveries {
  /** Called once for paid entries. */
  deliver(
    entries: readonly CartEntry[],
    payment: Pick<Payment, 'number' | 'amount'>,
  ): readonly DeliveredItem[];
  /** Called once for paid options (D38). */
  deliverOptions(
    awaited: AwaitedOptions,
    payment: Pick<Payment, 'number' | 'amount'>,
  ): readonly DeliveredItem[];
}

/** Returns the part of the balance that is held for these. */
const heldFor = (payments: readonly Payment[]): Money =>
  sumMoney(payments.map(({ fromBalance = kopecks(0) }) => fromBalance));

/**
 * Billing on built-in data. Manual and crypto payments stay pending, as their money takes time to arrive;
 * the others are paid at once.
 */
export function billingSample(
  data: BillingSampleData,
  now: () => Date,
  latency: Latency,
  ledger: SampleLedger = { charge: () => {}, credit: () => {}, addUnpaid: () => {} },
  { deliver, deliverOptions }: SampleDeliveries = { deliver: () => [], deliverOptions: () => [] },
  { before, persist }: Persistence<BillingState> = notPersisted,
): BillingPort & SampleBills & { promoCustomer(code: string): PromoCustomer } {
  let state: BillingState = before ?? {
    payments: data.payments,
    lastId: Math.max(0, ...data.payments.map(({ id }) => id)),
    payers: data.payers,
    awaited: [],
    purposes: [],
    cards: [],
    accepted: [],
  };

  const listing = answersParts(latency);

  function become(next: Partial<BillingState>) {
    state = { ...state, ...next };
    persist(state);
  }

  /** A new row, in the place that the newest has. */
  function add(row: NewPayment): Payment {
    const id = state.lastId + 1;
    const payment: Payment = { id, number: paymentNumber(id), date: dayIn(defaultTimeZone, now()), ...row };
    become({ lastId: id, payments: [payment, ...state.payments] });
    return payment;
  }

  function settle(request: PaymentRequest): Outcome<Payment, PaymentRefusal> {
    const accepted = acceptPayment(request, data.methods, data.rates);
    if (accepted.status === 'refused') return accepted;
    const { fromBalance = kopecks(0), bills = [] } = request;
    const card = state.cards.find(({ id }) => id === request.card);
    if (request.card !== undefined && card?.method !== request.method) return refused('unavailable');
    const isTopUp = request.entries.length === 0;
    if (isTopUp && bills.length === 0 && fromBalance > 0) return refused('declined');
    if (isBought(state, request.entries) || !unpaidAmong(state.payments, bills))
      return refused('alreadySettled');
    if (bills.length > 0) {
      // The portal offers no top-up among the bills to be paid.
      if (unpaid(bills).some(({ isTopUp: fills }) => fills)) return refused('declined');
      if (!canPayBills(request.method, request.amount)) return refused('declined');
      const owed = kopecks(amountOf(unpaid(bills)) - heldFor(unpaid(bills)));
      if (priceDifference(owed, request, data.rates)) return refused('priceChanged');
    }
    try {
      if (fromBalance > 0) ledger.charge(fromBalance);
    } catch {
      return refused('insufficientBalance');
    }
    const payment = add({ ...accepted.value, ...(isTopUp ? { isTopUp } : {}) });
    become({
      purposes: [
        ...state.purposes,
        { id: payment.id, entries: request.entries, bills, promo: request.promo },
      ],
    });
    const { method } = request;
    if (request.savesCard && isCardMethod(method))
      become({ cards: withSampleCard(state.cards, method, now()) });
    // A refusal may be tried again with the same key; money that moved is moved once.
    become({ accepted: [...state.accepted, { key: request.key, payment }] });
    if (payment.status === 'Pending') {
      ledger.addUnpaid(1);
      become({ awaited: [...state.awaited, { id: payment.id, entries: request.entries }] });
    } else if (bills.length > 0) {
      // All of it goes to the balance, from where the bills are paid.
      ledger.credit(payment.amount);
      payFromBalance(bills);
    } else fulfil({ entries: request.entries }, payment);
    return done(payment);
  }

  function payFromBalance(ids: readonly number[]) {
    const waiting = unpaid(ids);
    ledger.charge(kopecks(amountOf(waiting) - heldFor(waiting)));
    ledger.addUnpaid(-waiting.length);
    const { awaited } = state;
    become({
      payments: state.payments.map((payment) =>
        ids.includes(payment.id) ? paidFromBalance(payment) : payment,
      ),
      awaited: awaited.filter(({ id }) => !ids.includes(id)),
    });
    for (const payment of waiting)
      fulfil(awaited.find(({ id }) => id === payment.id) ?? { entries: null }, payment);
  }

  function fulfil(paid: Omit<OpenBill, 'id'>, payment: Payment) {
    const handover = fulfilmentOf(paid.entries);
    if (paid.options) refundFailed(deliverOptions(paid.options, payment), payment);
    else if (handover?.kind === 'credit') ledger.credit(payment.amount);
    else if (handover) refundFailed(deliver(handover.entries, payment), payment);
    // An entry is bought once (sameEntries.ts), and a price holds as long as its server stays as it is (D39).
    const servers = [...changedServers(paid)];
    cancel((bill) => isSameThing(bill.entries, paid.entries) || servers.some((id) => isPricedBy(bill, id)));
  }

  /** Refunds failed items of a payment to the balance. */
  function refundFailed(items: readonly DeliveredItem[], { id, amount }: Payment) {
    const refund = refundOf({ items });
    if (refund === 0) return;
    ledger.credit(refund);
    const status = statusAfterRefunds(amount, kopecks(amount - refund));
    become({
      payments: state.payments.map((payment) => (payment.id === id ? { ...payment, status } : payment)),
    });
  }

  function unpaid(ids: readonly number[]): readonly Payment[] {
    const waiting = unpaidAmong(state.payments, ids);
    if (!waiting) throw new Error('Only payments that wait for their money can be changed');
    return waiting;
  }

  function collect(
    amount: Money,
    entries: readonly CartEntry[],
    options: AwaitedOptions | null = null,
  ): 'paid' | 'billed' {
    if (amount === 0) return 'paid';
    try {
      ledger.charge(amount);
      return 'paid';
    } catch {
      const { id } = add(billFor(amount, state.payers));
      become({
        awaited: [...state.awaited, { id, entries, options }],
        purposes: [...state.purposes, { id, entries, bills: [], ...(options && { options }) }],
      });
      ledger.addUnpaid(1);
      return 'billed';
    }
  }

  function cancel(isSuch: (bill: OpenBill) => boolean) {
    end(state.awaited.filter(isSuch).map(({ id }) => id));
  }

  /** These come to nothing; what was held of the balance for them is there again. */
  function end(ids: readonly number[]) {
    if (ids.length === 0) return;
    const held = heldFor(state.payments.filter(({ id }) => ids.includes(id)));
    ledger.addUnpaid(-ids.length);
    if (held > 0) ledger.credit(held);
    become({
      payments: state.payments.map((payment) =>
        ids.includes(payment.id) ? { ...payment, status: 'Canceled' } : payment,
      ),
      awaited: state.awaited.filter(({ id }) => !ids.includes(id)),
    });
  }

  /** These are gone, and what they were for. */
  function remove(ids: readonly number[]) {
    const waiting = unpaid(ids);
    ledger.addUnpaid(-waiting.length);
    if (heldFor(waiting) > 0) ledger.credit(heldFor(waiting));
    become({
      payments: state.payments.filter(({ id }) => !ids.includes(id)),
      awaited: state.awaited.filter(({ id }) => !ids.includes(id)),
    });
  }

  return {
    collect,
    cancel,
    credit: (amount) => ledger.credit(amount),
    promoCustomer: (code) => promoCustomerIn(state, code),
    openBills: () => state.awaited,
    async methods(signal) {
      await latency(signal);
      return data.methods;
    },
    async rates(signal) {
      await latency(signal);
      return data.rates;
    },
    async payers(signal) {
      await latency(signal);
      return state.payers;
    },
    async addPayer(draft, signal) {
      await latency(signal);
      // Nobody's before: an address or a payment may still name a payer that was removed.
      const payer = { ...toPayer(draft), id: findSamePayer(draft, state.payers)?.id ?? newKey() };
      become({ payers: withSaved(state.payers, payer) });
      return payer;
    },
    async savePayer(id, draft, signal) {
      await latency(signal);
      const saved = { ...toPayer(draft), id };
      become({ payers: withSaved(state.payers, saved) });
      return saved;
    },
    async removePayer(id, signal) {
      await latency(signal);
      const payer = state.payers.find((each) => each.id === id);
      if (payer && state.payments.some((payment) => isOpenBillOf(payment, payer))) return refused('openBill');
      become({ payers: state.payers.filter((each) => each !== payer) });
      return done(undefined);
    },
    async pay(request, signal) {
      await latency(signal);
      const known = state.accepted.find(({ key }) => key === request.key);
      return known ? done(known.payment) : settle(request);
    },
    async progress(id, signal) {
      await latency(signal);
      const payment = state.payments.find((each) => each.id === id);
      if (!payment) return null;
      const order = state.awaited.find((each) => each.id === id) ?? null;
      return {
        payment,
        state: stateOfStatus[payment.status],
        reason: null,
        // The built-in data has no bank to go to: cards pay at once.
        continueAt: null,
        email: state.payers.find(({ name }) => name === payment.payer)?.email ?? '',
        order: order && order.entries.length > 0 ? { entries: order.entries, promo: null } : null,
        bills: [],
      };
    },
    history: listing(() => state.payments, paymentRules),
    async payPending(ids, charge, signal) {
      await latency(signal);
      const waiting = unpaid(ids);
      if (!waiting.every(isPayableFromBalance))
        throw new PortError('refused', { status: 409, code: 'topUpByMethod' });
      if (sumMoney(waiting.map(owedOf)) !== charge)
        throw new PortError('refused', { status: 409, code: 'priceChanged' });
      // One that was priced by what an earlier one changed is canceled by now (D39).
      for (const id of ids) if (unpaidAmong(state.payments, [id])) payFromBalance([id]);
    },
    documents: listing(data.documents ?? [], documentRules),
    async cards(signal) {
      await latency(signal);
      return state.cards;
    },
    async setCardRenewal(id, isOn, signal) {
      await latency(signal);
      become({ cards: state.cards.map((card) => ({ ...card, isForRenewal: isOn && card.id === id })) });
    },
    async removeCard(id, signal) {
      await latency(signal);
      become({ cards: state.cards.filter((card) => card.id !== id) });
    },
    bills: listing(() => sampleBills(state), billRules),
    async billsOf(ids, signal) {
      await latency(signal);
      return sampleBills(state).filter(({ id }) => ids.includes(id));
    },
    async cancelBills(ids, signal) {
      await latency(signal);
      if (!unpaidAmong(state.payments, ids)) return refused('alreadySettled');
      end(ids);
      return done(undefined);
    },
    async cancelListed(listed) {
      await latency();
      const { ids, part } = applyToRows(sampleBills(state), billRules, listed, isOpenBill);
      end(ids);
      return part;
    },
    async deletePending(ids, signal) {
      await latency(signal);
      remove(ids);
    },
    async deleteListed(listed) {
      await latency();
      const { ids, part } = applyToRows(state.payments, paymentRules, listed, isUnpaid);
      remove(ids);
      return part;
    },
  };
}
