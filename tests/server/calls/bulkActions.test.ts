import { beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import { billingContract } from '@app/contract/billing';
import { billsContract } from '@app/contract/bills';
import { serversContract } from '@app/contract/servers';
import { supportContract } from '@app/contract/support';
import { refusal } from '@app/server/http/refusal';
import { applyToListed } from '@app/server/paging/bulkAction';
import { auditBooks } from '../support/accountMoney';
import { ticketBody } from '../support/everyCallFixture';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

const { db, app } = await openApp();
let ann: Person;
let bob: Person;
beforeEach(async () => {
  [ann, bob] = [await signIn(app), await signIn(app)];
  for (const person of [ann, bob])
    await answerOf(serversContract.list, callAs(app, person, serversContract.list));
});

/** Servers that run, and one in ten that was switched off, beside those that the account begins with. */
async function addServers(person: Person, count: number): Promise<void> {
  await sql`insert into "server" ("userId", "product", "domain", "host", "os", "tariff", "datacenter", "endDate", "status",
      "monthlyPrice", "optionsMonthly", "autoRenewal", "createdOn", "memory", "settings", "addresses", "ipv6Subnets", "searchText")
    select "userId", "product", 'many-' || n || '.example.com', 'many-' || n, "os", "tariff", "datacenter", "endDate",
      case when n % 10 = 0 then 'Off' else 'Active' end, "monthlyPrice", "optionsMonthly", "autoRenewal", "createdOn",
      "memory", "settings", '[]', '[]', 'many-' || n || '.example.com'
    from (select * from "server" where "userId" = ${person.id} order by "id" limit 1) "model",
      generate_series(1, ${count}) as "n"`.execute(db);
}

/** Goes through an act to its end. */
async function through(
  call: (cursor: { cursor?: string }) => Promise<{
    done: number;
    skipped: number;
    failed: readonly unknown[];
    next: string | null;
  }>,
) {
  const parts = [await call({})];
  for (let { next } = parts[0] ?? { next: null }; next !== null; next = parts.at(-1)?.next ?? null)
    parts.push(await call({ cursor: next }));
  const add = (of: (part: (typeof parts)[number]) => number) =>
    parts.reduce((sum, part) => sum + of(part), 0);
  return {
    parts: parts.length,
    done: add(({ done }) => done),
    skipped: add(({ skipped }) => skipped),
    failed: parts.flatMap(({ failed }) => failed),
  };
}

const rebooted = (person: Person) =>
  db
    .selectFrom('operation')
    .innerJoin('server', 'server.id', 'operation.serverId')
    .select('server.domain')
    .where('server.userId', '=', person.id)
    .execute();

it('restarts what the query lists and nothing else: part by part, those that are off skipped', async () => {
  await addServers(ann, 450);
  await addServers(bob, 3);
  const { items } = await answerOf(
    serversContract.list,
    callAs(app, ann, serversContract.list, { query: { search: 'many-', limit: '2' } }),
  );
  const except = items.map(({ id }) => String(id));
  const answer = await through((cursor) =>
    answerOf(
      serversContract.powerListed,
      callAs(app, ann, serversContract.powerListed, {
        body: { action: 'restart', product: 'vps', search: 'many-', except, ...cursor },
      }),
    ),
  );
  expect(answer).toEqual({ parts: 3, done: 403, skipped: 45, failed: [] });
  const domains = (await rebooted(ann)).map(({ domain }) => domain);
  expect(domains).toHaveLength(403);
  expect(domains).not.toContain(items[0]?.domain);
  expect(domains.every((domain) => domain.startsWith('many-'))).toBe(true);
  expect(await rebooted(bob)).toEqual([]);
});

it('stops and starts the named ones, and skips those in another state or of others', async () => {
  await addServers(ann, 20);
  await addServers(bob, 1);
  const listed = async (person: Person) =>
    (
      await answerOf(
        serversContract.list,
        callAs(app, person, serversContract.list, { query: { search: 'many-' } }),
      )
    ).items;
  const [bobs] = await listed(bob);
  const mine = await listed(ann);
  const ids = [...mine, ...(bobs ? [bobs] : [])].map(({ id }) => String(id)).join(',');
  const power = (action: 'start' | 'stop') =>
    answerOf(
      serversContract.powerListed,
      callAs(app, ann, serversContract.powerListed, { body: { action, ids, except: [] } }),
    );
  expect(await power('stop')).toEqual({ done: 18, skipped: 2, failed: [], next: null });
  expect(await power('start')).toEqual({ done: 2, skipped: 18, failed: [], next: null });
  const { sums } = await answerOf(
    serversContract.list,
    callAs(app, ann, serversContract.list, { query: { search: 'many-' } }),
  );
  expect(sums).toMatchObject({ rebootable: 0, startable: 0 });
  const statuses = new Map<string, number>();
  for (const { status } of await listed(ann)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  expect(Object.fromEntries(statuses)).toEqual({ Stopping: 18, Activation: 2 });
  expect((await listed(bob))[0]?.status).toBe('Active');
});

it('cancels the bills and deletes the payments that wait for money', async () => {
  const waiting = async (person: Person) =>
    (await answerOf(billingContract.history, callAs(app, person, billingContract.history))).items.filter(
      ({ status }) => status === 'Pending',
    ).length;
  const before = await waiting(ann);
  expect(before).toBeGreaterThan(0);
  const bills = await through((cursor) =>
    answerOf(
      billsContract.cancelListed,
      callAs(app, ann, billsContract.cancelListed, { body: { except: [], ...cursor } }),
    ),
  );
  expect(bills).toMatchObject({ done: before, failed: [] });
  expect(await waiting(ann)).toBe(0);
  const bobs = await waiting(bob);
  const payments = await through((cursor) =>
    answerOf(
      billingContract.deleteListed,
      callAs(app, bob, billingContract.deleteListed, { body: { status: 'Pending', except: [], ...cursor } }),
    ),
  );
  expect(payments).toMatchObject({ done: bobs, skipped: 0, failed: [] });
  expect(await waiting(bob)).toBe(0);
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

it('archives the tickets that the query lists', async () => {
  const make = (subject: string) =>
    callAs(app, ann, supportContract.create, {
      key: crypto.randomUUID(),
      body: { ...ticketBody, subject },
    });
  for (const subject of ['First alpha', 'Second alpha', 'Third beta'])
    await answerOf(supportContract.create, make(subject));
  const answer = await through((cursor) =>
    answerOf(
      supportContract.archiveListed,
      callAs(app, ann, supportContract.archiveListed, {
        body: { search: 'ALPHA', except: [], isArchived: true, ...cursor },
      }),
    ),
  );
  expect(answer).toMatchObject({ done: 2, skipped: 0 });
  const { items } = await answerOf(supportContract.list, callAs(app, ann, supportContract.list));
  expect(items.map(({ subject }) => subject)).toEqual(['Third beta']);
});

it('refuses what is no cursor', async () => {
  const parts = { body: { action: 'stop', except: [], cursor: 'x' } } as const;
  const answer = await callAs(app, ann, serversContract.powerListed, parts);
  expect([answer.status, await codeOf(answer)]).toEqual([422, 'invalidRequest']);
});

it('names a row that is refused, keeps it as it was, and goes on', async () => {
  const { id } = ann;
  const rows = [1, 2, 3].map((number) => ({ id: number }));
  const part = await db.transaction().execute((tx) =>
    applyToListed(tx, { items: rows, next: null }, [], {
      isFor: () => true,
      act: async (row) => {
        await tx
          .updateTable('user')
          .set({ name: `row ${row.id}` })
          .where('id', '=', id)
          .execute();
        if (row.id === 3) throw refusal('changed');
      },
      nameOf: (row) => `#${row.id}`,
    }),
  );
  expect(part).toEqual({ done: 2, skipped: 0, failed: [{ id: '3', name: '#3' }], next: null });
  const after = await db.selectFrom('user').select('name').where('id', '=', id).executeTakeFirst();
  expect(after?.name).toBe('row 2');
});
