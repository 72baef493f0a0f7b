import fc from 'fast-check';
import { sql } from 'kysely';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billsContract } from '@app/contract/bills';
import { billingContract } from '@app/contract/billing';
import { documentsContract } from '@app/contract/documents';
import { billPage } from '@app/server/admin/bills';
import { paymentPage } from '@app/server/admin/payments';
import { refundPage } from '@app/server/admin/refunds';
import { serverPage } from '@app/server/admin/servers';
import { userPage } from '@app/server/admin/users';
import type { Db } from '@app/server/db/database';
import type { ListRequest } from '@app/server/paging/listPage';
import { documentPage } from '@app/server/billingDocuments/documents';
import { ownBillPage } from '@app/server/payments/bills';
import { unclaimedPage } from '@app/server/admin/unclaimed';
import { historyPage } from '@app/server/payments/history';
import { adminBillRules } from '@/domain/admin/bill';
import { paymentRules, refundRules, serverRules, userRules } from '@/domain/admin/lists';
import { adminPaymentStatuses } from '@/domain/admin/payment';
import { unclaimedRules, unclaimedStates } from '@/domain/admin/unclaimed';
import { refundStates } from '@/domain/admin/refund';
import { adminServerStatuses } from '@/domain/admin/server';
import { adminUserStatuses } from '@/domain/admin/user';
import { namesOf, type ConditionValues, type ListFilter, type ListRules } from '@/domain/list/listRules';
import { each, LocalList } from '@/domain/list/localList';
import { toSortKey } from '@/domain/list/sortKey';
import { kopecks } from '@/domain/money/money';
import { documentRules, listedDocumentKinds } from '@/domain/documents/document';
import { billStates, isBill, type Bill } from '@/domain/payment/bill';
import {
  billFilters,
  billRules,
  type BillConditions,
  type BillSortKey,
  type BillSum,
} from '@/domain/payment/billRules';
import { currencyIds } from '@/domain/payment/currency';
import { bookedMethodIds } from '@/domain/payment/method';
import { knownPaymentStatuses, type Payment } from '@/domain/payment/payment';
import {
  paymentRules as historyRules,
  type PaymentConditions,
  type PaymentSortKey,
  type PaymentSum,
} from '@/domain/payment/paymentRules';
import { refundReasons, refundTargets } from '@/domain/payment/refund';
import { sampleDatacenters } from '@/sample-data/datacenters';
import { fold } from '@/domain/search/fold';
import { lifeCycle } from '@/domain/servers/serverStates';
import { makeBillingDocument, makeDocumentLine } from './billingDocuments';

export const listedCount = 60;

/** Texts that people type: both alphabets, ё, case, numbers by value, characters that mean something to a pattern. */
export const texts = [
  'node9.example.ru',
  'node10.example.ru',
  'Node010.example.ru',
  'Ёлка.рф',
  'елка.рф',
  'Алёна Ёжикова',
  'ann lee',
  'Ann Lee 2',
  '100%_off.example.com',
  String.raw`back\slash`,
  'x12345678901234567890',
];
export const addresses = ['10.0.0.9', '10.0.0.10', '9.255.0.1', '2a00::2', '2a00:0:0::10', '::1', null];
const words = [...'NODE ёл Е 0 % _ #1 9. nothing MRD-1 sirius'.split(' '), '\\', ' ann ', 'a\nb'];
const figures = ['577.00', '1154,00', '0,01', '03.2026', '2026-05', '03.05.2026'];
const searches = [...texts, ...words, ...figures];

/** The customer who has rows of every kind in the lists of money. */
const datacenterIds = sampleDatacenters.map(({ id }) => id);
const owner = 'list-owner';

/** Every page of an answer, put together. */
export async function allOf<Row, Key extends string, Values extends ConditionValues<Values>>(
  page: (request: ListRequest<Key, Values>) => Promise<{ items: Row[]; next: string | null; total: number }>,
  request: ListRequest<Key, Values>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const { items, next, total } = await page({ ...request, cursor, limit: 17 });
    rows.push(...items);
    cursor = next ?? undefined;
    if (next === null) expect(total).toBe(rows.length);
  } while (cursor !== undefined);
  return rows;
}

/** Registers a test that a list answers queries in the database as its rules do over arrays. */
export function comparing(openDb: () => Db) {
  return function compares<
    Row,
    Id extends string | number,
    Key extends string,
    Values extends ConditionValues<Values>,
    Sum extends string,
  >(
    name: string,
    rules: ListRules<Row, Id, Key, Values, Sum>,
    page: (
      db: Db,
      request: ListRequest<Key, Values>,
    ) => Promise<{ items: Row[]; next: string | null; total: number; sums: Record<Sum, number> }>,
    filters: { readonly [Name in keyof Values]: readonly Values[Name][] },
    /** Requests that together list every row. */
    everything: readonly ListRequest<Key, Values>[] = [{}],
  ) {
    it(`${name} are searched, filtered, sorted and summed by one set of rules`, async () => {
      const all: Row[] = [];
      for (const request of everything) all.push(...(await allOf((each) => page(openDb(), each), request)));
      const local = new LocalList(all, rules);
      expect(all.length).toBeGreaterThanOrEqual(listedCount);
      const filter = fc.record(
        Object.fromEntries(
          (Object.keys(filters) as (keyof Values & string)[]).map((each) => [
            each,
            fc.option(fc.constantFrom(...filters[each]), { freq: 2 }),
          ]),
        ),
      ) as unknown as fc.Arbitrary<ListFilter<Values>>;
      const query = fc.record({
        search: fc.option(fc.constantFrom(...searches), { nil: '', freq: 2 }),
        filter,
        sort: fc.option(
          fc.record({
            key: fc.constantFrom(...namesOf(rules.sorts)),
            direction: fc.constantFrom('ascending' as const, 'descending' as const),
          }),
          { freq: 6 },
        ),
      });
      await fc.assert(
        fc.asyncProperty(query, async (asked) => {
          const stated = Object.entries(asked.filter).filter(([, value]) => value !== null);
          const request = {
            search: asked.search,
            ...(asked.sort && { sort: asked.sort.key, direction: asked.sort.direction }),
            ...Object.fromEntries(stated),
          } as ListRequest<Key, Values>;
          const expected = local.run(asked);
          const found = await allOf((each) => page(openDb(), each), request);
          expect(found.map(rules.id)).toEqual([...each(expected.rows)].map(rules.id));
          expect((await page(openDb(), request)).sums).toEqual(expected.sums);
        }),
        { numRuns: 120 },
      );
    });
  };
}

/** Lists of all customers and of one: the database answers every query as the rules of src/domain do over arrays. */
export function listSuite(databaseName: string, open: () => Promise<Db>): void {
  describe(`lists of ${databaseName}`, () => {
    let db: Db;
    beforeAll(async () => {
      db = await open();
      await addRows(db);
    });
    afterAll(() => db.destroy());

    const compares = comparing(() => db);
    compares('users', userRules, userPage, { status: adminUserStatuses });
    compares('servers', serverRules, serverPage, { status: adminServerStatuses, datacenter: datacenterIds });
    compares('payments', paymentRules, paymentPage, {
      status: adminPaymentStatuses,
      method: bookedMethodIds,
    });

    compares('unclaimed money', unclaimedRules, unclaimedPage, { state: unclaimedStates });
    compares('refunds', refundRules, refundPage, { reason: refundReasons, state: refundStates });
    compares(
      'bills of all customers',
      adminBillRules,
      async (db, request) => {
        const page = await billPage(db, request);
        const items = page.items.map(({ id, items, ...bill }) => ({
          ...bill,
          id: Number(id),
          items: items.map((item) => ({ ...item, serverId: null })),
        }));
        return { ...page, items };
      },
      { state: billStates },
    );
    const historyOf: ReadPage<Payment, PaymentSortKey, PaymentConditions, PaymentSum> = async (db, request) =>
      parse(billingContract.history.answer, await historyPage(db, owner, request));
    const billsOf: ReadPage<Bill, BillSortKey, BillConditions, BillSum> = async (db, request) =>
      parse(billsContract.list.answer, await ownBillPage(db, owner, request));
    compares('payments of a customer', historyRules, historyOf, {
      status: knownPaymentStatuses,
      method: bookedMethodIds,
      from: ['2026-03-03', '2026-05-01'],
      to: ['2026-05-03', '2026-07-31'],
    });
    compares('bills of a customer', billRules, billsOf, { state: billFilters });
    compares(
      'documents of a customer',
      documentRules,
      async (db, request) => ({
        ...parse(documentsContract.list.answer, await documentPage(db, owner, request)),
        sums: {},
      }),
      { kind: listedDocumentKinds },
    );

    it('bills of a customer are the payments that a rule names', async () => {
      const payments = await allOf<Payment, PaymentSortKey, PaymentConditions>(
        (request) => historyOf(db, request),
        {},
      );
      const bills = await allOf<Bill, BillSortKey, BillConditions>((request) => billsOf(db, request), {
        sort: 'number',
      });
      const idOf = ({ id }: { id: number }) => id;
      expect(bills.map(idOf)).toEqual(payments.filter(isBill).map(idOf).toReversed());
      const ids = bills.slice(0, 3).map(idOf);
      const { items } = await ownBillPage(db, owner, { ids: [...ids, 1e9], sort: 'number' });
      expect(items.map(({ id }) => Number(id))).toEqual(ids);
    });

    it('texts of both are folded alike, and numbers in them have one key', async () => {
      const text = fc.stringMatching(/^[a-zA-Zа-яА-ЯёЁ0-9 .#%_\u00a0-]{0,30}$/);
      await fc.assert(
        fc.asyncProperty(text, async (text) => {
          const { rows } = await sql<{ folded: string; key: string }>`
            select "folded"(${text}) as "folded", "sortKey"(${text}) as "key"`.execute(db);
          expect(rows).toEqual([{ folded: fold(text), key: toSortKey(text) }]);
        }),
        { numRuns: 100 },
      );
    });
  });
}

/** Reads a page of a list. */
type ReadPage<Row, Key extends string, Values, Sum extends string> = (
  db: Db,
  request: ListRequest<Key, Values>,
) => Promise<{ items: Row[]; next: string | null; total: number; sums: Record<Sum, number> }>;

/** The value at a place of a list that begins again where it ends. */
export const pick = <Value>(values: readonly Value[], place: number): Value => {
  const value = values[place % values.length];
  if (value === undefined) throw new RangeError('Nothing to pick from');
  return value;
};

const states = ['paid', 'created', 'redirected', 'canceled', 'failed', 'expired', 'refunded'];
const items = [
  [{ kind: 'order', plan: 'Diadem[NL]', configuration: { count: 1, period: 'month' } }],
  [
    { kind: 'renewal', serverId: 10, period: '3months' },
    { kind: 'tariff', serverId: 9, tariff: 'Sirius' },
  ],
  [],
  null,
];

/** Rows that differ in every column of the lists, with many equal values, and payments of deleted accounts. */
async function addRows(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Neither foreign keys nor triggers: a payment in any state, a server of any status.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (let place = 0; place < listedCount; place += 1) {
      const id = `list-${place}`;
      const name = pick(texts, place * 7);
      await sql`insert into "user" ("id", "name", "email", "emailVerified", "firstName", "lastName", "countryCode", "region", "createdAt", "lastLoginAt")
        values (${id}, ${name}, ${`${place % 13}.${pick(texts, place)}.${place}@example.com`}, true, 'Ann', 'Lee', 'RU', 'texas',
          ${new Date(Date.UTC(2026, place % 5, 1))}, ${place % 3 === 0 ? null : new Date(Date.UTC(2026, place % 4, 2))})`.execute(
        tx,
      );
      const status = pick(adminUserStatuses, place);
      const profile = place % 4 === 1 ? JSON.stringify({ fullName: pick(texts, place + 3) }) : null;
      const mergedInto = status === 'Merged' ? 'list-0' : null;
      if (place % 4 > 0)
        await sql`insert into "customer" ("userId", "status", "suspendedAt", "mergedInto", "mergedAt", "profile")
          values (${id}, ${status}, ${status === 'Suspended' ? new Date() : null}, ${mergedInto},
            ${mergedInto && new Date()}, ${profile}::jsonb)`.execute(tx);
      const ip = pick(addresses, place * 5);
      await sql`insert into "server" ("userId", "product", "domain", "host", "ip", "os", "tariff", "datacenter", "endDate", "status",
          "monthlyPrice", "optionsMonthly", "createdOn", "memory", "settings", "addresses", "ipv6Subnets", "searchText", "autoRenewal")
        values (${`list-${(place * 3) % listedCount}`}, 'vps', ${pick(texts, place * 5)}, ${id}, ${ip}::inet, 'Debian 12',
          ${pick(['Naos[GB]', 'Sirius10[NL]', 'Sirius9[NL]'], place)}, ${pick(datacenterIds, place)},
          ${`2027-01-${String((place % 9) + 1).padStart(2, '0')}`}::date, ${pick(lifeCycle, place)}, 57700, 0, '2026-01-01',
          4, '{}', '[]', '[]', '', true)`.execute(tx);
      await sql`insert into "payment" ("userId", "date", "payer", "method", "amount", "paidCurrency", "paidMinor", "state", "entries", "bills", "options", "refunded")
        values (${`list-${(place * 7) % listedCount}`}, ${`2026-0${(place % 8) + 1}-03`}::date, 'Ann', ${pick(bookedMethodIds, place)},
          ${(place % 6) * 57_700}, 'RUB', 1, ${pick(states, place)}, ${JSON.stringify(pick(items, place))}::jsonb,
          ${place % 11 === 0 ? '[10, 9]' : null}::jsonb, ${place % 17 === 0 ? '{"serverId": 12}' : null}::jsonb, 0)`.execute(
        tx,
      );
    }
    for (let place = 0; place < listedCount; place += 1)
      await sql`insert into "unclaimedMoney" ("at", "amount", "receivedOn", "reference", "addedBy", "assignedAt", "email")
        values (now(), ${((place % 7) + 1) * 100}, ${`2026-0${(place % 8) + 1}-03`}::date, ${pick(texts, place * 3)}, 'root@example.com',
          ${place % 3 === 0 ? new Date() : null}, ${place % 3 === 0 ? `${place}.${pick(texts, place)}@example.com` : null})`.execute(
        tx,
      );
    for (const [place, status] of ['Paid', 'Pending', 'Canceled', 'Refunded'].entries())
      await sql`insert into "formerPayment" ("id", "email", "date", "method", "amount", "status", "items")
        values (${100 + place}, ${`gone-${place}.Ёлка.рф@example.com`}, '2026-03-03', 'manual', 57700, ${status}, ${
          place === 0
            ? null
            : JSON.stringify([
                { kind: 'tariff', title: 'Sirius', serverId: place === 1 ? null : 9, count: 1, months: null },
              ])
        }::jsonb)`.execute(tx);
    await addMoney(tx);
    await sql`select "summarizeAccounts"(), "countTickets"()`.execute(tx);
  });
}

const days = ['2026-01-31', '2026-05-03', '2026-02-28'] as const;
const orders = [
  ...items,
  [{ kind: 'order', plan: 'Ёлка 100%_off', configuration: { count: 2, period: 'month' } }],
];

/** Payments in every state, refunds and documents of one customer. */
async function addMoney(tx: Db): Promise<void> {
  await sql`insert into "user" ("id", "name", "email", "emailVerified", "firstName", "lastName", "countryCode", "region", "createdAt")
    values (${owner}, 'Ann', 'owner@example.com', true, 'Ann', 'Lee', 'RU', 'texas', '2026-01-01')`.execute(
    tx,
  );
  for (let place = 0; place < 2 * listedCount; place += 1) {
    const method = pick(bookedMethodIds, place * 5);
    const state = pick(states, place);
    const amount = (place % 6) * 57_700 + (place % 2);
    const isPartly = state === 'paid' && place % 3 === 0;
    const due = method !== 'balance' && state === 'redirected' ? { currency: 'RUB', minor: amount } : null;
    await sql`insert into "payment" ("userId", "date", "payer", "method", "amount", "fromBalance", "paidCurrency", "paidMinor", "state",
        "entries", "bills", "options", "refunded", "due")
      values (${owner}, ${`2026-0${(place % 8) + 1}-03`}::date, ${pick(texts, place * 3)}, ${method}, ${amount},
        ${place % 5 === 0 ? amount : Math.floor(amount / 3)}, ${pick(currencyIds, place)}, ${(place % 4) * 5_770}, ${state},
        ${JSON.stringify(pick(orders, place))}::jsonb, ${place % 11 === 0 ? '[10, 9]' : null}::jsonb,
        ${place % 13 === 0 ? '{"serverId": 12}' : null}::jsonb, ${isPartly ? Math.min(1, amount) : 0},
        ${due && JSON.stringify(due)}::jsonb)`.execute(tx);
  }
  for (let place = 0; place < listedCount; place += 1) {
    const text = pick(texts, place * 3);
    const target = pick(refundTargets, place);
    const way =
      target === 'balance' ? null : pick(['byHand', 'canceled', 'gateway'] as const, Math.floor(place / 2));
    const isByHand = way === 'byHand' || way === 'canceled';
    await sql`insert into "refund" ("userId", "email", "paymentId", "amount", "target", "reason", "note", "at", "endedAt", "canceledAt",
        "cancelNote", "recipient", "gateway", "reference")
      values (${place % 3 === 0 ? null : owner}, ${`${text}@example.com`}, ${place % 5 === 0 ? null : place * 3}, ${1 + (place % 7)},
        ${target}, ${pick(refundReasons, place)}, ${place % 2 === 0 ? text : null},
        ${new Date(Date.UTC(2026, place % 9, 1, 0, 0, 0, place % 3))}, ${way !== 'canceled' && place % 4 === 0 ? new Date() : null},
        ${way === 'canceled' ? new Date() : null}, ${way === 'canceled' ? 'note' : null}, ${isByHand ? '{}' : null}::jsonb,
        ${way === 'gateway' ? 'bank' : null}, ${way === 'gateway' ? String(place) : null})`.execute(tx);
    const { payment: _, ...document } = makeBillingDocument({
      number: `2026-${String(1 + ((place * 7) % listedCount)).padStart(5, '0')}`,
      date: pick(days, place),
      lines: Array.from({ length: 1 + (place % 3) }, () =>
        makeDocumentLine({ amount: kopecks((place % 5) * 577) }),
      ),
    });
    const payer = { ...document.payer, name: text };
    const period = { from: '2026-01-01', to: '2026-01-31' };
    const refund = { payment: `MRD-${place}`, receipt: null, target: 'balance', reason: 'notDelivered' };
    const isAct = place % 2 === 0;
    const content = { ...document, payer, ...(isAct ? { kind: 'act', period } : { kind: 'refund', refund }) };
    await sql`insert into "paper" ("userId", "month", "payerKey", "refundId", "entity", "kind", "year", "serial", "content", "issuedAt")
      values (${owner}, ${isAct ? '2026-01-01' : null}::date, ${isAct ? `payer-${place}` : null}, ${isAct ? null : 500 + place},
        'entity', ${content.kind}, 2026, ${1 + place}, ${JSON.stringify(content)}::jsonb, now())`.execute(tx);
  }
}
