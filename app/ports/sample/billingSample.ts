import type { CartEntry } from '@/domain/cart/entry';
import { sumMoney, type Money } from '@/domain/money';
import { toRubles, type ExchangeRates } from '@/domain/payment/currency';
import { paymentSum, reachesMinimum, type PaymentMethod } from '@/domain/payment/method';
import { payerProblems, type Payer } from '@/domain/payment/payer';
import { isUnpaid, type Payment } from '@/domain/payment/payment';
import type { BillingPort, PaymentOutcome, PaymentRequest } from '@app/ports/ports';
import { dayOf } from '@/domain/dates';
import type { SampleLedger } from './accountSample';
import type { Latency } from './latency';

export interface BillingSampleData {
  methods: readonly PaymentMethod[];
  rates: ExchangeRates;
  payers: readonly Payer[];
  payments: readonly Payment[];
}

/** What the other sample adapters have paid. */
export interface SampleBills {
  /** Takes a charge from the balance; what it does not suffice for becomes a payment that waits for its money. */
  collect(amount: Money): void;
}

/** Whoever hands over what was bought. */
export interface SampleDeliveries {
  /** Called once for what has been paid. */
  deliver(entries: readonly CartEntry[]): void;
}

/**
 * Billing in the memory of this page. Manual and crypto payments stay pending, as their money takes time to arrive;
 * the others are paid at once.
 */
export function billingSample(
  data: BillingSampleData,
  now: () => Date,
  latency: Latency,
  ledger: SampleLedger = { charge: () => {}, credit: () => {}, addUnpaid: () => {} },
  { deliver }: SampleDeliveries = { deliver: () => {} },
): BillingPort & SampleBills {
  let payers = data.payers;
  let payments = data.payments;
  const outcomes = new Map<string, PaymentOutcome>();
  /** By payment: what waits for its money. */
  const awaited = new Map<number, readonly CartEntry[]>();

  const nextId = () => Math.max(0, ...payments.map(({ id }) => id)) + 1;

  function settle(request: PaymentRequest): PaymentOutcome {
    const method = data.methods.find(({ id }) => id === request.method);
    if (!method || method.unavailable) return { status: 'failed', reason: 'unavailable' };
    const isRefused =
      !reachesMinimum(request.amount, method, data.rates) ||
      Object.keys(payerProblems(request.payer)).length > 0;
    if (isRefused) return { status: 'failed', reason: 'declined' };
    const status = method.id === 'manual' || method.id === 'crypto' ? 'pending' : 'paid';
    const id = nextId();
    const payment: Payment = {
      id,
      number: `MRD-${id}`,
      date: dayOf(now()),
      payer: request.payer.name.trim(),
      paymentMethod: method.id,
      amount: toRubles(request.amount, data.rates),
      amountInPaymentCurrency: paymentSum(request.amount, method, data.rates).toPay,
      status: status === 'paid' ? 'Paid' : 'Pending',
    };
    payments = [payment, ...payments];
    if (status === 'pending') {
      ledger.addUnpaid(1);
      awaited.set(id, request.entries);
    } else handOver(request.entries, payment.amount);
    return { status, payment };
  }

  /** What was paid for; a payment for nothing in particular tops up the balance (D4). */
  function handOver(entries: readonly CartEntry[], amount: Money) {
    if (entries.length === 0) ledger.credit(amount);
    else deliver(entries);
  }

  function unpaid(ids: readonly number[]): readonly Payment[] {
    const waiting = payments.filter((payment) => ids.includes(payment.id) && isUnpaid(payment));
    if (waiting.length < new Set(ids).size)
      throw new Error('Only payments that wait for their money can be changed');
    return waiting;
  }

  function collect(amount: Money) {
    if (amount === 0) return;
    try {
      ledger.charge(amount);
    } catch {
      const id = nextId();
      const bill: Payment = {
        id,
        number: `MRD-${id}`,
        date: dayOf(now()),
        payer: payers[0]?.name ?? '',
        paymentMethod: 'manual',
        amount,
        amountInPaymentCurrency: { currency: 'RUB', minor: amount },
        status: 'Pending',
      };
      payments = [bill, ...payments];
      ledger.addUnpaid(1);
    }
  }

  return {
    collect,
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
      return payers;
    },
    async addPayer(draft, signal) {
      await latency(signal);
      const payer = { ...draft, id: `payer-${payers.length + 1}` };
      payers = [...payers, payer];
      return payer;
    },
    async pay(request, signal) {
      await latency(signal);
      const known = outcomes.get(request.key);
      if (known) return known;
      const outcome = settle(request);
      // A refusal may be tried again with the same key; money that moved is moved once.
      if (outcome.status !== 'failed') outcomes.set(request.key, outcome);
      return outcome;
    },
    async history(signal) {
      await latency(signal);
      return payments;
    },
    async payPending(ids, signal) {
      await latency(signal);
      const waiting = unpaid(ids);
      ledger.charge(sumMoney(waiting.map(({ amount }) => amount)));
      ledger.addUnpaid(-waiting.length);
      payments = payments.map((payment) =>
        ids.includes(payment.id) ? { ...payment, status: 'Paid' } : payment,
      );
      for (const { id, amount } of waiting) {
        const entries = awaited.get(id);
        if (entries) handOver(entries, amount);
        awaited.delete(id);
      }
    },
    async deletePending(ids, signal) {
      await latency(signal);
      ledger.addUnpaid(-unpaid(ids).length);
      payments = payments.filter(({ id }) => !ids.includes(id));
      for (const id of ids) awaited.delete(id);
    },
  };
}
