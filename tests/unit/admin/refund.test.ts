import { expect, test } from 'vitest';
import { paymentRules, refundRules, userRules } from '@/domain/admin/lists';
import { rowsOf } from '../../rowsOf';
import { cancelProblems, usableNote } from '@/domain/admin/cancellation';
import {
  canCancel,
  canRefund,
  canSend,
  newRefund,
  newRefundOf,
  refundProblems,
  refundTargetsOf,
  usableRefund,
} from '@/domain/admin/refund';
import { kopecks, rubles } from '@/domain/money/money';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';

const payment = { amount: rubles(1577) };
const note = 'Promised on the phone';

test.each([
  [
    { amount: '', note: '' },
    { amount: 'required', note: 'required' },
  ],
  [{ amount: 'a lot', note }, { amount: 'amount' }],
  [{ amount: '0', note }, { amount: 'amount' }],
  [{ amount: '1577,01', note }, { amount: 'tooMuch' }],
  [{ amount: '1577,00', note: '  ' }, { note: 'required' }],
  [{ amount: '1577,00', note: 'a'.repeat(301) }, { note: 'tooLong' }],
  [{ amount: '0,01', note: ` ${'a'.repeat(300)} ` }, {}],
])('%j is refused for %j', (typed, problems) => {
  const draft = { ...newRefund, ...typed };
  expect(refundProblems(draft, payment)).toEqual(problems);
  expect(usableRefund(draft, payment) === null).toBe(Object.keys(problems).length > 0);
});

test('a refund is sent in kopecks, to its target, with the reason trimmed', () => {
  const draft = { amount: '1500,50', target: 'method', note: ` ${note} ` } as const;
  expect(usableRefund(draft, payment)).toEqual({ amount: 150_050, target: 'method', note });
});

test.each([
  [{ isTopUp: true, method: 'ruCards' }, ['method']],
  [{ isTopUp: true, method: 'balance' }, ['method']],
  [{ isTopUp: false, method: 'ruCards' }, ['balance', 'method']],
  [{ isTopUp: false, method: 'balance' }, ['balance']],
] as const)('%j can be refunded to %j', (paid, targets) => {
  expect(refundTargetsOf(paid)).toEqual(targets);
});

test.each([
  ['  ', 'required', null],
  ['a'.repeat(301), 'tooLong', null],
  [` ${'a'.repeat(300)} `, undefined, 'a'.repeat(300)],
])('%j as a reason of cancelling is %j', (note, problem, sent) => {
  expect(cancelProblems({ note }).note).toBe(problem);
  expect(usableNote({ note })).toBe(sent);
});

test('what was paid is given back while its account is there, and never more than that', async () => {
  const admin = makeAdminSample(noLatency);
  const payments = await rowsOf(admin.payments, paymentRules);
  const paid = payments.find(canRefund);
  const waiting = payments.find(({ status }) => status === 'Pending');
  if (!paid || !waiting) throw new Error('No such payments');
  const order = { amount: paid.amount, target: 'balance', note } as const;
  expect(await admin.refundPayment(waiting.id, order)).toMatchObject({ refusal: 'changed' });
  expect(await admin.refundPayment(0, order)).toMatchObject({ refusal: 'gone' });
  const balanceOf = async () =>
    (await rowsOf(admin.users, userRules)).find(({ email }) => email === paid.user)?.balance ?? 0;
  const before = await balanceOf();
  const [part, rest] = [rubles(1), kopecks(paid.amount - rubles(1))];
  expect(await admin.refundPayment(paid.id, { ...order, amount: part })).toMatchObject({
    value: { status: 'PartlyRefunded' },
  });
  expect(await admin.refundPayment(paid.id, { ...order, amount: rest })).toMatchObject({
    value: { status: 'Refunded' },
  });
  expect(await balanceOf()).toBe(before + paid.amount);
  expect((await rowsOf(admin.refunds, refundRules))[0]).toMatchObject({
    amount: rest,
    reason: 'decided',
    note,
  });
  expect(await admin.refundPayment(paid.id, order)).toMatchObject({ status: 'refused' });
});

test('what waits for its transfer is taken back once, and can be given back again', async () => {
  const admin = makeAdminSample(noLatency);
  const paid = (await rowsOf(admin.payments, paymentRules)).find(
    (each) => canRefund(each) && each.method === 'manual',
  );
  if (!paid) throw new Error('No such payment');
  const order = { amount: paid.amount, target: 'method', note } as const;
  await admin.refundPayment(paid.id, order);
  const [waiting] = await rowsOf(admin.refunds, refundRules);
  if (!waiting) throw new Error('No refund');
  const statusOf = async () =>
    (await rowsOf(admin.payments, paymentRules)).find(({ id }) => id === paid.id)?.status;
  expect(await statusOf()).toBe('Refunded');
  expect(await admin.cancelRefund(waiting.id, note)).toMatchObject({
    value: { state: 'canceled', cancelNote: note },
  });
  expect(await statusOf()).toBe('Completed');
  expect(await admin.cancelRefund(waiting.id, note)).toMatchObject({ refusal: 'changed' });
  expect(await admin.markRefundSent(waiting.id)).toMatchObject({ refusal: 'changed' });
  expect(await admin.cancelRefund(0, note)).toMatchObject({ refusal: 'gone' });
  expect(await admin.refundPayment(paid.id, order)).toMatchObject({ value: { status: 'Refunded' } });
});

// tests: HAND-01
test('a refund begins with the first target that the payment can have', () => {
  const targetOf = (payment: Parameters<typeof newRefundOf>[0]) => newRefundOf(payment).target;
  expect(targetOf({ isTopUp: true, method: 'ruCards' })).toBe('method');
  expect(targetOf({ isTopUp: false, method: 'ruCards' })).toBe('balance');
  expect(targetOf({ isTopUp: false, method: 'balance' })).toBe('balance');
});

test('a refund of a demo transfer goes to the payer', async () => {
  const admin = makeAdminSample(noLatency);
  const nameOf = async (id: number) => {
    await admin.refundPayment(id, { amount: rubles(1), target: 'method', note });
    return (await rowsOf(admin.refunds, refundRules))[0]?.recipient?.name;
  };
  const pending = (await rowsOf(admin.payments, paymentRules)).filter((each) => each.status === 'Pending');
  for (const { id, amount } of pending) await admin.processPayment(id, { currency: 'RUB', minor: amount });
  const names = [];
  for (const { id } of pending) names.push(await nameOf(id));
  expect(names).toEqual(['Sophie Nguyen', 'ООО «Северный ветер»', 'Руслан Гареев']);
});

test('what came by bank transfer waits for an administrator, who sends it once', async () => {
  const admin = makeAdminSample(noLatency);
  const paid = (await rowsOf(admin.payments, paymentRules)).find(
    (each) => canRefund(each) && each.method === 'manual',
  );
  if (!paid) throw new Error('No such payment');
  await admin.refundPayment(paid.id, { amount: paid.amount, target: 'method', note });
  const [waiting] = await rowsOf(admin.refunds, refundRules);
  if (!waiting) throw new Error('No refund');
  expect(waiting).toMatchObject({ state: 'toSend', recipient: { type: 'organization' } });
  expect([canSend(waiting), canCancel(waiting)]).toEqual([true, true]);
  expect(canCancel({ ...waiting, account: 'deleted' })).toBe(false);
  expect(await admin.markRefundSent(waiting.id)).toMatchObject({ value: { state: 'sent' } });
  expect(await admin.markRefundSent(waiting.id)).toMatchObject({ refusal: 'changed' });
  expect(await admin.markRefundSent(0)).toMatchObject({ refusal: 'gone' });
  expect((await admin.overview()).activity[0]).toMatchObject({
    kind: 'refundSent',
    subject: `#${waiting.id}`,
  });
});
