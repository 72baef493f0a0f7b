import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentPage } from '@app/server/admin/payments';
import { serverPage } from '@app/server/admin/servers';
import { userPage } from '@app/server/admin/users';
import type { Db } from '@app/server/db/database';
import type { ListRequest } from '@app/server/paging/listPage';
import { paymentRules, serverRules, userRules } from '@/domain/admin/lists';
import { adminPaymentStatuses } from '@/domain/admin/payment';
import { adminServerStatuses } from '@/domain/admin/server';
import { adminUserStatuses } from '@/domain/admin/user';
import { namesOf, type ConditionValues, type ListFilter, type ListRules } from '@/domain/list/listRules';
import { each, LocalList } from '@/domain/list/localList';
import { toSortKey } from '@/domain/list/sortKey';
import { bookedMethodIds } from '@/domain/payment/method';
import { datacenterIds } from '@/domain/plan';
import { fold } from '@/domain/search/fold';
import { lifeCycle } from '@/domain/servers/serverStates';

const count = 60;

/** Texts that people type: both alphabets, ё, case, numbers by value, characters that mean something to a pattern. */
const texts = [
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
const addresses = ['10.0.0.9', '10.0.0.10', '9.255.0.1', '2a00::2', '2a00:0:0::10', '::1', null];
const searches = [...texts, 'NODE', 'ёл', 'Е', '0', '%', '_', '\\', '#1', ' ann ', 'a\nb', '9.', 'nothing'];

/** The lists of all customers: the database answers every query as the rules of src/domain do over arrays. */
export function listSuite(databaseName: string, open: () => Promise<Db>): void {
  describe(`lists of ${databaseName}`, () => {
    let db: Db;
    beforeAll(async () => {
      db = await open();
      await addRows(db);
    });
    afterAll(() => db.destroy());

    /** Every page of an answer, put together. */
    async function allOf<Row, Key extends string, Values extends ConditionValues<Values>>(
      page: (
        request: ListRequest<Key, Values>,
      ) => Promise<{ items: Row[]; next: string | null; total: number }>,
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

    function compares<
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
    ) {
      it(`${name} are searched, filtered, sorted and summed by one set of rules`, async () => {
        const all = await allOf((request: ListRequest<Key, Values>) => page(db, request), {});
        const local = new LocalList(all, rules);
        expect(all.length).toBeGreaterThanOrEqual(count);
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
            const found = await allOf((each) => page(db, each), request);
            expect(found.map(rules.id)).toEqual([...each(expected.rows)].map(rules.id));
            expect((await page(db, request)).sums).toEqual(expected.sums);
          }),
          { numRuns: 120 },
        );
      });
    }

    compares('users', userRules, userPage, { status: adminUserStatuses });
    compares('servers', serverRules, serverPage, { status: adminServerStatuses, datacenter: datacenterIds });
    compares('payments', paymentRules, paymentPage, {
      status: adminPaymentStatuses,
      method: bookedMethodIds,
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

/** The value at a place of a list that begins again where it ends. */
const pick = <Value>(values: readonly Value[], place: number): Value => {
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
    for (let place = 0; place < count; place += 1) {
      const id = `list-${place}`;
      const name = pick(texts, place * 7);
      await sql`insert into "user" ("id", "name", "email", "emailVerified", "firstName", "lastName", "countryCode", "region", "createdAt", "lastLoginAt")
        values (${id}, ${name}, ${`${place % 13}.${pick(texts, place)}.${place}@example.com`}, true, 'Ann', 'Lee', 'RU', 'texas',
          ${new Date(Date.UTC(2026, place % 5, 1))}, ${place % 3 === 0 ? null : new Date(Date.UTC(2026, place % 4, 2))})`.execute(
        tx,
      );
      const status = pick(adminUserStatuses, place);
      const profile = place % 4 === 1 ? JSON.stringify({ fullName: pick(texts, place + 3) }) : null;
      if (place % 4 > 0)
        await sql`insert into "customer" ("userId", "status", "suspendedAt", "profile")
          values (${id}, ${status}, ${status === 'Suspended' ? new Date() : null}, ${profile}::jsonb)`.execute(
          tx,
        );
      const ip = pick(addresses, place * 5);
      await sql`insert into "server" ("userId", "product", "domain", "host", "ip", "os", "tariff", "datacenter", "endDate", "status",
          "monthlyPrice", "optionsMonthly", "createdOn", "memory", "settings", "addresses", "ipv6Subnets", "searchText", "autoRenewal")
        values (${`list-${(place * 3) % count}`}, 'vps', ${pick(texts, place * 5)}, ${id}, ${ip}::inet, 'Debian 12',
          ${pick(['Naos[GB]', 'Sirius10[NL]', 'Sirius9[NL]'], place)}, ${pick(datacenterIds, place)},
          ${`2027-01-${String((place % 9) + 1).padStart(2, '0')}`}::date, ${pick(lifeCycle, place)}, 57700, 0, '2026-01-01',
          4, '{}', '[]', '[]', '', true)`.execute(tx);
      await sql`insert into "payment" ("userId", "date", "payer", "method", "amount", "paidCurrency", "paidMinor", "state", "entries", "bills", "options", "refunded")
        values (${`list-${(place * 7) % count}`}, ${`2026-0${(place % 8) + 1}-03`}::date, 'Ann', ${pick(bookedMethodIds, place)},
          ${(place % 6) * 57_700}, 'RUB', 1, ${pick(states, place)}, ${JSON.stringify(pick(items, place))}::jsonb,
          ${place % 11 === 0 ? '[10, 9]' : null}::jsonb, ${place % 17 === 0 ? '{"serverId": 12}' : null}::jsonb, 0)`.execute(
        tx,
      );
    }
    for (const [place, status] of ['Paid', 'Pending', 'Canceled', 'Refunded'].entries())
      await sql`insert into "formerPayment" ("id", "email", "date", "method", "amount", "status", "items")
        values (${100 + place}, ${`gone-${place}.Ёлка.рф@example.com`}, '2026-03-03', 'manual', 57700, ${status}, ${
          place === 0
            ? null
            : JSON.stringify([
                { kind: 'tariff', title: 'Sirius', serverId: place === 1 ? null : 9, count: 1, months: null },
              ])
        }::jsonb)`.execute(tx);
    await sql`select "summarizeAccounts"()`.execute(tx);
  });
}
