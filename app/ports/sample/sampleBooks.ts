import type { CartEntry } from '@/domain/cart/entry';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import { refundOf, type OrderItem } from '@/domain/order/placedOrder';
import type { PortalDocument } from '@/domain/documents/document';
import type { ExchangeRates } from '@/domain/payment/currency';
import { isCardMethod, type PaymentMethod } from '@/domain/payment/method';
import type { Payer } from '@/domain/payment/payer';
import { paymentNumber, type Payment } from '@/domain/payment/payment';
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
import { done, refused, type Outcome } from '@/domain/results/outcome';
import {
  changedServers,
  isPricedBy,
  type AwaitedOptions,
  type OpenBill,
} from '@/domain/servers/awaitedTariff';
import type { PaymentRefusal, PaymentRequest } from '@app/ports/billingPort';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import type { SampleLedger } from './accountSample';
import type { Persistence } from './persistence';
import { withSampleCard } from './sampleCards';
import { isBought, type BillingState, type Purpose } from './sampleBills';

export interface BillingSampleData {
  methods: readonly PaymentMethod[];
  rates: ExchangeRates;
  payers: readonly Payer[];
  payments: readonly Payment[];
  /** Purposes of these payments. */
  purposes?: readonly Purpose[];
  documents?: readonly PortalDocument[];
}

/** Payments made by the other sample adapters. */
export interface SampleBills {
  /**
   * Charges the balance. If it is too low, adds an unpaid payment that delivers these entries (D28) or options (D38).
   */
  collect(amount: Money, entries: readonly CartEntry[], options?: AwaitedOptions): 'paid' | 'billed';
  /** Cancels the unpaid payments that match. */
  cancel(isSuch: (bill: OpenBill) => boolean): void;
  /** Credits the balance. */
  credit(amount: Money): void;
  /** Returns the unpaid bills with their purpose. */
  openBills(): readonly OpenBill[];
}

/** An item of a paid order; a failed one is refunded to the balance. */
type DeliveredItem = Pick<OrderItem, 'status' | 'amount'>;

/** Fulfils paid orders and returns their items. */
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

/** Sums the balance held for these payments. */
const heldFor = (payments: readonly Payment[]): Money =>
  sumMoney(payments.map(({ fromBalance = kopecks(0) }) => fromBalance));

interface BooksParts {
  data: BillingSampleData;
  now: () => Date;
  ledger: SampleLedger;
  deliveries: SampleDeliveries;
  persistence: Persistence<BillingState>;
}

/** Creates the billing of the demonstration: its payments, and the effects of paying, cancelling or deleting them. */
export function createSampleBooks({
  data,
  now,
  ledger,
  deliveries: { deliver, deliverOptions },
  persistence: { before, persist },
}: BooksParts) {
  let state: BillingState = before ?? {
    payments: data.payments,
    lastId: Math.max(0, ...data.payments.map(({ id }) => id)),
    payers: data.payers,
    awaited: [],
    purposes: data.purposes ?? [],
    cards: [],
    accepted: [],
  };

  function become(next: Partial<BillingState>) {
    state = { ...state, ...next };
    persist(state);
  }

  /** Adds a row as the newest. */
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
      // The portal does not offer top-ups among the bills to pay.
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
    // A refused payment can be retried with the same key; an accepted one is not charged again.
    become({ accepted: [...state.accepted, { key: request.key, payment }] });
    if (payment.status === 'Pending') {
      ledger.addUnpaid(1);
      become({ awaited: [...state.awaited, { id: payment.id, entries: request.entries }] });
    } else if (bills.length > 0) {
      // The money goes to the balance, which pays the bills.
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
    const fulfilment = fulfilmentOf(paid.entries);
    if (paid.options) refundFailed(deliverOptions(paid.options, payment), payment);
    else if (fulfilment?.kind === 'credit') ledger.credit(payment.amount);
    else if (fulfilment) refundFailed(deliver(fulfilment.entries, payment), payment);
    // An entry is bought once (sameEntries.ts), and a price is valid while its server is unchanged (D39).
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

  /** Ends these payments and releases the balance that they held. */
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

  /** Deletes these payments and their purposes. */
  function remove(ids: readonly number[]) {
    const waiting = unpaid(ids);
    ledger.addUnpaid(-waiting.length);
    if (heldFor(waiting) > 0) ledger.credit(heldFor(waiting));
    become({
      payments: state.payments.filter(({ id }) => !ids.includes(id)),
      awaited: state.awaited.filter(({ id }) => !ids.includes(id)),
    });
  }

  return { state: () => state, become, settle, payFromBalance, unpaid, collect, cancel, end, remove };
}
