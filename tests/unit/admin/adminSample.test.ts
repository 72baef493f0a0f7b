import { expect, test } from 'vitest';
import { paymentRules, serverRules, userRules } from '@/domain/admin/lists';
import { rowsOf } from '../../rowsOf';
import type { AdminServerId } from '@/domain/admin/server';
import type { AdminUserId } from '@/domain/admin/user';
import { kopecks, rubles } from '@/domain/money/money';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';

const morozov = 2 as AdminUserId;
const deletion = { balance: 'return', note: 'По просьбе клиента' } as const;
const make = () => makeAdminSample(noLatency, () => new Date('2026-11-21T12:00:00Z'));

test('the badge is 3 (§2), and what the administrator does is not counted', async () => {
  const admin = make();
  expect((await admin.account()).notifications).toBe(3);
  await admin.suspendUser(morozov);
  expect((await admin.account()).notifications).toBe(3);
});

// tests: ADMIN-36
test('suspending a user holds the servers and shows in every figure; given back, each is what it was', async () => {
  const admin = make();
  const before = await admin.overview();
  expect(await admin.suspendUser(morozov)).toMatchObject({
    status: 'done',
    value: { status: 'Suspended', servers: 2 },
  });
  const after = await admin.overview();
  expect(after.users).toEqual({ total: 12, active: before.users.active - 1, suspended: 3 });
  expect(after.servers).toMatchObject({ running: before.servers.running - 2, suspended: 4 });
  expect(after.activity[0]).toMatchObject({ kind: 'userSuspended', subject: 'd.morozov@example.ru' });
  expect(await admin.suspendUser(morozov)).toEqual({ status: 'refused', refusal: 'changed' });
  expect(await admin.power(1063 as AdminServerId, 'start')).toEqual({
    status: 'refused',
    refusal: 'changed',
  });
  await admin.saveUser(morozov, { name: 'Дмитрий Морозов', status: 'Active', returnsLostDays: true });
  expect((await admin.overview()).servers).toEqual(before.servers);
  expect(await admin.power(1063 as AdminServerId, 'stop')).toMatchObject({ value: { status: 'Stopped' } });
});

test('deleting a user takes the servers and leaves the payments', async () => {
  const admin = make();
  const { length } = await rowsOf(admin.payments, paymentRules);
  const { balance } = await admin.settlement(morozov);
  expect(await admin.deleteUser(morozov, { ...deletion, sum: kopecks(balance + 1) })).toEqual({
    status: 'refused',
    refusal: 'refundChanged',
  });
  await admin.deleteUser(morozov, { ...deletion, sum: balance });
  expect(await rowsOf(admin.users, userRules)).toHaveLength(11);
  expect(
    (await rowsOf(admin.servers, serverRules)).filter(({ user }) => user === 'd.morozov@example.ru'),
  ).toEqual([]);
  expect(await rowsOf(admin.payments, paymentRules)).toHaveLength(length);
  expect(await admin.deleteUser(morozov, { ...deletion, sum: balance })).toEqual({
    status: 'refused',
    refusal: 'gone',
  });
});

/** Of payment 7125. */
const expected = { currency: 'RUB', minor: 800_000 } as const;

// tests: PAY-43
test('a part of a transfer leaves the rest due, and the customer has the part', async () => {
  const admin = make();
  const part = { currency: 'RUB', minor: 300_000 } as const;
  expect(await admin.processPayment(7125, part)).toMatchObject({
    value: { status: 'Pending', amount: rubles(5000), expected: { minor: 500_000 } },
  });
  const users = await rowsOf(admin.users, userRules);
  expect(users.find(({ email }) => email === 'office@severniy.example')?.balance).toBe(rubles(51750.25));
});

test('what a deleted user has not paid is cancelled, and cannot be processed', async () => {
  const admin = make();
  const office = (await rowsOf(admin.users, userRules)).find(
    ({ email }) => email === 'office@severniy.example',
  );
  if (!office) throw new Error('The sample has no such user');
  await admin.deleteUser(office.id, { ...deletion, sum: (await admin.settlement(office.id)).balance });
  const payment = (await rowsOf(admin.payments, paymentRules)).find(({ id }) => id === 7125);
  expect(payment).toMatchObject({ account: 'deleted', status: 'Failed' });
  expect(await admin.processPayment(7125, expected)).toEqual({
    status: 'refused',
    refusal: 'accountDeleted',
  });
  expect((await admin.overview()).pending).toEqual({ count: 2, sum: rubles(577 + 977) });
});

test('a payment is processed once, and the customer has the money', async () => {
  const admin = make();
  expect(await admin.processPayment(7125, expected)).toMatchObject({ value: { status: 'Completed' } });
  expect(await admin.processPayment(7125, expected)).toEqual({ status: 'refused', refusal: 'changed' });
  const users = await rowsOf(admin.users, userRules);
  expect(users.find(({ email }) => email === 'office@severniy.example')?.balance).toBe(rubles(56750.25));
  const { pending } = await admin.overview();
  expect(pending).toEqual({ count: 2, sum: rubles(577 + 977) });
});

test('a new user has a number of its own and an e-mail of its own', async () => {
  const admin = make();
  const draft = { name: 'Ann', email: 'ann@example.com', status: 'Active', returnsLostDays: true } as const;
  expect(await admin.addUser(draft)).toMatchObject({
    value: { id: 13, joined: '2026-11-21', balance: 0, servers: 0, lastLogin: null },
  });
  expect(await admin.addUser(draft)).toEqual({ status: 'refused', refusal: 'emailTaken' });
});

test('settings and a server’s settings hold', async () => {
  const admin = make();
  const { settings, version } = await admin.settings();
  await admin.saveSettings({ ...settings, taxRate: 20 }, version);
  expect((await admin.settings()).settings.taxRate).toBe(20);
  expect(await admin.saveSettings(settings, version)).toEqual({ status: 'refused', refusal: 'stale' });
  const change = { name: 'new.example.ru', expires: '2027-12-31' } as const;
  await admin.saveServer(1024 as AdminServerId, change);
  expect((await rowsOf(admin.servers, serverRules)).find(({ id }) => id === 1024)).toMatchObject(change);
  expect((await admin.overview()).activity.slice(0, 2).map(({ kind }) => kind)).toEqual([
    'serverEdited',
    'settingsSaved',
  ]);
});
