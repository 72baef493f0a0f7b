import { describe, expect, test } from 'vitest';
import { brand } from '@/brand';
import { adminEventKinds } from '@/domain/admin/activity';
import { auditRules, paymentRules, refundRules, serverRules, userRules } from '@/domain/admin/lists';
import { newRefund } from '@/domain/admin/refund';
import type { ConditionValues, ListRules } from '@/domain/list/listRules';
import { initialListState } from '@/domain/list/listState';
import { parseListUrl } from '@/domain/list/listUrl';
import { toListParts } from '@/domain/list/listView';
import type { AdminOverview } from '@/domain/admin/overview';
import type { AdminRefusal } from '@/domain/admin/refusal';
import { formStateOf } from '@/domain/form/formState';
import { rubles } from '@/domain/money/money';
import { makeAdminBill } from '@/sample-data/adminBills';
import { makeAdminPayment } from '@/sample-data/adminPayments';
import { makeAdminServer } from '@/sample-data/adminServers';
import { makeAdminUser } from '@/sample-data/adminUsers';
import { sampleSystems } from '@/sample-data/admin';
import { makeAuditEntry } from '@/sample-data/auditTrail';
import { makeAdminRefund } from '@/sample-data/refunds';
import {
  changeText,
  customerHref,
  fieldText,
  toAdminAuditView,
  valueText,
} from '@/screens/admin/AdminAuditScreen/adminAuditView';
import { billCustomerHref } from '@/screens/admin/AdminBillsScreen/adminBillsView';
import { toAdminDashboardView } from '@/screens/admin/AdminDashboardScreen/adminDashboardView';
import { dashboardStats } from '@/screens/admin/AdminDashboardScreen/dashboardStats';
import { toAdminAnalyticsView } from '@/screens/admin/AdminAnalyticsScreen/adminAnalyticsView';
import { analyticsStats } from '@/screens/admin/AdminAnalyticsScreen/analyticsStats';
import {
  toAdminPaymentsView,
  type PaymentOverlay,
} from '@/screens/admin/AdminPaymentsScreen/adminPaymentsView';
import { toReceiptText } from '@/screens/admin/AdminPaymentsScreen/toReceiptText';
import { paymentsHref, toAdminRefundsView } from '@/screens/admin/AdminRefundsScreen/adminRefundsView';
import { toAdminServersView } from '@/screens/admin/AdminServersScreen/adminServersView';
import { toAdminUsersView } from '@/screens/admin/AdminUsersScreen/adminUsersView';
import { failureText } from '@/screens/admin/list/failureText';
import {
  overlayReducer,
  toOverlay,
  withProblems,
  type OverlayState,
} from '@/screens/admin/list/adminOverlay';
import { keyTexts, textOf } from '../support/keyTexts';
import { eventHrefs } from './eventHrefs';

const now = '2026-11-21T12:00:00Z';
const none = { kind: 'none' } as const;

/** A list that is not read yet, as its address asks for it. */
function unread<
  Row,
  Id extends number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string,
>(rules: ListRules<Row, Id, Key, Values, Sum>, search = '') {
  const state = initialListState<Id, Key, Values>(parseListUrl(search, rules));
  return toListParts({ rules, state, answer: { status: 'loading' }, isRefreshing: false }).list;
}

const overview = {
  users: { total: 24, active: 21, suspended: 3 },
  servers: { total: 40, running: 30, stopped: 8, suspended: 2 },
  pending: { count: 5, sum: rubles(1577) },
  revenue: {
    month: { month: '2026-11', revenue: rubles(1500), payments: 4, joined: 2 },
    previous: { month: '2026-10', revenue: rubles(1000), payments: 3, joined: 1 },
  },
  activity: [],
  systems: sampleSystems,
  waiting: { tickets: 0, payments: 5, refunds: 0, servers: 0, jobs: 2, mails: 0, rates: 0 },
} as const;

/** The dashboard over these figures. */
function dashboardOf(value: AdminOverview) {
  const view = toAdminDashboardView({ status: 'ready', value }, now);
  if (view.status !== 'ready') throw new Error(`The dashboard is ${view.status}`);
  return view;
}

describe('dashboard (§2)', () => {
  test('every figure leads to the list it is counted from, and has its own value', () => {
    const view = dashboardOf(overview);
    expect(view.hrefs).toEqual({
      users: '/admin/users',
      servers: '/admin/servers',
      analytics: '/admin/analytics',
      pending: '/admin/payments?status=Pending',
    });
    expect(view).toMatchObject({ status: 'ready', revenueChange: 50, activityAnchor: 'activity', now });
    const [users, servers, revenue, pending] = dashboardStats(view, keyTexts).map(textOf);
    expect(users).toContain('24');
    expect(users).toContain('{"active":21,"suspended":3}');
    expect(servers).toContain('40');
    expect(servers).toContain('{"running":30,"stopped":8,"suspended":2}');
    expect(revenue).toContain('1 500,00 RUB');
    expect(revenue).toMatch(/revenue\.month \{"month":"ноябрь/);
    expect(revenue).toMatch(/revenue\.up \{"percent":50,"month":"октябрь/);
    expect(pending).toMatch(/5.*pending\.note \{"sum":"1.577,00.RUB"\}/);
  });

  test('only what waits is listed, and leads to its list', () => {
    expect(dashboardOf(overview).waiting).toEqual([
      { kind: 'payments', count: 5, href: '/admin/payments?status=Pending' },
      { kind: 'jobs', count: 2, href: '/admin/jobs' },
    ]);
    const waiting = { tickets: 4, payments: 0, refunds: 1, servers: 1, jobs: 0, mails: 3, rates: 2 };
    expect(dashboardOf({ ...overview, waiting }).waiting).toEqual([
      { kind: 'tickets', count: 4, href: '/admin/tickets?status=queued' },
      { kind: 'refunds', count: 1, href: '/admin/refunds?state=toSend' },
      { kind: 'servers', count: 1, href: '/admin/jobs?subject=create' },
      { kind: 'mails', count: 3, href: '/admin/mails?result=failed' },
      { kind: 'rates', count: 2, href: '/admin/catalog/rates' },
    ]);
  });

  test.each([
    [rubles(500), 'adminDashboard.revenue.down'],
    [rubles(1000), 'adminDashboard.revenue.same'],
  ])('a month with %s kopecks after one with 100000: %s', (revenue, key) => {
    const month = { ...overview.revenue.month, revenue };
    const value = { ...overview, revenue: { ...overview.revenue, month } };
    expect(dashboardStats(dashboardOf(value), keyTexts).map(textOf)[2]).toContain(key);
  });

  /** Where the subject of each kind is found; a deleted user is found nowhere. */
  test.each(adminEventKinds)('%s leads to its subject', (kind) => {
    const event = { id: '1', at: now, kind, subject: 'x', isNew: false } as const;
    expect(dashboardOf({ ...overview, activity: [event] }).activity[0]?.href).toBe(eventHrefs[kind]);
  });
});

describe('analytics', () => {
  const analytics = {
    revenue: rubles(1000),
    averagePayment: rubles(250),
    joined: 7,
    successPercent: 96,
    months: [overview.revenue.month],
    usage: [],
    datacenters: [],
  };

  test('each metric has its own value', () => {
    const stats = analyticsStats(analytics, keyTexts).map(textOf);
    expect(stats[0]).toMatch(/metric\.revenue.*1 000,00 RUB/);
    expect(stats[1]).toMatch(/metric\.average.*250,00 RUB/);
    expect(stats[2]).toMatch(/metric\.joined.*7/);
    expect(stats[3]).toMatch(/metric\.success.*\{"percent":96\}/);
  });

  test('without any month there is nothing to chart', () => {
    const states = [analytics, { ...analytics, months: [] }].map(
      (value) => toAdminAnalyticsView({ status: 'ready', value }, 'table').status,
    );
    expect(states).toEqual(['ready', 'empty']);
  });
});

describe('links from a row to its customer', () => {
  const user = 'ann@example.ru';
  const found = '?q=ann%40example.ru';
  test('bills, refunds and records', () => {
    expect(billCustomerHref(makeAdminBill({ user, payer: 'Anna' }))).toBe(`/admin/users${found}`);
    expect(paymentsHref(makeAdminRefund({ user }))).toBe(`/admin/payments${found}`);
    expect(customerHref(makeAuditEntry({ customer: user }))).toBe(`/admin/users${found}`);
    expect(customerHref(makeAuditEntry({ customer: '' }))).toBeNull();
  });

  test('payments: while the details are open, and the account is there', () => {
    const hrefOf = (overlay: PaymentOverlay) =>
      toAdminPaymentsView({ list: unread(paymentRules), sums: null, stats: { status: 'loading' }, overlay })
        .payerHref;
    const row = makeAdminPayment({ user, account: 'open' });
    const form = { draft: newRefund, problems: {}, refusals: 0, submission: { status: 'idle' } } as const;
    expect(hrefOf({ kind: 'details', row })).toBe(`/admin/users${found}`);
    expect(hrefOf({ kind: 'details', row: { ...row, account: 'deleted' } })).toBeNull();
    expect(hrefOf({ kind: 'form', row, ...form })).toBeNull();
  });

  test('servers and users', () => {
    const row = makeAdminServer({ user });
    expect(toAdminServersView(unread(serverRules), { kind: 'details', row }, null).ownerHref).toBe(
      `/admin/users${found}`,
    );
    expect(toAdminServersView(unread(serverRules), none, null).ownerHref).toBeNull();
    const details = { kind: 'details', row: makeAdminUser({ email: user }) } as const;
    expect(toAdminUsersView(unread(userRules), details).related).toEqual({
      servers: `/admin/servers${found}`,
      payments: `/admin/payments${found}`,
    });
    expect(toAdminUsersView(unread(userRules), none).related).toBeNull();
  });

  test('sums are of what is listed, and nothing until they are read', () => {
    const parts = { list: unread(paymentRules), stats: { status: 'loading' }, overlay: none } as const;
    expect(toAdminPaymentsView({ ...parts, sums: { amount: 500 } }).sum).toBe(500);
    expect(toAdminPaymentsView({ ...parts, sums: null }).sum).toBe(0);
    expect(toAdminRefundsView({ list: unread(refundRules), overlay: none, sums: { amount: 500 } }).sum).toBe(
      500,
    );
    expect(toAdminRefundsView({ list: unread(refundRules), overlay: none, sums: null }).sum).toBe(0);
  });
});

describe('audit trail (D33)', () => {
  test('a field and a value that the portal knows are in its words, another as it was recorded', () => {
    expect(fieldText('taxRate', keyTexts.t)).toBe('adminAudit.field.taxRate');
    expect(fieldText('colour', keyTexts.t)).toBe('colour');
    expect(valueText('status', 'Suspended', keyTexts)).toBe('adminAudit.value.Suspended');
    expect(valueText('reason', 'ownerRequest', keyTexts)).toBe('adminAudit.value.ownerRequest');
    expect(valueText('name', 'shop', keyTexts)).toBe('shop');
    expect(valueText('amount', '157700', keyTexts)).toMatch(/^1.577,00.RUB$/);
    expect(valueText('taxRate', '157700', keyTexts)).toBe('157700');
  });

  test.each([
    [null, 'b', 'adminAudit.change.set {"field":"adminAudit.field.name","after":"b"}'],
    ['a', null, 'adminAudit.change.removed {"field":"adminAudit.field.name","before":"a"}'],
    ['a', 'b', 'adminAudit.change {"field":"adminAudit.field.name","before":"a","after":"b"}'],
  ])('from %s to %s', (before, after, text) => {
    expect(changeText({ field: 'name', before, after }, keyTexts)).toBe(text);
  });

  test('an administrator whom the address names is offered before the others are known', () => {
    const people = (admin: string | null, known: readonly string[]) =>
      toAdminAuditView({
        list: unread(auditRules, admin === null ? '' : `?admin=${admin}`),
        people: known,
        overlay: none,
      }).people;
    expect(people('a@x', ['b@x'])).toEqual(['a@x', 'b@x']);
    expect(people('b@x', ['b@x'])).toEqual(['b@x']);
    expect(people(null, ['b@x'])).toEqual(['b@x']);
  });
});

test('the receipt has a line for each fact', () => {
  const payment = makeAdminPayment({ id: 7124, amount: rubles(1577), method: 'manual', status: 'Pending' });
  const lines = toReceiptText(payment, brand, keyTexts)
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .split('\r\n');
  expect(lines).toEqual([
    brand.name.ru,
    'adminPayments.receipt.title {"id":7124}',
    '',
    'adminPayments.column.user: anna.sokolova@example.ru',
    'adminPayments.column.description: bills.item.months {"thing":"Diadem[GB]","count":1}',
    'adminPayments.column.amount: 1 577,00 RUB',
    'adminPayments.column.method: paymentMethod.manual',
    'adminPayments.column.date: 18.11.2026',
    'adminPayments.column.status: adminPayments.status.Pending',
    '',
  ]);
});

describe('forms', () => {
  type Overlay = OverlayState<object, { note: string }, 'send'>;
  const form = {
    kind: 'form',
    row: null,
    form: formStateOf<{ note: string }, AdminRefusal>({ note: '' }),
  } as const;

  test('a problem shows from the first refused attempt on', () => {
    const shown = (state: Overlay) =>
      withProblems<object, { note: string }, { note?: string }, 'send'>(
        toOverlay(state),
        () => ({ note: 'required' }),
        {},
      );
    expect(shown(form)).toMatchObject({ kind: 'form', refusals: 0, problems: {} });
    const refused = overlayReducer<object, { note: string }, 'send'>(form, { type: 'refused', fields: [] });
    expect(shown(refused)).toMatchObject({ refusals: 1, problems: { note: 'required' } });
  });

  test('nothing is typed into a question, which is sent all the same', () => {
    const question: Overlay = { kind: 'question', action: 'send', row: {}, form: formStateOf({}) };
    const reduce = overlayReducer<object, { note: string }, 'send'>;
    expect(reduce(question, { type: 'changed', patch: { note: 'x' } })).toBe(question);
    expect(reduce(question, { type: 'reset', draft: { note: 'x' } })).toBe(question);
    expect(toOverlay(reduce(question, { type: 'sent' }))).toMatchObject({
      submission: { status: 'pending' },
    });
    expect(reduce(none, { type: 'sent' })).toBe(none);
  });

  test.each([
    [{ status: 'idle' }, null],
    [{ status: 'pending' }, null],
    [{ status: 'failed', reason: 'offline' }, 'common.error.offline'],
    [{ status: 'failed', reason: 'unexpected' }, 'common.error.unexpected'],
    [{ status: 'failed', reason: 'changed' }, 'admin.refused.changed'],
  ] as const)('%j reads %s', (submission, text) => {
    expect(failureText(submission, keyTexts.t)).toBe(text);
  });
});
