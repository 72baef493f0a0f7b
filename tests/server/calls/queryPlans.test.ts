import { CompiledQuery, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { everyCall } from '@app/contract/contract';
import type { Call } from '@app/contract/call';
import { securityContract } from '@app/contract/security';
import { settledSum } from '@/domain/account/settlement';
import type { Db } from '@app/server/db/database';
import { changesOfOne } from '@app/server/changes';
import { createGateways } from '@app/server/gateways/gateway';
import { sweepCertificates } from '@app/server/billingDocuments/certificateJob';
import { sweepPayments } from '@app/server/payments/inquiries';
import { deleteExpired } from '@app/server/db/deleteExpired';
import { addCrowd } from '../support/crowd';
import { partsOfCall } from '../support/everyCallParts';
import { enterCode, registerPerson, sessionUser } from '../support/people';
import { planOf, type PlanStep } from '../support/queryPlan';
import { recordedLog } from '../support/recordedLog';
import { startAtNoon } from '../support/atNoon';
import { addServer, renewalClock } from '../support/renewalClock';
import { answerOf, callAs, signIn, type CallParts, type Person } from '../support/signedIn';
import { cookieOf, createTestApp, type TestApp } from '../support/testApp';
import { openTestDatabase } from '../support/testDatabase';

startAtNoon();

/** Small tables that the provider sets up: a page of rows, which are read whole. */
const small = [
  'cannedAnswer',
  'datacenter',
  'exchangeRate',
  'mailCount',
  'mailText',
  'incident',
  'incidentUpdate',
  'legalEntity',
  'listPrice',
  'migration',
  'paymentMethod',
  'plan',
  'planPrice',
  'planRoom',
  'promo',
  'setting',
  'supportAnswer',
  'system',
  'ticketCount',
  'ticketWriter',
];

/** Figures of the whole installation: these count a table, or go through it, and do nothing else in it. */
const counted: Readonly<Record<string, readonly string[]>> = {
  'admin.overview': ['user', 'customer', 'server', 'payment', 'formerPayment', 'transfer', 'refund', 'job'],
  'admin.analytics': ['user', 'customer', 'server', 'payment', 'formerPayment', 'transfer'],
  'admin.plans': ['server'],
  'admin.addPlan': ['server'],
  'admin.fillCatalog': ['server'],
  'admin.savePlan': ['server'],
  'admin.announcePrice': ['server'],
  'admin.withdrawPrice': ['server', 'job'],
  'admin.planReach': ['server', 'cart', 'payment'],
  'admin.datacenters': ['server', 'cart'],
  'admin.addDatacenter': ['server', 'cart'],
  'admin.saveDatacenter': ['server', 'cart'],
  'admin.systems': ['server', 'cart'],
  'admin.addSystem': ['server', 'cart'],
  'admin.saveSystem': ['server', 'cart'],
  'admin.prices': ['server'],
  'admin.savePrice': ['server'],
  'admin.priceReach': ['server', 'cart', 'payment'],
  'admin.methods': ['payment'],
  'admin.saveMethod': ['payment'],
  'admin.promos': ['payment'],
  'admin.addPromo': ['payment'],
  'admin.savePromo': ['payment'],
  'admin.endPromo': ['payment'],
  'admin.rates': ['payment'],
  'admin.enterRate': ['payment'],
  'admin.unclaimed': ['unclaimedMoney'],
  // Two books are compared whole.
  'admin.statementDifferences': [
    'payment',
    'formerPayment',
    'transfer',
    'refund',
    'statementLine',
    'statementDays',
  ],
  'admin.users': ['user', 'customer', 'accountSummary'],
  'admin.servers': ['server', 'user', 'accountSummary'],
  'admin.jobs': ['job'],
  'admin.refunds': ['refund'],
  'admin.bills': ['payment', 'user', 'accountSummary'],
  'admin.audit': ['auditEvent'],
  'admin.mails': ['mailLog'],
  'admin.payments': ['payment', 'formerPayment', 'user', 'accountSummary'],
  'desk.tickets': ['ticket', 'ticketMessage', 'accountSummary', 'user'],
  'desk.responseTimes': ['ticket'],
  'admin.paymentFigures': ['payment', 'formerPayment'],
  // Operations that copy a disk, or are to, have partial indexes, for which this table is too small.
  'backups.list': ['operation'],
  'backups.make': ['operation'],
  'backups.remove': ['operation'],
  'backups.restore': ['operation'],
  'backups.restoreTo': ['operation'],
  // Once a month: which customers get acts at all.
  'clock.months': ['customer', 'order', 'payer', 'payment'],
};

const dayMs = 86_400_000;

/** Statements that were run while it was on. */
const run: CompiledQuery[] = [];
let isRecording = false;

let db: Db;
let app: TestApp;
let customer: Person;
let admin: Person;
beforeAll(async () => {
  db = await openTestDatabase((query) => isRecording && run.push(query));
  await addCrowd(db, { accounts: 1000, serversEach: 20 });
  app = createTestApp(db);
  [customer, admin] = [await signIn(app), await signIn(app, 'admin')];
});
afterAll(async () => {
  expect(app.errors).toEqual([]);
  await db.destroy();
});

/** Tables that a plan reads from one end to the other: row by row, or along an index that it looks nothing up in. */
function readWhole(step: PlanStep, isCut = false): readonly string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Cond': condition, Plans: inner = [] } = step;
  const isWhole = type === 'Seq Scan' || (/^Index (?:Only )?Scan/.test(type) && !condition && !isCut);
  // What sorts or counts takes all rows, however few are wanted of it.
  const isCutBelow = type === 'Limit' || (isCut && !/Sort|Aggregate|Hash/.test(type));
  const below = inner.flatMap((each) => readWhole(each, isCutBelow));
  return isWhole && table !== undefined ? [table, ...below] : below;
}

/** Tables that a statement reads whole; of one that is empty here, whether it would have to with many rows. */
async function scannedBy(query: CompiledQuery): Promise<readonly string[]> {
  const scanned = readWhole(await planOf(db, query));
  const { rows } = await sql<{ table: string }>`
    select "relname" as "table" from "pg_class" where "reltuples" < 100 and "relkind" = 'r'`.execute(db);
  const empty = scanned.filter((table) => rows.some((row) => row.table === table));
  if (empty.length === 0) return scanned;
  await sql`set enable_seqscan = off`.execute(db);
  const unavoidable = readWhole(await planOf(db, query));
  await sql`set enable_seqscan = on`.execute(db);
  return scanned.filter((table) => !empty.includes(table) || unavoidable.includes(table));
}

/** Each of the statements that an act runs, with the tables that it should not read whole. */
async function faultsOf(name: string, act: () => Promise<unknown>): Promise<readonly string[]> {
  run.length = 0;
  isRecording = true;
  await act();
  isRecording = false;
  const statements = new Map(
    run
      .filter((query) => /^\s*(?:select|insert|update|delete|with)\b/i.test(query.sql))
      .map((q) => [q.sql, q]),
  );
  expect(statements.size, 'statements').toBeGreaterThan(0);
  const faults: string[] = [];
  for (const query of statements.values()) {
    const scanned = await scannedBy(query);
    const growing = scanned.filter((table) => !small.includes(table) && !counted[name]?.includes(table));
    if (growing.length > 0) faults.push(`${growing.join(', ')}: ${query.sql}`);
  }
  return faults;
}

/** Reads that lock: a document of an earlier release gets its number when it is first opened. */
const locking: readonly string[] = ['papers.ofPayment'];

/** Whether a statement locks the rows that it reads. */
const isLocking = (text: string) => /\bfor (?:no key update|update|key share|share)\b/i.test(text);

/** An account of the crowd that nothing has happened to yet. */
async function otherNumber(): Promise<number> {
  const { number } = await db
    .selectFrom('user')
    .select('number')
    .where('email', 'like', 'crowd-%')
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  return number;
}

const succeed = async (person: Person, one: Call, parts: CallParts) => {
  const answer = await callAs(app, person, one, parts);
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
};

describe('every query looks rows up by an index', () => {
  // An administrator who views as a customer changes nothing and has no admin rights meanwhile.
  afterEach(() =>
    db.updateTable('viewing').set({ endedAt: new Date() }).where('adminEmail', '=', admin.email).execute(),
  );

  // Those of `auth` and the deletion are made below, one after another.
  const repeatable = everyCall.filter(({ area, name }) => area !== 'auth' && name !== 'deleteAccount');
  it.each(repeatable)('of $area $name', async ({ area, name, one }) => {
    const person = one.role === 'admin' ? admin : customer;
    // Opened: what it begins with was stored by its first call.
    for (const each of [customer, admin]) await callAs(app, each, everyCallOf('account.summary'));
    const parts = await partsOfCall(area, name, { app, customer, otherNumber });
    expect(parts.length).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const each of parts) {
      faults.push(...(await faultsOf(`${area}.${name}`, () => succeed(person, one, each))));
      if (one.method === 'GET' && !locking.includes(`${area}.${name}`))
        faults.push(...run.map((query) => query.sql).filter(isLocking));
    }
    expect(faults).toEqual([]);
  });

  it('of an account from its registration to its end', async () => {
    const faults = await faultsOf('accounts', async () => {
      const person = await registerPerson(app);
      const { email, password } = person;
      await app.post('resend-code', { email }, { cookie: person.cookie });
      const code = await app.codeFor(email);
      const cookie = cookieOf(await enterCode(app, { ...person, code }));
      await app.post('login', { email, password });
      expect(await sessionUser(app, cookie)).toMatchObject({ email });
      await callAs(app, { cookie }, everyCallOf('account.summary'));
      await app.post('forgot-password', { email });
      await app.deps.background.idle();
      const token = /[?&#]token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1];
      const reset = await app.post('reset-password', { token, password: `${password}!` });
      expect(reset.status).toBe(200);
      const again = cookieOf(await app.post('login', { email, password: `${password}!` }));
      const change = { currentPassword: `${password}!`, newPassword: password };
      expect((await app.post('change-password', change, { cookie: again })).status).toBe(200);
      await app.post('logout', {}, { cookie: again });
      await app.post('logout-everywhere', {}, { cookie: again });
      const last = cookieOf(await app.post('login', { email, password }));
      const { settlement, deleteAccount } = securityContract;
      const sum = settledSum(await answerOf(settlement, callAs(app, { cookie: last }, settlement)));
      const deleted = await callAs(app, { cookie: last }, deleteAccount, { body: { password, sum } });
      expect(deleted.status).toBe(204);
    });
    expect(faults).toEqual([]);
  });

  it('of the cleaning that every hour does', async () => {
    expect(await faultsOf('housekeeping', () => deleteExpired(db, new Date()))).toEqual([]);
  });

  // Three weeks of jobs, the longest of these tests by far: seconds alone, half a minute beside a busy machine's other work.
  it(
    'of what the clock makes due: reminders, renewals, acts, and whatever their jobs do',
    { timeout: 120_000 },
    async () => {
      const clock = renewalClock(db, 1);
      // Of the crowd nothing comes due meanwhile.
      await db
        .updateTable('server')
        .set({ lookAt: new Date(clock.now().getTime() + 365 * dayMs) })
        .execute();
      await addServer(db, customer.id, 2);
      // Both months that the clock passes are taken before it starts: what remains is what each account costs.
      const sweeps = await faultsOf('clock.months', async () => {
        for (const days of [0, 31])
          await sweepCertificates({ db }, new Date(clock.now().getTime() + days * dayMs));
      });
      const faults = await faultsOf('clock', async () => {
        for (const days of [0, 2, 1, 1, 1, 7, 7, 1]) {
          clock.pass(days * dayMs);
          await clock.settle();
        }
        const log = recordedLog().log;
        const parts = { db, changes: changesOfOne(), log, gateways: createGateways([]), publicUrl: null };
        await sweepPayments(parts, clock.now());
      });
      expect(sweeps).toEqual([]);
      expect(clock.errors).toEqual([]);
      expect(faults).toEqual([]);
    },
  );

  it('of what a deleted row takes along: a foreign key is followed by an index', async () => {
    const { rows } = await sql<{ name: string }>`
      select "conrelid"::regclass || ' ' || "conname" as "name" from "pg_constraint"
      where "contype" = 'f' and not exists (
        select from "pg_index" where "indrelid" = "conrelid"
          and ("indkey"::int2[])[0:cardinality("conkey") - 1] @> "conkey")`.execute(db);
    expect(rows).toEqual([]);
  });
});

function everyCallOf(path: string): Call {
  const found = everyCall.find(({ area, name }) => `${area}.${name}` === path);
  if (!found) throw new Error(`No call ${path}`);
  return found.one;
}

it('a scan does not get past the reader of plans', async () => {
  const queries = ['select 1 from "session" where "createdAt" < now()', 'select count(*) from "server"'];
  for (const text of queries) expect(await scannedBy(CompiledQuery.raw(text))).toHaveLength(1);
  const page = 'select "id" from "server" order by "id" limit 10';
  expect(await scannedBy(CompiledQuery.raw(page))).toEqual([]);
});
