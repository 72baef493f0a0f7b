import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountContract } from '@app/contract/account';
import { adminContract } from '@app/contract/admin';
import { billingContract } from '@app/contract/billing';
import { cartContract } from '@app/contract/cart';
import { notificationsContract } from '@app/contract/notifications';
import { serversContract } from '@app/contract/servers';
import { supportContract } from '@app/contract/support';
import type { Call } from '@app/contract/call';
import type { Db } from '@app/server/db/database';
import { migrate } from '@app/server/db/migrate';
import { countRows } from '@app/server/db/rowCounts';
import { auditBooks, chargeFor, makePaymentBody } from './accountMoney';
import { payAtBank } from './atBank';
import { answerOf, callAs, type CallParts } from './signedIn';
import { cookieOf, createTestApp, type TestApp } from './testApp';
import { restoreWritten, written, writtenAt } from './written';

/** Queries that read tables in their old form after a later migration changed them. */
const asBefore: Readonly<Record<string, string>> = {
  attachmentChunk: `(select a."id" as "attachmentId", c."number", c."data"
    from "attachment" a join "contentChunk" c using ("contentId"))`,
};

/** Columns changed by later migrations, which have tests of their own. */
const changedColumns: Readonly<Record<string, readonly string[]>> = {
  // 0240: keeps only a server's own addresses.
  server: ['ip', 'addresses', 'ipv6Subnets'],
  // 0234: clears a mail server saved before it was used, so that it must be entered again.
  setting: ['value'],
};

function withoutChanged(table: string, row: Readonly<Record<string, unknown>>) {
  const changed = changedColumns[table] ?? [];
  return Object.fromEntries(Object.entries(row).filter(([column]) => !changed.includes(column)));
}

/** How many rows have all of this in them. */
async function countWith(db: Db, table: string, row: Readonly<Record<string, unknown>>): Promise<number> {
  const source = sql.raw(asBefore[table] ?? `"${table}"`);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as "count" from ${source} t
    where to_jsonb(t) @> ${JSON.stringify(row)}::jsonb`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A database that the version of migration 10 wrote, brought up to date: on the given kind of database, which is emptied. */
export function upgradeSuite(name: string, open: () => Promise<Db>): void {
  describe(`a database written at migration ${writtenAt}, on ${name}`, () => {
    let db: Db;
    let app: TestApp;
    let cookie: string;
    let tablesBefore: readonly string[];
    const lost: string[] = [];
    beforeAll(async () => {
      db = await open();
      await restoreWritten(db);
      tablesBefore = Object.keys(await countRows(db)).filter((table) => table !== 'migration');
      await migrate(db);
      // Before anybody signs in, which is written down.
      for (const { table, row } of written)
        if ((await countWith(db, table, withoutChanged(table, row))) === 0)
          lost.push(`${table}: ${JSON.stringify(row)}`);
      // Its passwords were hashed by the library.
      app = createTestApp(db, { hashing: { hash: hashPassword, verify: verifyPassword } });
      cookie = await logIn('ann@example.com');
    });
    afterAll(async () => {
      expect(app.errors).toEqual([]);
      await db.destroy();
    });

    async function logIn(email: string): Promise<string> {
      const answer = await app.post('login', { email, password: 'correct horse battery' });
      expect(answer.status).toBe(200);
      return cookieOf(answer);
    }
    const read = <One extends Call>(one: One, parts?: CallParts) =>
      answerOf(one, callAs(app, { cookie }, one, parts));

    it('had a value in every column of every table', async () => {
      const filled = new Set(
        written.flatMap(({ table, row }) =>
          Object.entries(row).flatMap(([column, value]) => (value === null ? [] : [`${table}.${column}`])),
        ),
      );
      const all = written.flatMap(({ table, row }) => Object.keys(row).map((column) => `${table}.${column}`));
      expect(all.filter((path) => !filled.has(path))).toEqual([]);
      expect(tablesBefore.filter((table) => !written.some((one) => one.table === table))).toEqual([]);
    });

    it('has lost nothing of any row', () => {
      expect(lost).toEqual([]);
    });

    it('shows the customer all that was theirs', async () => {
      expect(await read(accountContract.summary)).toMatchObject({
        name: 'Ann Lee',
        balance: 368_506,
        unreadMessages: 1,
        unpaidItems: 3,
      });
      const { items } = await read(serversContract.list);
      expect(items.map(({ id, domain, status }) => `${id} ${domain} ${status}`)).toEqual([
        '2048 shop.example.ru Active',
        '2049 api.example.ru Ordered',
        '2050 mail.example.ru Activation',
        '2051 backup.example.ru Suspended',
        '2056 vps2056.example.ru Ordered',
      ]);
      const params = { id: '2048' };
      const { settings, version } = await read(serversContract.settings, { params });
      expect([settings.name, version]).toEqual(['other', '2']);
      const { events } = await read(serversContract.details, { params });
      expect(events[0]).toMatchObject({ kind: 'rebooted', actor: 'customer' });
      const payments = (await read(billingContract.history)).items;
      expect(payments.map(({ id, amount, status }) => `${id} ${amount} ${status}`).slice(0, 4)).toEqual([
        '5016 157700 Pending',
        '5015 141930 Paid',
        '5014 123456 Paid',
        '5013 842300 Pending',
      ]);
      expect((await read(billingContract.payers)).items).toHaveLength(1);
      expect((await read(cartContract.load)).entries).toHaveLength(2);
      expect((await read(notificationsContract.list)).items).not.toEqual([]);
    });

    it('gives out the file of a ticket, with its answer', async () => {
      const [ticket] = (await read(supportContract.list)).items;
      expect(ticket?.messages.map(({ author }) => author)).toEqual(['customer', 'robot', 'support']);
      const answer = await callAs(app, { cookie }, supportContract.attachment, {
        params: { id: '5001', attachmentId: '1' },
      });
      expect(await answer.text()).toBe('a note');
    });

    it('shows the administrators the trail, and the payments of an account that is gone', async () => {
      const as = { cookie: await logIn('admin@example.com') };
      const { activity } = await answerOf(adminContract.overview, callAs(app, as, adminContract.overview));
      expect(activity.map(({ kind }) => kind)).toEqual([
        'userDeleted',
        'settingsSaved',
        'userSignedUp',
        'userSignedUp',
      ]);
      const { items } = await answerOf(adminContract.payments, callAs(app, as, adminContract.payments));
      expect(items.filter(({ user }) => user === 'gone@example.com')).toHaveLength(6);
    });

    it('goes on from there: a bill is paid, a top-up gets the next number', async () => {
      const body = makePaymentBody({ minor: 10_000 });
      const { id, continueAt = '' } = await read(billingContract.pay, { key: 'a-key-after-that', body });
      expect(id).toBe(5023);
      await payAtBank(app, { cookie }, { continueAt });
      const { payment } = await read(billingContract.progress, { params: { id: String(id) } });
      expect(payment.status).toBe('Paid');
      const charge = await chargeFor(db, [5016]);
      const parts = { key: 'another-key-after', body: { ids: ['5016'], charge } };
      expect((await callAs(app, { cookie }, billingContract.payPending, parts)).status).toBe(204);
      expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
    });
  });
}
