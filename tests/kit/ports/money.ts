import type { CustomerPorts, PaymentRequest } from '@app/ports/ports';
import { Breach, expectSame } from '../breach';
import { payer, someMoney } from '../scenarios/things';
import { newKey } from '../trial';
import { expectFailure, valueOf, type PortCase } from './portCase';

const topUp = (changes: Partial<PaymentRequest> = {}): PaymentRequest => ({
  key: newKey(),
  method: 'ruCards',
  amount: { currency: 'RUB', minor: someMoney },
  payer,
  entries: [],
  promo: null,
  ...changes,
});

async function figures({ account, billing }: CustomerPorts) {
  const { balance, unpaidItems } = await account.summary();
  return { balance, unpaidItems, payments: (await billing.history()).length };
}

/** A payment that waits for its money. */
const bill = async ({ billing }: CustomerPorts) =>
  valueOf('a payment by hand', await billing.pay(topUp({ method: 'manual' })));

/** Money as its owner knows it (D12, D20, D27). */
export const moneyPortCases: readonly PortCase[] = [
  {
    calls: ['billing.pay', 'billing.history', 'account.summary'],
    title: 'tops up the balance once for a key',
    async run(ports) {
      const before = await figures(ports);
      const request = topUp();
      const paid = valueOf('a payment by card', await ports.billing.pay(request));
      expectSame('its status and amount', [paid.status, paid.amount], ['Paid', someMoney]);
      expectSame('the same key again', await ports.billing.pay(request), { status: 'done', value: paid });
      expectSame('the newest payment', (await ports.billing.history())[0], paid);
      expectSame('the figures afterwards', await figures(ports), {
        ...before,
        balance: before.balance + someMoney,
        payments: before.payments + 1,
      });
    },
  },
  {
    calls: ['billing.payPending', 'billing.history', 'account.summary'],
    title: 'pays a bill from the balance once',
    async run(ports) {
      valueOf('a payment by card', await ports.billing.pay(topUp()));
      const before = await figures(ports);
      const { id, status } = await bill(ports);
      expectSame('its status', status, 'Pending');
      expectSame('the unpaid bills', (await figures(ports)).unpaidItems, before.unpaidItems + 1);
      await ports.billing.payPending([id]);
      await expectFailure('paying what is paid', ports.billing.payPending([id]));
      await expectFailure('deleting what is paid', ports.billing.deletePending([id]));
      // Paid for topping up, it gives back what it takes.
      expectSame('the figures afterwards', await figures(ports), {
        ...before,
        payments: before.payments + 1,
      });
      const paid = (await ports.billing.history()).find((each) => each.id === id);
      expectSame('the bill afterwards', paid?.status, 'Paid');
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
      if (count !== 1) throw new Breach('the payers', 'the payer once', `${count} times`);
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
