import { expect, test } from 'vitest';
import { toAnalytics } from '@/domain/admin/analytics';
import { changePercent, monthlyFigures, monthOf, salesOf } from '@/domain/admin/months';
import { toOverview } from '@/domain/admin/overview';
import { paymentStats } from '@/domain/admin/payment';
import { makeAdminPayment, sampleAdminPayments } from '@/sample-data/adminPayments';
import { makeAdminServer, sampleAdminServers } from '@/sample-data/adminServers';
import { sampleAdminUsers } from '@/sample-data/adminUsers';
import { rubles } from '@/domain/money/money';

test('the month of a day', () => {
  expect(monthOf('2026-01-31')).toBe('2026-01');
  expect(monthOf('2026-12-01')).toBe('2026-12');
});

test('months are counted back over the turn of a year; empty ones are zeros; only completed payments are revenue', () => {
  const payments = [
    makeAdminPayment({ date: '2026-02-10', amount: rubles(100) }),
    makeAdminPayment({ date: '2026-02-11', amount: rubles(50), status: 'Pending' }),
    makeAdminPayment({ date: '2025-12-31', amount: rubles(7) }),
  ];
  expect(monthlyFigures(payments, salesOf(payments), [{ joined: '2026-01-05' }], 3)).toEqual([
    { month: '2025-12', revenue: 700, payments: 1, joined: 0 },
    { month: '2026-01', revenue: 0, payments: 0, joined: 1 },
    { month: '2026-02', revenue: 10000, payments: 1, joined: 0 },
  ]);
  expect(monthlyFigures([], [], [], 3)).toEqual([]);
});

// tests: ADMIN-35
test('a top-up and the order paid from it are one sale', () => {
  const date = '2026-02-10';
  const payments = [
    makeAdminPayment({ date, amount: rubles(1577), isTopUp: true }),
    makeAdminPayment({ date, amount: rubles(1577), method: 'balance' }),
    makeAdminPayment({ date, amount: rubles(500), isTopUp: true, status: 'Pending' }),
  ];
  const [month] = monthlyFigures(payments, salesOf(payments), [], 1);
  expect(month).toMatchObject({ revenue: rubles(1577), payments: 2 });
});

test('a group counts as many rows as it represents', () => {
  const payments = [{ date: '2026-02-01', amount: rubles(300), status: 'Completed', count: 3 } as const];
  const users = [{ status: 'Active', joined: '2026-02-01', count: 2 } as const];
  const servers = [{ status: 'Running', datacenter: 'ru', plan: 'Naos[RU]', count: 4 } as const];
  const { revenue, ...overview } = toOverview({ users, servers, payments, sales: payments }, [], [], {
    tickets: 0,
    refunds: 0,
    servers: 0,
    jobs: 0,
    mails: 0,
    rates: 0,
  });
  expect(overview).toMatchObject({ users: { total: 2, active: 2 }, servers: { total: 4, running: 4 } });
  expect(revenue?.month).toEqual({ month: '2026-02', revenue: rubles(300), payments: 3, joined: 2 });
  const { averagePayment, datacenters } = toAnalytics(users, servers, payments, payments, []);
  expect(averagePayment).toBe(rubles(100));
  expect(datacenters).toEqual([
    { id: 'ru', servers: 4, plans: [{ plan: 'Naos[RU]', servers: 4 }], percent: 100 },
  ]);
});

test('a change needs something to compare with', () => {
  expect(changePercent(100, 125)).toBe(25);
  expect(changePercent(300, 200)).toBe(-33);
  expect(changePercent(0, 200)).toBeNull();
});

// tests: ADMIN-35
test('analytics are of their months; plans of a data centre are sorted by servers, then by name', () => {
  const months = ['2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08'] as const;
  const payments = months.map((month, at) =>
    makeAdminPayment({ date: `${month}-10`, amount: rubles(at === 0 ? 1000 : 10) }),
  );
  const users = months.map((month, at) => ({ joined: `${month}-01`, count: at + 1 }) as const);
  const servers = [
    { datacenter: 'gb', plan: 'Naos[GB]', count: 2 },
    { datacenter: 'gb', plan: 'Diadem[GB]', count: 2 },
    { datacenter: 'gb', plan: 'Sirius[GB]', count: 5 },
    { datacenter: 'gb', plan: 'Castor[GB]', count: 1 },
    { datacenter: 'nl', plan: 'Naos[NL]', count: 10 },
  ] as const;
  const analytics = toAnalytics(users, servers, payments, salesOf(payments), []);
  expect(analytics).toMatchObject({
    revenue: rubles(60),
    averagePayment: rubles(10),
    joined: 2 + 3 + 4 + 5 + 6 + 7,
  });
  expect(analytics.datacenters).toEqual([
    {
      id: 'gb',
      servers: 10,
      percent: 50,
      plans: [
        { plan: 'Sirius[GB]', servers: 5 },
        { plan: 'Diadem[GB]', servers: 2 },
        { plan: 'Naos[GB]', servers: 2 },
        { plan: 'Castor[GB]', servers: 1 },
      ],
    },
    { id: 'nl', servers: 10, percent: 50, plans: [{ plan: 'Naos[NL]', servers: 10 }] },
  ]);
});

test('revenue needs sales; without any there is nothing to compare', () => {
  const waiting = { tickets: 0, refunds: 0, servers: 0, jobs: 0, mails: 0, rates: 0 };
  const lists = { users: [], servers: [], payments: [], sales: [] };
  expect(toOverview(lists, [], [], waiting).revenue).toBeNull();
});

test('the figures of the built-in data agree with its lists', () => {
  const stats = paymentStats(sampleAdminPayments);
  expect(stats.Completed.count + stats.Pending.count + stats.Failed.count).toBe(sampleAdminPayments.length);
  expect(stats.Pending).toEqual({ count: 3, sum: rubles(577 + 8000 + 977) });
  const overview = toOverview(
    {
      users: sampleAdminUsers,
      servers: sampleAdminServers,
      payments: sampleAdminPayments,
      sales: salesOf(sampleAdminPayments),
    },
    [],
    [],
    { tickets: 3, refunds: 1, servers: 1, jobs: 2, mails: 4, rates: 1 },
  );
  // The payments that wait are those of the card.
  expect(overview.waiting).toEqual({
    tickets: 3,
    payments: 3,
    refunds: 1,
    servers: 1,
    jobs: 2,
    mails: 4,
    rates: 1,
  });
  expect(overview.users).toEqual({ total: 12, active: 10, suspended: 2 });
  expect(overview.servers).toEqual({ total: 17, running: 11, stopped: 4, suspended: 2 });
  expect(overview.revenue?.month.month).toBe('2026-11');
  expect(overview.revenue?.month.revenue).toBe(rubles(1577 + 4131 + 8877 + 10877 + 13977));
});

test('every sample server and payment belongs to a sample customer; suspended customers and held servers go together', () => {
  const emails = new Map(sampleAdminUsers.map(({ email, status }) => [email, status]));
  for (const { user, status } of sampleAdminServers)
    expect(emails.get(user)).toBe(status === 'Suspended' ? 'Suspended' : 'Active');
  for (const { user } of sampleAdminPayments) expect(emails.has(user)).toBe(true);
});

test('analytics: shares by size, the rate of decided payments, an average to the kopeck', () => {
  const analytics = toAnalytics(
    [],
    [makeAdminServer(), makeAdminServer({ datacenter: 'nl' }), makeAdminServer({ datacenter: 'nl' })],
    [
      makeAdminPayment({ amount: rubles(1) }),
      makeAdminPayment({ amount: rubles(1) }),
      makeAdminPayment({ amount: rubles(2) }),
      makeAdminPayment({ status: 'Failed' }),
      makeAdminPayment({ status: 'Pending' }),
    ],
    [],
    [],
  );
  expect(analytics.months).toHaveLength(6);
  expect(analytics.averagePayment).toBe(133);
  expect(analytics.successPercent).toBe(75);
  expect(analytics.datacenters).toEqual([
    { id: 'nl', servers: 2, plans: [{ plan: 'Diadem[GB]', servers: 2 }], percent: 67 },
    { id: 'gb', servers: 1, plans: [{ plan: 'Diadem[GB]', servers: 1 }], percent: 33 },
  ]);
  const nothing = toAnalytics([], [], [], [], []);
  expect(nothing).toMatchObject({ months: [], revenue: 0, averagePayment: 0, successPercent: null });
});
