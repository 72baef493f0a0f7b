import { describe, expect, test } from 'vitest';
import { adminBillRules, canCancelBill, canReceiveBill } from '@/domain/admin/bill';
import { incidentRules } from '@/domain/admin/incident';
import * as admin from '@/domain/admin/lists';
import { mailRules } from '@/domain/admin/mail';
import { mailTextRules } from '@/domain/admin/mailText';
import { methodRules } from '@/domain/admin/method';
import { planRules } from '@/domain/admin/plan';
import { promoRules } from '@/domain/admin/promo';
import { rateRules } from '@/domain/admin/rate';
import { staffRules } from '@/domain/admin/staff';
import { unclaimedRules } from '@/domain/admin/unclaimed';
import type { ConditionValues, ListRules } from '@/domain/list/listRules';
import { kopecks, rubles } from '@/domain/money/money';
import { makeAdminBill } from '@/sample-data/adminBills';
import { makeAdminMethod } from '@/sample-data/adminMethods';
import { makeAdminPayment } from '@/sample-data/adminPayments';
import { makeAdminPlan } from '@/sample-data/adminPlans';
import { makeAdminPromo } from '@/sample-data/adminPromos';
import { makeAdminRate } from '@/sample-data/adminRates';
import { makeAdminServer } from '@/sample-data/adminServers';
import { makeAdminUser } from '@/sample-data/adminUsers';
import { makeAuditEntry } from '@/sample-data/auditTrail';
import { makeFailedJob } from '@/sample-data/failedJobs';
import { makeIncident } from '@/sample-data/incidents';
import { makeSentMail } from '@/sample-data/mails';
import { makeMailText } from '@/sample-data/mailTexts';
import { makeAdminRefund } from '@/sample-data/refunds';
import { makeStaffMember } from '@/sample-data/staff';
import { makeUnclaimed } from '@/sample-data/unclaimed';

/** One row as its list sees it: sort keys, searched texts, and its value of each filter. */
function known<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string,
  About,
>({ id, sorts, searchable, conditions }: ListRules<Row, Id, Key, Values, Sum, About>, row: Row) {
  type Equal = { param: string; by: string; of: (row: Row) => string; parse: (text: string) => unknown };
  const sortKeys = Object.entries<(typeof sorts)[Key]>(sorts).map(([key, { of }]) => [key, of(row)] as const);
  const filters = Object.values<Equal>(conditions as never).flatMap(({ param, by, of, parse }) =>
    by === 'equal' ? [[param, parse(of(row))] as const] : [],
  );
  return {
    id: id(row),
    sorts: Object.fromEntries(sortKeys),
    search: searchable(row),
    filters: Object.fromEntries(filters),
  };
}

describe('a list of the catalogue', () => {
  test('plans', () => {
    const plan = makeAdminPlan({ line: 'storage', datacenter: 'nl', sale: 'hidden', name: 'Naos[NL]' });
    expect(known(planRules, plan)).toEqual({
      id: 'Naos[NL]',
      sorts: {
        name: 'Naos[NL]',
        line: 2,
        datacenter: 'nl',
        monthly: 157_700,
        sale: 2,
        servers: 214,
        position: 50,
      },
      search: ['Naos[NL]'],
      filters: { line: 'storage', datacenter: 'nl', sale: 'hidden' },
    });
    expect(planRules.usualSort).toEqual({ key: 'position', direction: 'ascending' });
  });

  test('promo codes: percentages before sums', () => {
    const promo = makeAdminPromo({
      code: 'SPRING',
      benefit: { kind: 'percent', percent: 100 },
      from: '2026-12-01',
      until: '2026-12-31',
      uses: 7,
      usesLeft: 3,
      state: 'planned',
    });
    const { sorts, ...rest } = known(promoRules, promo);
    expect(rest).toEqual({ id: 'SPRING', search: ['SPRING'], filters: { state: 'planned' } });
    expect(sorts).toMatchObject({
      code: 'SPRING',
      benefit: 100,
      from: '2026-12-01',
      until: '2026-12-31',
      uses: 7,
      usesLeft: 3,
    });
    const fixed = makeAdminPromo({ benefit: { kind: 'fixed', amount: kopecks(1) } });
    expect(known(promoRules, fixed).sorts['benefit']).toBe(101);
  });

  test('payment methods', () => {
    expect(known(methodRules, makeAdminMethod())).toMatchObject({
      id: 'cards',
      sorts: { minimum: 5000, commission: 5, currencies: 3, use: 0 },
      search: ['cards', 'testBank'],
      filters: { use: 'on' },
    });
    const off = makeAdminMethod({ unavailable: { ru: 'Нет', en: 'No' } });
    expect(known(methodRules, off)).toMatchObject({ sorts: { use: 1 }, filters: { use: 'off' } });
  });

  test('exchange rates', () => {
    const rate = makeAdminRate({ id: 'EUR', rate: rubles(93.5), source: 'ECB', age: 'expired' });
    expect(known(rateRules, rate)).toEqual({
      id: 'EUR',
      sorts: { id: 1, rate: 9350, day: '2026-11-21', source: 'ECB', age: 2 },
      search: ['EUR', 'ECB'],
      filters: { age: 'expired' },
    });
  });
});

describe('a list of people and their things', () => {
  test('customers', () => {
    const user = makeAdminUser({ status: 'Suspended', lastLogin: '2026-11-20T08:00:00Z' });
    expect(known(admin.userRules, user)).toMatchObject({
      sorts: { lastLogin: '2026-11-20T08:00:00Z' },
      search: ['#1', 'Анна Соколова', 'anna.sokolova@example.ru'],
      filters: { status: 'Suspended' },
    });
  });

  test('servers', () => {
    expect(known(admin.serverRules, makeAdminServer({ status: 'Stopped' }))).toMatchObject({
      search: ['#1024', 'shop.example.ru', 'anna.sokolova@example.ru', '185.104.113.20', 'Diadem[GB]'],
      filters: { status: 'Stopped' },
    });
  });

  test('payments, with their sum', () => {
    const payment = makeAdminPayment({ status: 'Failed' });
    const { filters, search } = known(admin.paymentRules, payment);
    expect(filters).toEqual({ status: 'Failed', method: payment.method });
    expect(search.slice(0, 2)).toEqual(['#7124', 'anna.sokolova@example.ru']);
    expect(admin.paymentRules.sums?.amount(payment)).toBe(157_700);
  });

  test('refunds: one that was cancelled gave nothing back', () => {
    const refund = makeAdminRefund({ target: 'method', reason: 'decided', note: 'Сбой', state: 'toSend' });
    expect(known(admin.refundRules, refund)).toMatchObject({
      sorts: { target: 1, reason: 4 },
      search: ['#9004', 'anna.sokolova@example.ru', 'MRD-5012', 'Сбой'],
      filters: { reason: 'decided', state: 'toSend' },
    });
    const bare = makeAdminRefund({ payment: null, note: null });
    expect(known(admin.refundRules, bare)).toMatchObject({ sorts: { payment: '' } });
    expect(admin.refundRules.searchable(bare).slice(2)).toEqual(['', '']);
    const sums = (['sent', 'atBank', 'toSend', 'canceled'] as const).map((state) =>
      admin.refundRules.sums?.amount(makeAdminRefund({ state })),
    );
    expect(sums).toEqual([110_390, 110_390, 110_390, 0]);
  });

  test('failed jobs', () => {
    const job = makeFailedJob({ subject: 'stop', user: null });
    expect(known(admin.jobRules, job)).toMatchObject({
      sorts: { subject: 2, user: '' },
      search: ['#412', 'shop.example.ru', '', 'The automation answered 503 to POST /operations'],
      filters: { subject: 'stop' },
    });
  });

  test('the audit trail', () => {
    const entry = makeAuditEntry({ customer: 'boris@example.ru' });
    expect(known(admin.auditRules, entry)).toMatchObject({
      search: ['shop.example.ru', 'admin@meridian.example', 'boris@example.ru'],
      filters: { kind: 'serverEdited', admin: 'admin@meridian.example' },
    });
  });

  test('bills, and what can be done with them', () => {
    const states = ['unpaid', 'atBank', 'paid', 'canceled', 'refunded'] as const;
    expect(known(adminBillRules, makeAdminBill({ state: 'atBank' })).filters).toEqual({ state: 'atBank' });
    expect(states.filter((state) => canCancelBill({ state }))).toEqual(['unpaid', 'atBank']);
    expect(states.filter((state) => canReceiveBill({ state }))).toEqual(['unpaid']);
  });

  test('the staff, by role and name', () => {
    const member = makeStaffMember({ name: 'Ольга', email: 'o@b.ru', role: 'support', lastLogin: null });
    expect(known(staffRules, member)).toMatchObject({
      sorts: { name: 'Ольга', email: 'o@b.ru', role: 2, lastLogin: '' },
      search: ['Ольга', 'o@b.ru'],
      filters: { role: 'support' },
    });
    expect(staffRules.usualSort).toEqual({ key: 'name', direction: 'ascending' });
  });

  test('unclaimed money, with the sum that waits', () => {
    const money = makeUnclaimed({ reference: 'Иванов', user: 'boris@example.ru', state: 'assigned' });
    expect(known(unclaimedRules, money)).toEqual({
      id: 31,
      sorts: { id: 31, receivedOn: '2026-11-20', reference: 'Иванов', amount: 157_700, state: 1 },
      search: ['#31', 'Иванов', 'boris@example.ru'],
      filters: { state: 'assigned' },
    });
    const sums = (['waiting', 'assigned', 'returned'] as const).map((state) =>
      unclaimedRules.sums?.waiting(makeUnclaimed({ state })),
    );
    expect(sums).toEqual([157_700, 0, 0]);
    expect(unclaimedRules.searchable(makeUnclaimed({ user: null }))[2]).toBe('');
    expect(unclaimedRules.usualSort).toEqual({ key: 'id', direction: 'descending' });
  });
});

describe('a list of notifications to customers', () => {
  test('mails', () => {
    expect(known(mailRules, makeSentMail({ result: 'failed' }))).toMatchObject({
      id: 4127,
      sorts: { at: 4127, kind: 'renewing', email: 'anna.sokolova@example.ru', result: 1 },
      filters: { kind: 'renewing', result: 'failed' },
    });
    expect(mailRules.usualSort).toEqual({ key: 'at', direction: 'descending' });
  });

  test('texts of mails', () => {
    const text = makeMailText({ language: 'en', isChanged: true, subject: 'S', body: 'B' });
    expect(known(mailTextRules, text)).toMatchObject({
      id: 'renewing en',
      sorts: { language: 'en', state: 1 },
      search: ['renewing', 'S', 'B'],
      filters: { language: 'en', state: 'changed' },
    });
    const first = known(mailTextRules, makeMailText({ template: 'passwordChanged', isChanged: false }));
    expect(first).toMatchObject({ sorts: { template: 0, state: 0 }, filters: { state: 'default' } });
  });

  test('incidents, by every text in both languages', () => {
    const incident = makeIncident({
      title: { ru: 'Сбой', en: 'Failure' },
      updates: [
        { id: 1, at: '2026-11-21T07:40:00Z', state: 'identified', text: { ru: 'Чиним', en: 'Mending' } },
      ],
    });
    expect(known(incidentRules, incident)).toEqual({
      id: 12,
      sorts: { startedAt: '2026-11-21T07:40:00Z', title: 'Сбой', kind: 0, state: 1 },
      search: ['#12', 'Сбой', 'Failure', 'Чиним', 'Mending'],
      filters: { kind: 'incident', state: 'identified' },
    });
    expect(incidentRules.usualSort).toEqual({ key: 'startedAt', direction: 'descending' });
  });
});
