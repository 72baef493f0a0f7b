import type { BillingPort, PaymentRequest } from '@app/ports/billingPort';
import type { CustomerPorts } from '@app/ports/ports';
import { plainQuery } from '@/domain/list/listRules';
import { each, LocalList } from '@/domain/list/localList';
import { readRows } from '@/domain/list/pagedList';
import { kopecks } from '@/domain/money/money';
import { isOpenBill } from '@/domain/payment/bill';
import { billRules } from '@/domain/payment/billRules';
import { isCardMethod, type PaymentMethodId } from '@/domain/payment/method';
import { paymentRules } from '@/domain/payment/paymentRules';
import { ContractViolation, expectSame, Skipped } from '../contractViolation';
import { cheapestOf, payer, someMoney } from '../scenarios/things';
import { newKey } from '../testContext';
import { expectFailure, valueOf, type PortCase } from './portCase';

const topUp = (changes: Partial<PaymentRequest> = {}): PaymentRequest => ({
  key: newKey(),
  method: 'manual',
  amount: { currency: 'RUB', minor: someMoney },
  payer,
  entries: [],
  promo: null,
  ...changes,
});

const paymentsOf = async ({ history }: BillingPort) =>
  (await readRows(history, plainQuery(paymentRules), Infinity)).items;
const billsOf = async ({ bills }: BillingPort) =>
  (await readRows(bills, plainQuery(billRules), Infinity)).items;

async function figures({ account, billing }: CustomerPorts) {
  const { balance, unpaidItems } = await account.summary();
  return { balance, unpaidItems, payments: (await paymentsOf(billing)).length };
}

/** Returns a method for paying by card in rubles. */
async function cardsOf({ billing }: CustomerPorts): Promise<PaymentMethodId> {
  const found = (await billing.methods()).find(
    ({ id, unavailable, currencies }) => isCardMethod(id) && !unavailable && currencies.includes('RUB'),
  );
  if (!found) throw new Skipped('nothing is paid by card');
  return found.id;
}

/** Returns an unpaid payment. */
const bill = async ({ billing }: CustomerPorts) => valueOf('a payment by hand', await billing.pay(topUp()));

/** Returns a bill for the cheapest order, which the balance covers, and its price. */
async function orderBill({ billing, catalog }: CustomerPorts, balance: number) {
  const { entry, price } = cheapestOf((await catalog.offers()).plans, await billing.rates());
  if (balance < price) throw new Skipped(`the balance is below ${price} kopecks`);
  const request = topUp({ entries: [entry], amount: { currency: 'RUB', minor: price } });
  return { bill: valueOf('an order by hand', await billing.pay(request)), price };
}

/** Cases about an account's money (D12, D20, D27). */
export const moneyPortCases: readonly PortCase[] = [
  {
    calls: ['billing.pay', 'billing.progress', 'billing.history', 'account.summary'],
    title: 'makes one payment for a key, paid at once or at a bank',
    async run(ports) {
      const { billing } = ports;
      const before = await figures(ports);
      const request = topUp({ method: await cardsOf(ports) });
      const made = valueOf('a payment by card', await billing.pay(request));
      const { continueAt = null, ...payment } = made;
      const isPaid = continueAt === null;
      expectSame(
        'its status and amount',
        [made.status, made.amount],
        [isPaid ? 'Paid' : 'Pending', someMoney],
      );
      expectSame('the same key again', await billing.pay(request), { status: 'done', value: made });
      expectSame('the newest payment', (await paymentsOf(billing))[0], payment);
      const { payment: shown, continueAt: next } = (await billing.progress(made.id)) ?? {};
      expectSame('how it stands', [shown, next], [payment, continueAt]);
      expectSame('the figures afterwards', await figures(ports), {
        balance: before.balance + (isPaid ? someMoney : 0),
        unpaidItems: before.unpaidItems + (isPaid ? 0 : 1),
        payments: before.payments + 1,
      });
      if (!isPaid) await billing.deletePending([made.id]);
    },
  },
  {
    calls: ['billing.payPending', 'billing.history', 'account.summary'],
    title: 'pays a bill from the balance once',
    async run(ports) {
      const { billing } = ports;
      const before = await figures(ports);
      const { bill: made, price } = await orderBill(ports, before.balance);
      const { id, status } = made;
      expectSame('its status', status, 'Pending');
      expectSame('the unpaid bills', (await figures(ports)).unpaidItems, before.unpaidItems + 1);
      await expectFailure('paying another sum', billing.payPending([id], kopecks(price - 1)));
      await billing.payPending([id], kopecks(price));
      await expectFailure('paying what is paid', billing.payPending([id], kopecks(price)));
      await expectFailure('deleting what is paid', billing.deletePending([id]));
      expectSame('the figures afterwards', await figures(ports), {
        ...before,
        balance: before.balance - price,
        payments: before.payments + 1,
      });
      const paid = (await paymentsOf(billing)).find((each) => each.id === id);
      expectSame('the bill afterwards', paid?.status, 'Paid');
    },
  },
  {
    // D47: a top-up cannot be paid from the balance.
    calls: ['billing.payPending', 'account.summary'],
    title: 'pays no top-up from the balance',
    async run(ports) {
      const before = await figures(ports);
      const { id, amount } = await bill(ports);
      await expectFailure('paying a top-up from the balance', ports.billing.payPending([id], amount));
      expectSame('the figures afterwards', await figures(ports), {
        ...before,
        unpaidItems: before.unpaidItems + 1,
        payments: before.payments + 1,
      });
      await ports.billing.deletePending([id]);
    },
  },
  {
    calls: ['billing.deletePending', 'account.summary'],
    title: 'deletes a bill once',
    async run(ports) {
      const before = await figures(ports);
      const { id } = await bill(ports);
      await ports.billing.deletePending([id]);
      await expectFailure('deleting what is gone', ports.billing.deletePending([id]));
      expectSame('the figures afterwards', await figures(ports), before);
    },
  },
  {
    calls: ['bills.list', 'bills.cancel', 'account.summary'],
    title: 'lists bills unpaid first, and cancels one once',
    async run(ports) {
      const { billing } = ports;
      const before = await figures(ports);
      const { id } = await bill(ports);
      const listed = await billsOf(billing);
      expectSame('the open bills', listed.filter(isOpenBill).length, before.unpaidItems + 1);
      const { rows } = new LocalList(listed, billRules).run(plainQuery(billRules));
      expectSame('their order', listed, [...each(rows)]);
      expectSame(
        'the bill by its number',
        (await billing.billsOf([id])).map((each) => each.id),
        [id],
      );
      const { state, owed, items } = listed.find((each) => each.id === id) ?? {};
      expectSame('the bill', [state, owed, items?.[0]?.kind], ['unpaid', someMoney, 'topUp']);
      expectSame('cancelling it', await billing.cancelBills([id]), { status: 'done' });
      const refused = { status: 'refused', refusal: 'alreadySettled' };
      expectSame('cancelling it again', await billing.cancelBills([id]), refused);
      const ended = (await billsOf(billing)).find((each) => each.id === id);
      expectSame('the bill afterwards', [ended?.state, ended?.owed], ['canceled', 0]);
      expectSame('the figures afterwards', await figures(ports), {
        ...before,
        payments: before.payments + 1,
      });
    },
  },
  {
    calls: ['billing.pay', 'bills.list', 'account.summary'],
    title: 'pays bills together from the balance, for exactly what they come to',
    async run(ports) {
      const { billing } = ports;
      const before = await figures(ports);
      const orders = [await orderBill(ports, before.balance), await orderBill(ports, before.balance / 2)];
      const ids = orders.map((order) => order.bill.id);
      const sum = orders.reduce((total, { price }) => total + price, 0);
      const method = await cardsOf(ports);
      const offer = (minor: number) =>
        topUp({ method, bills: ids, amount: { currency: 'RUB', minor: 0 }, fromBalance: kopecks(minor) });
      expectSame('another sum', await billing.pay(offer(sum - 1)), {
        status: 'refused',
        refusal: 'priceChanged',
      });
      const paid = valueOf('their payment', await billing.pay(offer(sum)));
      expectSame('its status', paid.status, 'Paid');
      const states = (await billsOf(billing)).filter(({ id }) => ids.includes(id)).map(({ state }) => state);
      expectSame('the bills afterwards', states, ['paid', 'paid']);
      expectSame('paying them again', await billing.pay(offer(sum)), {
        status: 'refused',
        refusal: 'alreadySettled',
      });
      const { balance, unpaidItems } = await figures(ports);
      expectSame(
        'the figures afterwards',
        [balance, unpaidItems],
        [before.balance - sum, before.unpaidItems],
      );
    },
  },
  {
    calls: ['cards.list', 'cards.remove', 'cards.setRenewal', 'billing.pay'],
    title: 'pays with no card that is not saved',
    async run(ports) {
      const { billing } = ports;
      const before = await figures(ports);
      const unknown = Math.max(0, ...(await billing.cards()).map(({ id }) => id)) + 1_000_000;
      const outcome = await billing.pay(topUp({ method: await cardsOf(ports), card: unknown }));
      expectSame('a payment with it', outcome, { status: 'refused', refusal: 'unavailable' });
      await billing.removeCard(unknown);
      expectSame('the figures afterwards', await figures(ports), before);
    },
  },
  {
    calls: ['billing.pay', 'catalog.paymentMethods'],
    title: 'takes no sum below the least one',
    async run(ports) {
      const before = await figures(ports);
      const amount = { currency: 'RUB', minor: 1 } as const;
      const outcome = await ports.billing.pay(topUp({ amount }));
      expectSame('a payment of a kopeck', outcome, { status: 'refused', refusal: 'declined' });
      expectSame('the figures afterwards', await figures(ports), before);
    },
  },
  {
    calls: ['billing.addPayer', 'billing.savePayer', 'billing.removePayer', 'billing.payers'],
    title: 'has a payer once, and lets none go who owes',
    async run(ports) {
      const { billing } = ports;
      const added = await billing.addPayer(payer);
      expectSame('the same payer again', await billing.addPayer(payer), added);
      const count = (await billing.payers()).filter(({ id }) => id === added.id).length;
      if (count !== 1) throw new ContractViolation('the payers', 'the payer once', `${count} times`);
      const changed = { ...payer, phone: '+7 916 111-11-11' };
      const saved = await billing.savePayer(added.id, changed);
      expectSame('a changed payer', [saved.id, saved.phone], [added.id, changed.phone]);
      const { id } = await bill(ports);
      const refused = { status: 'refused', refusal: 'openBill' };
      expectSame('removing a payer who owes', await billing.removePayer(added.id), refused);
      await billing.deletePending([id]);
      const done = { status: 'done' };
      expectSame('removing a payer', await billing.removePayer(added.id), done);
      expectSame('removing a payer again', await billing.removePayer(added.id), done);
      const left = (await billing.payers()).some((each) => each.id === added.id);
      expectSame('whether the payer is still there', left, false);
    },
  },
];
