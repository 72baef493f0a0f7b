import { describe, expect, test } from 'vitest';
import * as admin from '@/domain/admin/lists';
import { adminBillRules } from '@/domain/admin/bill';
import { documentRules } from '@/domain/documents/document';
import type { ConditionValues, ListRules } from '@/domain/list/listRules';
import { rubles } from '@/domain/money/money';
import { orderRules } from '@/domain/order/orderRules';
import { billRules } from '@/domain/payment/billRules';
import { cardRules } from '@/domain/payment/cardRules';
import { paymentRules } from '@/domain/payment/paymentRules';
import { productRules } from '@/domain/servers/productRules';
import { serverRules } from '@/domain/servers/serverRules';
import { ticketRules } from '@/domain/support/ticketRules';
import { makeAdminBill } from '@/sample-data/adminBills';
import { makeAdminPayment } from '@/sample-data/adminPayments';
import { makeAdminServer } from '@/sample-data/adminServers';
import { makeAdminUser } from '@/sample-data/adminUsers';
import { makeAuditEntry } from '@/sample-data/auditTrail';
import { makeBill } from '@/sample-data/bills';
import { makeDocument } from '@/sample-data/documents';
import { makeFailedJob } from '@/sample-data/failedJobs';
import { makeOrder } from '@/sample-data/orders';
import { makePayment } from '@/sample-data/payments';
import { makeAdminRefund } from '@/sample-data/refunds';
import { makeSavedCard } from '@/sample-data/savedCards';
import { makeServer } from '@/sample-data/servers';
import { makeTicket } from '@/sample-data/tickets';

/** By what each column of a row sorts; the order of a list that nobody sorts comes first. */
function sorted<
  Row,
  Id extends number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string,
  About,
>(
  { sorts, usualSort }: ListRules<Row, Id, Key, Values, Sum, About>,
  row: Row,
): Readonly<Record<string, string | number>> {
  const entries = Object.entries<(typeof sorts)[Key]>(sorts);
  return Object.fromEntries([
    ['usual', usualSort ? `${usualSort.key} ${usualSort.direction}` : 'as it came'],
    ...entries.map(([key, { of }]) => [key, of(row)] as const),
  ]);
}

describe('a column sorts by its own field, statuses by their place', () => {
  test('servers and products', () => {
    const server = makeServer({ optionsMonthly: rubles(300), status: 'Active' });
    const expected = {
      usual: 'id ascending',
      id: 1024,
      domain: 'shop.example.ru',
      ip: '185.104.113.20',
      os: 'Ubuntu 22.04',
      tariff: 'Diadem[GB]',
      datacenter: 'gb',
      endDate: '2026-12-24',
      status: 2,
      price: 157_700,
    };
    expect(sorted(serverRules, server)).toEqual(expected);
    const { domain: _, datacenter: __, ...others } = expected;
    expect(sorted(productRules, server)).toMatchObject(others);
  });

  test('payments, bills, orders, documents, cards and tickets', () => {
    const amountInPaymentCurrency = { currency: 'RUB', minor: 1234 } as const;
    expect(sorted(paymentRules, makePayment({ amountInPaymentCurrency }))).toMatchObject({
      usual: 'id descending',
      id: 5107,
      number: 'MRD-5107',
      date: '2026-11-18',
      payer: 'Соколова Анна Викторовна',
      amount: 157_700,
    });
    expect(sorted(billRules, makeBill({ payer: 'Anna', state: 'atBank' }))).toMatchObject({
      usual: 'open descending',
      number: 5112,
      date: '2026-11-20',
      payer: 'Anna',
      state: 1,
      amount: 157_700,
      open: 1,
    });
    expect(sorted(billRules, makeBill({ state: 'paid' }))).toMatchObject({ state: 2, open: 0 });
    expect(sorted(orderRules, makeOrder())).toEqual({
      usual: 'id descending',
      id: 7003,
      items: 1,
      at: '2026-11-21T09:30:00Z',
      amount: 157_700,
      status: 1,
    });
    expect(sorted(documentRules, makeDocument({ kind: 'act' }))).toMatchObject({
      usual: 'id descending',
      id: 31,
      number: '2026-00014',
      date: '2026-10-31',
      payer: 'ООО «Северный ветер»',
      amount: 630_800,
    });
    expect(sorted(cardRules, { ...makeSavedCard(), state: 'ready' })).toMatchObject({
      method: 'ruCards',
      expires: '2029-11',
    });
    expect(sorted(ticketRules, makeTicket({ subject: 'Тема', status: 'answered' }))).toMatchObject({
      usual: 'updatedAt descending',
      id: 5001,
      subject: 'Тема',
      updatedAt: Date.parse('2026-11-21T09:40:05Z'),
      status: 1,
    });
  });

  test('the admin area', () => {
    expect(sorted(admin.userRules, makeAdminUser({ status: 'Suspended', lastLogin: null }))).toEqual({
      usual: 'id descending',
      id: 1,
      name: 'Анна Соколова',
      email: 'anna.sokolova@example.ru',
      status: 1,
      balance: 245_050,
      servers: 4,
      joined: '2025-03-14',
      lastLogin: '',
    });
    expect(sorted(admin.serverRules, makeAdminServer({ status: 'Stopped' }))).toEqual({
      usual: 'id descending',
      id: 1024,
      name: 'shop.example.ru',
      user: 'anna.sokolova@example.ru',
      status: 1,
      datacenter: 'gb',
      ip: '185.104.113.20',
      plan: 'Diadem[GB]',
      created: '2025-03-24',
      expires: '2026-12-24',
    });
    expect(sorted(admin.paymentRules, makeAdminPayment({ status: 'Failed' }))).toMatchObject({
      usual: 'id descending',
      id: 7124,
      user: 'anna.sokolova@example.ru',
      amount: 157_700,
      status: 2,
      date: '2026-11-18',
    });
    expect(sorted(admin.refundRules, makeAdminRefund())).toMatchObject({
      usual: 'id descending',
      id: 9004,
      user: 'anna.sokolova@example.ru',
      payment: 'MRD-5012',
      amount: 110_390,
      at: '2026-11-21T09:12:00Z',
    });
    expect(sorted(admin.jobRules, makeFailedJob())).toMatchObject({
      usual: 'id descending',
      id: 412,
      title: 'shop.example.ru',
      user: 'anna.sokolova@example.ru',
      failedAt: '2026-11-21T08:14:00Z',
      reason: 'The automation answered 503 to POST /operations',
    });
    expect(sorted(admin.auditRules, makeAuditEntry({ customer: 'boris@example.ru' }))).toEqual({
      usual: 'at descending',
      at: 61,
      kind: 'serverEdited',
      subject: 'shop.example.ru',
      customer: 'boris@example.ru',
      admin: 'admin@meridian.example',
    });
    expect(sorted(adminBillRules, makeAdminBill({ payer: 'Anna', state: 'canceled' }))).toEqual({
      usual: 'number descending',
      number: 5112,
      user: 'anna.sokolova@example.ru',
      payer: 'Anna',
      date: '2026-11-20',
      state: 3,
      amount: 157_700,
    });
  });
});

test('a search looks where its list promises to', () => {
  expect(serverRules.searchable(makeServer())).toEqual(['shop.example.ru', '185.104.113.20', 'Ubuntu 22.04']);
  expect(orderRules.searchable(makeOrder())).toEqual(['#7003', 'MRD-5012', 'vps2048.example.ru']);
  const document = makeDocument({ payment: 'MRD-5012' });
  expect(documentRules.searchable(document)).toEqual([
    '2026-00014',
    'ООО «Северный ветер»',
    'MRD-5012',
    '2026-10-31',
  ]);
  expect(documentRules.searchable(makeDocument({ payment: null }))[2]).toBe('');
  const bill = makeAdminBill({ payer: 'Anna' });
  expect(adminBillRules.searchable(bill)).toEqual(['MRD-5112', 'anna.sokolova@example.ru', 'Anna']);
});
