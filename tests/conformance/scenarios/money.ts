import { accountContract } from '@app/contract/account';
import { billingContract } from '@app/contract/billing';
import { serversContract } from '@app/contract/servers';
import { ContractViolation, expectSame, expectThat } from '../contractViolation';
import {
  answered,
  expectAnswer,
  expectRefusal,
  newKey,
  send,
  type Case,
  type TestContext,
} from '../testContext';
import { cheapestOrder, fund, pay, paymentBody, someMoney } from './things';

const balanceOf = async (context: TestContext): Promise<number> =>
  (await answered(context, context.customer, accountContract.summary)).balance;

const historyOf = async (context: TestContext) =>
  (await answered(context, context.customer, billingContract.history)).items;

const idsOf = (...ids: readonly number[]) => ({ body: { ids: ids.map(String) } });

const payBills = (context: TestContext, ids: readonly number[], charge: number) =>
  send(context, context.customer, billingContract.payPending, {
    body: { ...idsOf(...ids).body, charge },
    key: newKey(),
  });

const deleteBills = (context: TestContext, ids: readonly number[]) =>
  send(context, context.customer, billingContract.deletePending, idsOf(...ids));

/** Money must not move twice or go below zero (D27). */
export const moneyCases: readonly Case[] = [
  {
    calls: ['billing.pay', 'billing.history', 'account.summary'],
    title: 'charges once for a key, repeated or at once',
    async run(context) {
      const { entry, price } = await cheapestOrder(context);
      await fund(context, price * 3);
      const [before, payments] = [await balanceOf(context), (await historyOf(context)).length];
      const [body, key] = [paymentBody(0, { fromBalance: price, entries: [entry] }), newKey()];
      const both = await Promise.all([pay(context, body, key), pay(context, body, key)]);
      const third = await pay(context, body, key);
      expectSame('the status of what the balance covers', third.status, 'Paid');
      expectSame('POST /api/payments three times with one key', [both[1], third], [both[0], both[0]]);
      expectSame('the payments after one key three times', (await historyOf(context)).length, payments + 1);
      expectSame('the balance after one key three times', await balanceOf(context), before - price);
    },
  },
  {
    calls: ['billing.pay'],
    title: 'takes a key for one content only',
    async run(context) {
      const key = newKey();
      const { id } = await pay(context, paymentBody(someMoney), key);
      const payments = (await historyOf(context)).length;
      const { customer } = context;
      const other = { body: paymentBody(someMoney + 100), key };
      expectRefusal(await send(context, customer, billingContract.pay, other), 'keyReused');
      expectSame('the payments after a reused key', (await historyOf(context)).length, payments);
      expectAnswer(billingContract.deletePending, await deleteBills(context, [id]));
    },
  },
  {
    calls: ['billing.pay'],
    title: 'works out the price itself',
    async run(context) {
      const { entry, price } = await cheapestOrder(context);
      const given = price - 1;
      const parts = { body: paymentBody(given, { entries: [entry] }), key: newKey() };
      const reply = await send(context, context.customer, billingContract.pay, parts);
      const { expected, given: told } = expectRefusal(reply, 'priceChanged');
      expectSame(`${reply.request} both prices`, [expected, told], [price, given]);
    },
  },
  {
    calls: ['billing.pay', 'billing.payPending', 'servers.list'],
    title: 'is paid once by two hands at once, and delivers once',
    async run(context) {
      const { entry, price } = await cheapestOrder(context);
      await fund(context, price * 2);
      const before = await balanceOf(context);
      const servers = () =>
        answered(context, context.customer, serversContract.list, { query: { limit: '1' } });
      const { total } = await servers();
      const bill = await pay(context, paymentBody(price, { entries: [entry] }));
      expectSame('the status of a payment by hand', bill.status, 'Pending');
      expectSame('the servers before the bill is paid', (await servers()).total, total);
      const { expected } = expectRefusal(await payBills(context, [bill.id], price - 1), 'priceChanged');
      expectSame('the sum that a bill comes to', expected, price);
      const pays = () => payBills(context, [bill.id], price);
      const replies = await Promise.all([pays(), pays()]);
      const [done, late] = replies.toSorted((one, other) => one.status - other.status);
      if (!done || !late) throw new ContractViolation('POST /api/payments/pay', 'two answers', 'fewer');
      expectAnswer(billingContract.payPending, done);
      expectRefusal(late, 'alreadySettled');
      expectSame(
        'the balance after a bill that was paid twice at once',
        await balanceOf(context),
        before - price,
      );
      expectSame('the servers after the bill is paid', (await servers()).total, total + 1);
    },
  },
  {
    calls: ['billing.payPending', 'billing.deletePending', 'account.summary'],
    title: 'lets no balance go below zero',
    async run(context) {
      const { entry, price } = await cheapestOrder(context);
      const before = await balanceOf(context);
      const count = Math.floor(before / price) + 1;
      const bills: number[] = [];
      const owed = price * count;
      // For orders, because cancelling the bill of a top-up refunds nothing.
      for (let made = 0; made < count; made += 99) {
        const servers = Math.min(99, count - made);
        const many = { ...entry, configuration: { ...entry.configuration, count: servers } };
        const bill = await pay(context, paymentBody(price * servers, { entries: [many] }));
        bills.push(bill.id);
      }
      const reply = await payBills(context, bills, owed);
      const after = await balanceOf(context);
      expectRefusal(reply, 'insufficientBalance');
      expectSame('the balance after bills above it', after, before);
      expectAnswer(billingContract.deletePending, await deleteBills(context, bills));
      expectThat(after >= 0, 'the balance', 'zero or more', after);
    },
  },
  {
    calls: ['billing.deletePending', 'billing.payPending', 'account.summary'],
    title: 'deletes a bill once, and nothing that was paid',
    async run(context) {
      const { unpaidItems } = await answered(context, context.customer, accountContract.summary);
      const { id } = await pay(context, paymentBody(someMoney));
      const paid = (await historyOf(context)).find(({ status }) => status === 'Paid')?.id;
      const now = await answered(context, context.customer, accountContract.summary);
      expectSame('the unpaid bills of the summary', now.unpaidItems, unpaidItems + 1);
      // D47: a top-up cannot be paid from the balance.
      expectRefusal(await payBills(context, [id], someMoney), 'topUpByMethod');
      if (paid !== undefined) expectRefusal(await deleteBills(context, [id, paid]), 'alreadySettled');
      expectAnswer(billingContract.deletePending, await deleteBills(context, [id]));
      expectRefusal(await deleteBills(context, [id]), 'notFound');
      expectRefusal(await payBills(context, [id], someMoney), 'notFound');
    },
  },
];
