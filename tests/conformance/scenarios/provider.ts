import { accountContract } from '@app/contract/account';
import { adminContract } from '@app/contract/admin';
import { randomUUID } from 'node:crypto';
import { ContractViolation, expectSame } from '../contractViolation';
import { adminOf, answered, expectRefusal, newKey, send, type Case } from '../testContext';
import { pay, payer, paymentBody, someMoney } from './things';

const {
  addUser,
  deleteUser,
  cancelRefund,
  markRefundSent,
  payments,
  processPayment,
  refundPayment,
  refunds,
  saveSettings,
  saveUser,
  settings,
  settlement,
  suspendUser,
  users,
} = adminContract;

/** The provider's calls work on the same data as the customers' (D33). */
export const providerCases: readonly Case[] = [
  {
    calls: [
      'admin.addUser',
      'admin.saveUser',
      'admin.suspendUser',
      'admin.settlement',
      'admin.deleteUser',
      'admin.users',
    ],
    title: 'adds an account, renames, suspends and deletes it',
    async run(context) {
      const admin = adminOf(context);
      const body = {
        name: 'Contract Check',
        email: `kit-${randomUUID()}@example.com`,
        status: 'Active',
      } as const;
      const { total } = await answered(context, admin, users);
      const made = await answered(context, admin, addUser, { body });
      expectSame('POST /api/admin/users', [made.name, made.email, made.status], Object.values(body));
      expectRefusal(await send(context, admin, addUser, { body }), 'emailTaken');
      expectSame('the accounts afterwards', (await answered(context, admin, users)).total, total + 1);
      const params = { id: String(made.id) };
      const renamed = { name: 'Check of the contract', status: 'Active' };
      const { name } = await answered(context, admin, saveUser, { params, body: renamed });
      expectSame('the name afterwards', name, renamed.name);
      const { status } = await answered(context, admin, suspendUser, { params });
      expectSame('the status afterwards', status, 'Suspended');
      expectRefusal(await send(context, admin, suspendUser, { params }), 'changed');
      const { balance: sum } = await answered(context, admin, settlement, { params });
      const deletion = { balance: 'return', note: 'Contract check', sum };
      const wrong = { ...deletion, sum: sum + 1 };
      expectRefusal(await send(context, admin, deleteUser, { params, body: wrong }), 'refundChanged');
      await answered(context, admin, deleteUser, { params, body: deletion });
      expectRefusal(await send(context, admin, deleteUser, { params, body: deletion }), 'notFound');
      expectSame('the accounts at the end', (await answered(context, admin, users)).total, total);
    },
  },
  {
    calls: ['admin.suspendUser', 'admin.saveUser', 'admin.deleteUser'],
    title: 'lets administrators neither suspend nor delete themselves',
    async run(context) {
      const admin = adminOf(context);
      let cursor: string | null = '';
      let own: { id: string; name: string } | undefined;
      while (cursor !== null && !own) {
        const query: Record<string, string> = cursor === '' ? {} : { cursor };
        const page: { items: readonly { id: number; email: string; name: string }[]; next: string | null } =
          await answered(context, admin, users, { query });
        const found = page.items.find(({ email }) => email === admin.email);
        own = found && { id: String(found.id), name: found.name };
        cursor = page.next;
      }
      if (!own) throw new ContractViolation('GET /api/admin/users', admin.email, 'no such account');
      const params = { id: own.id };
      const body = { name: own.name, status: 'Suspended' };
      expectRefusal(await send(context, admin, saveUser, { params, body }), 'ownAccount');
      expectRefusal(await send(context, admin, suspendUser, { params }), 'ownAccount');
      const deletion = { balance: 'return', note: 'Contract check', sum: 0 };
      expectRefusal(await send(context, admin, deleteUser, { params, body: deletion }), 'ownAccount');
    },
  },
  {
    calls: ['admin.processPayment', 'admin.payments', 'account.summary'],
    title: 'credits the customer by a payment that is processed, once',
    async run(context) {
      const admin = adminOf(context);
      const { balance } = await answered(context, context.customer, accountContract.summary);
      const { id, amountInPaymentCurrency: amount } = await pay(context, paymentBody(someMoney));
      const [newest] = (await answered(context, admin, payments)).items;
      expectSame('the newest payment of all', newest?.id, id);
      const params = { id: String(id) };
      const received = { params, body: { amount } };
      await answered(context, admin, processPayment, { ...received, key: newKey() });
      expectRefusal(await send(context, admin, processPayment, { ...received, key: newKey() }), 'changed');
      const after = await answered(context, context.customer, accountContract.summary);
      expectSame('the balance afterwards', after.balance, balance + someMoney);
    },
  },
  {
    calls: ['admin.refundPayment', 'admin.refunds', 'admin.markRefundSent'],
    title: 'sends a bank transfer back once an administrator has made it, and never more than came',
    async run(context) {
      const admin = adminOf(context);
      const { id, amountInPaymentCurrency } = await pay(context, paymentBody(someMoney));
      const params = { id: String(id) };
      const received = { params, key: newKey(), body: { amount: amountInPaymentCurrency } };
      await answered(context, admin, processPayment, received);
      const body = { amount: someMoney, target: 'method', note: 'Contract check' };
      await answered(context, admin, refundPayment, { params, key: newKey(), body });
      const again = { ...body, amount: 1 };
      expectRefusal(
        await send(context, admin, refundPayment, { params, key: newKey(), body: again }),
        'changed',
      );
      const newest = async () => (await answered(context, admin, refunds)).items[0];
      const waiting = await newest();
      expectSame('the newest refund', [waiting?.amount, waiting?.state], [someMoney, 'toSend']);
      expectSame('whom it goes to', waiting?.recipient?.name, payer.name);
      const sent = { params: { id: String(waiting?.id) }, key: newKey() };
      const first = await answered(context, admin, markRefundSent, sent);
      expectSame('the same key', await answered(context, admin, markRefundSent, sent), first);
      expectRefusal(await send(context, admin, markRefundSent, { ...sent, key: newKey() }), 'changed');
      expectSame('the state afterwards', (await newest())?.state, 'sent');
    },
  },
  {
    calls: ['admin.cancelRefund', 'admin.refundPayment', 'admin.refunds'],
    title: 'takes a refund back before it is sent, once, and can give the money back another time',
    async run(context) {
      const admin = adminOf(context);
      const { balance } = await answered(context, context.customer, accountContract.summary);
      const { id, amountInPaymentCurrency } = await pay(context, paymentBody(someMoney));
      const params = { id: String(id) };
      const received = { params, key: newKey(), body: { amount: amountInPaymentCurrency } };
      await answered(context, admin, processPayment, received);
      const body = { amount: someMoney, target: 'method', note: 'Contract check' };
      const returned = async () => answered(context, admin, refundPayment, { params, key: newKey(), body });
      await returned();
      const newest = async () => (await answered(context, admin, refunds)).items[0];
      const waiting = { params: { id: String((await newest())?.id) }, key: newKey() };
      const cancel = { ...waiting, body: { note: 'The account is closed' } };
      const first = await answered(context, admin, cancelRefund, cancel);
      expectSame('how it stands', [first.state, first.cancelNote], ['canceled', cancel.body.note]);
      expectSame('the same key', await answered(context, admin, cancelRefund, cancel), first);
      expectRefusal(await send(context, admin, cancelRefund, { ...cancel, key: newKey() }), 'changed');
      expectRefusal(await send(context, admin, markRefundSent, { ...waiting, key: newKey() }), 'changed');
      const after = await answered(context, context.customer, accountContract.summary);
      expectSame('the balance that it was taken from', after.balance, balance + someMoney);
      await returned();
      expectSame('the newest refund', (await newest())?.state, 'toSend');
    },
  },
  {
    calls: ['admin.saveSettings', 'admin.settings'],
    title: 'stores the settings',
    async run(context) {
      const admin = adminOf(context);
      const before = await answered(context, admin, settings);
      const { version, fixed, hasSmtpPassword, ...own } = before;
      expectSame('the password for the mail server, which is never returned', own.smtpPassword, '');
      const body = { ...own, siteName: 'Contract Check' };
      const saved = await answered(context, admin, saveSettings, { body, version });
      expectSame('PUT /api/admin/settings', saved, {
        ...body,
        version: saved.version,
        fixed,
        hasSmtpPassword,
      });
      expectSame('the settings afterwards', await answered(context, admin, settings), saved);
      expectRefusal(await send(context, admin, saveSettings, { body: own, version }), 'stale');
      await answered(context, admin, saveSettings, { body: own, version: saved.version });
    },
  },
];
