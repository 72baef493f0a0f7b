import { expect, test } from 'vitest';
import { canRefund, newRefund, refundProblems, usableRefund } from '@/domain/admin/refund';
import { kopecks, rubles } from '@/domain/money';
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
  [{ amount: '0,01', note }, {}],
])('%j is refused for %j', (typed, problems) => {
  const draft = { ...newRefund, ...typed };
  expect(refundProblems(draft, payment)).toEqual(problems);
  expect(usableRefund(draft, payment) === null).toBe(Object.keys(problems).length > 0);
});

test('what was paid is given back while its account is there, and never more than that', async () => {
  const admin = makeAdminSample(noLatency);
  const payments = await admin.payments();
  const paid = payments.find(canRefund);
  const waiting = payments.find(({ status }) => status === 'Pending');
  if (!paid || !waiting) throw new Error('No such payments');
  const order = { amount: paid.amount, target: 'balance', note } as const;
  expect(await admin.refundPayment(waiting.id, order)).toMatchObject({ refusal: 'changed' });
  expect(await admin.refundPayment(0, order)).toMatchObject({ refusal: 'gone' });
  const balanceOf = async () => (await admin.users()).find(({ email }) => email === paid.user)?.balance ?? 0;
  const before = await balanceOf();
  const [part, rest] = [rubles(1), kopecks(paid.amount - rubles(1))];
  expect(await admin.refundPayment(paid.id, { ...order, amount: part })).toMatchObject({
    value: { status: 'PartlyRefunded' },
  });
  expect(await admin.refundPayment(paid.id, { ...order, amount: rest })).toMatchObject({
    value: { status: 'Refunded' },
  });
  expect(await balanceOf()).toBe(before + paid.amount);
  expect((await admin.refunds())[0]).toMatchObject({ amount: rest, reason: 'decided', note });
  expect(await admin.refundPayment(paid.id, order)).toMatchObject({ status: 'refused' });
});
