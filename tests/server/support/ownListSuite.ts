import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordersContract } from '@app/contract/orders';
import type { Db } from '@app/server/db/database';
import { orderPage } from '@app/server/orders/routes';
import { aboutServers, serverPage } from '@app/server/servers/list';
import { aboutTickets, ticketPage } from '@app/server/support/read';
import { orderRules } from '@/domain/order/orderRules';
import { orderItemStatuses, orderStatuses } from '@/domain/order/placedOrder';
import { sampleDatacenters } from '@/sample-data/datacenters';
import type { Server } from '@/domain/servers/server';
import { fold } from '@/domain/search/fold';
import { serverRules, type ServerConditions, type ServerSortKey } from '@/domain/servers/serverRules';
import { attentionFacts } from '@/domain/servers/attentionFacts';
import { lifeCycle } from '@/domain/servers/serverStates';
import { supportDepartments, ticketStatuses, type Ticket } from '@/domain/support/support';
import { ticketRules, type TicketConditions, type TicketSortKey } from '@/domain/support/ticketRules';
import { addresses, allOf, comparing, listedCount, pick, texts } from './listSuite';

const datacenterIds = sampleDatacenters.map(({ id }) => id);
const me = 'own-lists';
const other = 'other-lists';
const today = '2026-12-28';
const tariffs = ['Naos[GB]', 'Sirius10[NL]', 'Sirius9[NL]'];

/** Lists of one customer: the database must match the rules of src/domain, without other customers' rows. */
export function ownListSuite(databaseName: string, open: () => Promise<Db>): void {
  describe(`lists of a customer in ${databaseName}`, () => {
    let db: Db;
    beforeAll(async () => {
      db = await open();
      await addRows(db);
    });
    afterAll(() => db.destroy());

    const compares = comparing(() => db);
    compares('servers', serverRules, (on, request) => serverPage(on, me, request), {
      status: lifeCycle,
      datacenter: datacenterIds,
      tariff: tariffs,
      tag: ['site', 'почта'],
      endsBefore: ['2027-01-01', '2027-01-05', '2028-01-01'],
    });
    compares(
      'orders',
      orderRules,
      async (on, request) => {
        const { items, ...page } = await orderPage(on, me, request);
        return { ...page, items: v.parse(ordersContract.list.answer, { ...page, items }).items };
      },
      { status: orderStatuses },
    );
    const everyTicket = [{}, { archived: '1' }] as const;
    compares(
      'tickets',
      ticketRules,
      (on, request) => ticketPage(on, me, request),
      { status: ticketStatuses, department: supportDepartments, archived: ['1'] },
      everyTicket,
    );

    it('what is true of all servers is counted as the rules of src/domain count it', async () => {
      const rows = await allOf<Server, ServerSortKey, ServerConditions>(
        (request) => serverPage(db, me, request),
        {},
      );
      const about = await aboutServers(db, me, {}, today);
      const { attention } = about;
      expect(about).toEqual({ ...serverRules.about?.(rows), attention: attentionFacts(rows, today) });
      expect(attention.map(({ kind }) => kind)).toEqual([
        'awaitedTariff',
        'suspended',
        'expiring',
        'leaving',
        'stopped',
      ]);
    });

    it('what is true of one product’s servers, or of some, is of no others', async () => {
      const rows = await allOf<Server, ServerSortKey, ServerConditions>(
        (request) => serverPage(db, me, { ...request, product: 'cpu' }),
        {},
      );
      expect(rows.length).toBeGreaterThan(0);
      const about = await aboutServers(db, me, { product: 'cpu' }, today);
      expect(about.attention).toEqual(attentionFacts(rows, today));
      const ids = rows.slice(1, 3).map(({ id }) => id);
      const { items, total } = await serverPage(db, me, { ids });
      expect([items, total]).toEqual([rows.slice(1, 3), 2]);
      expect((await serverPage(db, other, { ids })).items).toEqual([]);
    });

    it('tickets are counted whatever is searched for', async () => {
      const rows: Ticket[] = [];
      for (const request of everyTicket)
        rows.push(
          ...(await allOf<Ticket, TicketSortKey, TicketConditions>(
            (each) => ticketPage(db, me, each),
            request,
          )),
        );
      expect(await aboutTickets(db, me)).toEqual(ticketRules.about?.(rows));
    });
  });
}

/** Rows of two customers that differ in every column of the lists, with many equal values. */
async function addRows(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Neither foreign keys nor triggers: a server of any status, an order without its payment.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const userId of [me, other])
      await sql`insert into "user" ("id", "name", "email", "emailVerified", "firstName", "lastName", "countryCode", "region")
        values (${userId}, 'Ann', ${`${userId}@example.com`}, true, 'Ann', 'Lee', 'RU', 'texas')`.execute(tx);
    for (let place = 0; place < listedCount * 2; place += 1) {
      const userId = place % 2 === 0 ? me : other;
      await addServer(tx, userId, place >> 1);
      await addOrder(tx, userId, place >> 1);
      await addTicket(tx, userId, place >> 1);
    }
  });
}

async function addServer(tx: Db, userId: string, place: number): Promise<void> {
  const domain = pick(texts, place * 5);
  const ip = pick(addresses, place * 5);
  const os = pick(['Debian 12', 'Debian 9', 'Ubuntu 24.04'], place);
  const tags = pick([[], ['site'], ['почта', 'site']], place);
  const { rows } = await sql<{
    id: number;
  }>`insert into "server" ("userId", "product", "domain", "host", "ip", "os", "tariff",
      "datacenter", "endDate", "status", "monthlyPrice", "optionsMonthly", "createdOn", "memory", "settings", "addresses", "ipv6Subnets",
      "searchText", "autoRenewal", "leavesOn", "tags")
    values (${userId}, ${place % 5 === 0 ? 'cpu' : 'vps'}, ${domain}, ${`${userId}-${place}`}, ${ip}::inet, ${os},
      ${pick(tariffs, place)}, ${pick(datacenterIds, place)}, ${`2027-01-${String((place % 9) + 1).padStart(2, '0')}`}::date,
      ${place % 19 === 7 ? 'Dreaming' : pick(lifeCycle, place)}, ${57_700 + (place % 4) * 100}, 0, '2026-01-01', 4, '{}', '[]', '[]',
      ${fold([domain, ip === '2a00:0:0::10' ? '2a00::10' : (ip ?? ''), os, ...tags].join('\n'))}, ${place % 4 !== 2}, ${place % 13 === 6 ? '2027-01-09' : null}::date,
      ${JSON.stringify(tags)}::jsonb)
    returning "id"`.execute(tx);
  const [server] = rows;
  if (place % 10 === 3 || place % 10 === 5)
    await sql`insert into "payment" ("userId", "date", "payer", "method", "amount", "paidCurrency", "paidMinor", "state", "entries", "refunded")
      values (${userId}, '2026-03-03', 'Ann', 'manual', 57700, 'RUB', 1, 'created',
        ${JSON.stringify([{ kind: 'tariff', id: `t-${place}`, serverId: server?.id, tariff: 'Okul' }])}::jsonb, 0)`.execute(
      tx,
    );
}

async function addOrder(tx: Db, userId: string, place: number): Promise<void> {
  const at = new Date(Date.UTC(2026, place % 7, 1, 0, 0, 0, place % 3));
  const { rows } = await sql<{ id: number }>`insert into "order" ("userId", "at", "paymentId", "amount")
    values (${userId}, ${at}, ${place % 3 === 0 ? null : 5000 + place}, ${(place % 6) * 57_700}) returning "id"`.execute(
    tx,
  );
  const [order] = rows;
  for (let item = 0; item < place % 4; item += 1)
    await sql`insert into "operation" ("userId", "serverId", "orderId", "item", "title", "createdAt", "status")
      values (${userId}, ${place}, ${order?.id}, ${item === 2 ? null : 'server'}, ${pick(texts, place + item)}, ${at},
        ${pick(orderItemStatuses, (place >> 2) + item * (place % 3))})`.execute(tx);
}

async function addTicket(tx: Db, userId: string, place: number): Promise<void> {
  const updatedAt = new Date(Date.UTC(2026, 3, (place % 9) + 1));
  const { rows } = await sql<{
    id: number;
  }>`insert into "ticket" ("userId", "subject", "department", "status", "isArchived", "updatedAt")
    values (${userId}, ${pick(texts, place * 3)}, ${pick(supportDepartments, place)}, ${pick(ticketStatuses, place)},
      ${place % 5 === 0}, ${updatedAt}) returning "id"`.execute(tx);
  const [ticket] = rows;
  for (let number = 1; number <= place % 4; number += 1) {
    const author = pick(['customer', 'robot', 'support'], number - 1 + (place % 2));
    const isRobot = author === 'robot';
    const at = new Date(Date.UTC(2026, 2, (place % 5) + 1, number));
    await sql`insert into "ticketMessage" ("userId", "ticketId", "number", "at", "author", "text", "notice")
      values (${userId}, ${ticket?.id}, ${number}, ${at}, ${author}, ${isRobot ? null : `${pick(texts, place + number)}\nYours`},
        ${isRobot ? 'queued' : null})`.execute(tx);
  }
}
