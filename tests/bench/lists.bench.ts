/**
 * Every list over HTTP with 10 000 accounts, 100 000 servers, 200 000 payments, 50 000 tickets and 1 000 000 mails, on PostgreSQL:
 * its first part beside that of an installation with some 20 rows, the size of its JSON, its answers at a steady rate, its slowest sort, and
 * searches for parts of words. `node --import tsx tests/bench/lists.bench.ts [users payments …] [--short] [--check]`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openPostgres, openPostgresAsItIs } from '../../app/server/db/postgres.ts';
import {
  auditRules,
  jobRules,
  paymentRules,
  refundRules,
  serverRules,
  userRules,
} from '../../src/domain/admin/lists.ts';
import { orderSorts } from '../../src/domain/order/orderRules.ts';
import { billSortKeys } from '../../src/domain/payment/billRules.ts';
import { paymentSortKeys } from '../../src/domain/payment/paymentRules.ts';
import { serverSorts } from '../../src/domain/servers/serverRules.ts';
import { ticketSorts } from '../../src/domain/support/ticketRules.ts';
import { adminBillRules } from '../../src/domain/admin/bill.ts';
import { mailRules } from '../../src/domain/admin/mail.ts';
import { deskSorts } from '../../src/domain/desk/deskRules.ts';
import { rowsPerPart } from '../../src/domain/list/pagedList.ts';
import { addCrowd, crowdId, type CrowdSize } from '../server/support/crowd.ts';
import { findPostgres, startPostgres } from '../server/support/realPostgres.ts';
import { prepareServer, startServer, type ServerProcess } from '../server/support/serverProcess.ts';
import { agent, openLoop, request, sessionSecret } from './support/load.ts';
import { median } from './support/median.ts';
import { options } from './support/options.ts';
import { percentile } from './support/percentile.ts';

const { positionals } = parseArgs({ strict: false, allowPositionals: true });
const rounds = options.short ? 10 : 30;
const seconds = options.short ? 4 : 10;
const rate = 50;
const searchRate = 10;
const aims = { ratio: 1.3, kilobytes: 60, p99: 60, search: 100 };

const full: CrowdSize = { accounts: 10_000, serversEach: 10, paymentsEach: 20, ticketsEach: 5 };
const few: CrowdSize = { accounts: 20, serversEach: 1, paymentsEach: 1, ticketsEach: 1 };

/** Account of the crowd that reads the administrators' lists, and a customer with an eighth of all rows, who reads theirs. */
const admin = 1;
const reseller = 2;

interface List {
  readonly name: string;
  readonly path: string;
  readonly account: number;
  readonly sorts: readonly string[];
  /** Parts of words, a different one for each request. */
  readonly search: (index: number) => string;
}

/** Part of an e-mail: one customer's, those of ten or of a hundred. */
const someEmail = (index: number) => `wd-${String(1000 + ((index * 7919) % 9000)).slice(0, 2 + (index % 3))}`;
const someNumber = (index: number) => String(10_000 + ((index * 7919) % 90_000));
/** By customer, by number and by name in turn. */
const anyOf = (index: number, names: readonly string[]) =>
  [someEmail(index), someNumber(index), names[index % names.length] ?? ''][index % 3] ?? '';

const lists: readonly List[] = [
  {
    name: 'users',
    path: '/api/admin/users',
    account: admin,
    sorts: Object.keys(userRules.sorts),
    search: (index) => anyOf(index, ['nn le', 'lee', 'ann']),
  },
  {
    name: 'servers',
    path: '/api/admin/servers',
    account: admin,
    sorts: Object.keys(serverRules.sorts),
    search: (index) => anyOf(index, ['s7.sho', 'iade', '10.0.7']),
  },
  {
    name: 'payments',
    path: '/api/admin/payments',
    account: admin,
    sorts: Object.keys(paymentRules.sorts),
    search: (index) => anyOf(index, ['iriu', 'gone', 'lsta']),
  },
  {
    name: 'bills',
    path: '/api/admin/bills',
    account: admin,
    sorts: Object.keys(adminBillRules.sorts),
    search: (index) => anyOf(index, ['mrd-77', 'horns', 'ooves']),
  },
  {
    name: 'refunds',
    path: '/api/admin/refunds',
    account: admin,
    sorts: Object.keys(refundRules.sorts),
    search: (index) => anyOf(index, ['mrd-77', 'ecause', 'gone']),
  },
  {
    name: 'jobs',
    path: '/api/admin/jobs',
    account: admin,
    sorts: Object.keys(jobRules.sorts),
    search: (index) => anyOf(index, ['driaf', 'not ans', 'ovider']),
  },
  {
    name: 'audit',
    path: '/api/admin/audit',
    account: admin,
    sorts: Object.keys(auditRules.sorts),
    search: (index) => anyOf(index, ['bject 77', 'dmin-3', 'gone']),
  },
  {
    name: 'tickets',
    path: '/api/admin/tickets',
    account: admin,
    sorts: deskSorts,
    search: (index) => anyOf(index, ['hello', 'tion 3', 'gone']),
  },
  {
    name: 'mails',
    path: '/api/admin/mails',
    account: admin,
    sorts: Object.keys(mailRules.sorts),
    search: (index) => anyOf(index, ['nvoice 77', 'ceipt 4', 'gone']),
  },
  {
    name: 'own-servers',
    path: '/api/servers',
    account: reseller,
    sorts: serverSorts,
    search: (index) => anyOf(index, ['s7.sho', 'ebian', 'gone']),
  },
  {
    name: 'own-payments',
    path: '/api/payments',
    account: reseller,
    sorts: paymentSortKeys,
    search: (index) => anyOf(index, ['577.0', '.2026', 'gone']),
  },
  {
    name: 'own-bills',
    path: '/api/bills',
    account: reseller,
    sorts: billSortKeys,
    search: (index) => anyOf(index, ['mrd-77', 'horns', 'gone']),
  },
  {
    name: 'own-orders',
    path: '/api/orders',
    account: reseller,
    sorts: orderSorts,
    search: (index) => anyOf(index, ['iriu', 'iade', 'gone']),
  },
  {
    name: 'own-tickets',
    path: '/api/tickets',
    account: reseller,
    sorts: ticketSorts,
    search: (index) => anyOf(index, ['ginx', '502', 'gone']),
  },
];

/** Refunds of a twentieth of the payments, failed jobs of a fiftieth of the orders, and nine more records of each administrator. */
const more = [
  `insert into "refund" ("userId", "email", "paymentId", "amount", "target", "reason", "note", "at", "endedAt")
    select "userId", "userId" || '@example.com', "id", "id" % 1000 + 1, 'balance',
      (array['unusedDays', 'notDelivered', 'decided'])["id" % 3 + 1], 'Because of ' || "id",
      now() - "id" % 1000 * interval '1 hour', now()
    from "payment" where "userId" like 'crowd-%' and "id" % 20 = 0`,
  `update "job" set "failedAt" = now() - "id" % 1000 * interval '1 hour', "doneAt" = null,
      "error" = 'The provider did not answer ' || "id"
    where "id" % 50 = 0`,
  `insert into "auditEvent" ("at", "adminEmail", "kind", "subject", "customerEmail")
    select now(), 'admin-' || n % 7 || '@example.com',
      (array['userEdited', 'serverStarted', 'paymentProcessed'])[n % 3 + 1], 'subject ' || n, "email"
    from (select "email", row_number() over (order by "number") as n from "user", generate_series(1, 9)) "each"`,
  `update "ticket" set "waitingKey" = -(extract(epoch from "updatedAt") * 1000)::bigint where "status" = 'queued'`,
  `update "ticket" set "department" = (array['technical', 'billing', 'sales', 'abuse'])["id" % 4 + 1],
      "assigneeId" = 'crowd-' || "id" % 7 + 3, "assigneeEmail" = 'crowd-' || "id" % 7 + 3 || '@example.com'
    where "id" % 3 > 0`,
  `insert into "mailLog" ("at", "day", "kind", "email", "userId", "subject", "text", "result", "reason")
    select now() - n * interval '1 second', (now() - n * interval '1 second')::date,
      (array['notice', 'document', 'ticketAnswer'])[n % 3 + 1], "email", "id",
      (array['Invoice ', 'Receipt '])[n % 2 + 1] || n, 'Hello', case when n % 100 = 0 then 'failed' else 'sent' end,
      case when n % 100 = 0 then 'Mailbox full' end
    from (select "email", "id", row_number() over (order by k, "number") as n from "user", generate_series(1, 100) k) "each"`,
  ...['server', 'payment', 'ticket', 'order', 'operation'].map(
    (table) =>
      `update "${table}" set "userId" = '${crowdId(reseller)}' where "userId" like 'crowd-%' and "id" % 8 = 0`,
  ),
  `select "summarizeAccounts"(), "countTickets"()`,
];

async function fill(url: string, size: CrowdSize): Promise<void> {
  await (await openPostgres(url)).destroy();
  // For as long as its statements take.
  const db = openPostgresAsItIs(url);
  await addCrowd(db, size);
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of more) await sql.raw(statement).execute(tx);
  });
  await sql`vacuum analyze`.execute(db);
  await sql`checkpoint`.execute(db);
  await db.destroy();
}

const start = (url: string) =>
  startServer(
    {
      DATA_DIR: mkdtempSync(join(home, 'data-')),
      SESSION_SECRET: sessionSecret,
      NODE_ENV: 'production',
      DATABASE_URL: url,
      ADMIN_EMAILS: `${crowdId(admin)}@example.com`,
    },
    'beside this test',
    'compiled well',
  );

const urlOf = ({ origin }: ServerProcess, { path }: List, query: Readonly<Record<string, string>> = {}) =>
  `${origin}${path}?${new URLSearchParams({ limit: String(rowsPerPart), ...query }).toString()}`;

/** Milliseconds of a request, and its answer. */
async function timed(url: string, account: number): Promise<{ ms: number; text: string }> {
  const startedAt = performance.now();
  const text = await request(url, account);
  if (text === null) throw new Error(`No answer: ${url}`);
  return { ms: performance.now() - startedAt, text };
}

/** The slowest way to sort a list, by the median of the first part and of the one behind it. */
async function slowestSort(server: ServerProcess, list: List): Promise<{ name: string; ms: number }> {
  const all: { name: string; ms: number }[] = [];
  for (const sort of list.sorts)
    for (const direction of ['ascending', 'descending']) {
      const first = urlOf(server, list, { sort, direction });
      const cursor = /"next":"([\w-]+)"/.exec((await timed(first, list.account)).text)?.[1];
      const second = cursor === undefined ? [] : [urlOf(server, list, { sort, direction, cursor })];
      for (const [part, url] of [first, ...second].entries()) {
        const times: number[] = [];
        for (let round = 0; round < 5; round += 1) times.push((await timed(url, list.account)).ms);
        all.push({ name: `${sort} ${direction}${part === 0 ? '' : ', second part'}`, ms: median(times) });
      }
    }
  return all.toSorted((one, other) => other.ms - one.ms)[0] ?? { name: 'none', ms: NaN };
}

function figure(value: number, aim: number, unit: string): string {
  const isMissed = !(value <= aim);
  if (isMissed && options.check) process.exitCode = 1;
  return `${value.toFixed(1)}${unit}${isMissed ? ' MISSED' : ''}`;
}

async function measure(list: List, servers: { full: ServerProcess; few: ServerProcess }): Promise<void> {
  const { name, account } = list;
  const ours: number[] = [];
  const theirs: number[] = [];
  let bytes = 0;
  for (let round = -3; round < rounds; round += 1) {
    const one = await timed(urlOf(servers.full, list), account);
    const other = await timed(urlOf(servers.few, list), account);
    bytes = Buffer.byteLength(one.text);
    // The first rounds open connections and compile.
    if (round < 0) continue;
    ours.push(one.ms);
    theirs.push(other.ms);
  }
  const ratio = median(ours) / median(theirs);
  const slowest = await slowestSort(servers.full, list);
  const steady = await openLoop(async () => (await request(urlOf(servers.full, list), account)) !== null, {
    rate,
    seconds,
  });
  const searched = await openLoop(
    async (index) =>
      (await request(urlOf(servers.full, list, { search: list.search(index) }), account)) !== null,
    { rate: searchRate, seconds },
  );
  const errors = steady.errors + searched.errors;
  if (errors > 0 && options.check) process.exitCode = 1;
  console.log(
    `  ${name.padEnd(10)} first part ${median(ours).toFixed(1)} ms, of 20 rows ${median(theirs).toFixed(1)} ms: ${figure(ratio, aims.ratio, '×')}; ` +
      `${figure(bytes / 1000, aims.kilobytes, ' kB')}; ${rate}/s p50 ${percentile(steady.times, 0.5).toFixed(1)} p99 ${figure(percentile(steady.times, 0.99), aims.p99, ' ms')}; ` +
      `search p50 ${percentile(searched.times, 0.5).toFixed(1)} p99 ${figure(percentile(searched.times, 0.99), aims.search, ' ms')}; ` +
      `slowest sort ${slowest.ms.toFixed(1)} ms (${slowest.name}); ${errors} errors; load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  );
}

const home = mkdtempSync(join(tmpdir(), 'lists-bench-'));
await prepareServer();
const binDir = findPostgres();
if (binDir === null) throw new Error('No PostgreSQL server programs here.');
const postgres = await startPostgres(binDir);
const running: ServerProcess[] = [];
try {
  const fewUrl = postgres.url.replace(/postgres$/, 'few');
  const db = openPostgresAsItIs(postgres.url);
  await sql`create database "few"`.execute(db);
  await db.destroy();
  await fill(fewUrl, few);
  await fill(postgres.url, full);
  const servers = { full: await start(postgres.url), few: await start(fewUrl) };
  running.push(servers.full, servers.few);
  console.log(
    `Lists of ${full.accounts} accounts, parts of ${rowsPerPart} rows. Aims: ${aims.ratio}× of 20 rows, ${aims.kilobytes} kB, p99 ${aims.p99} ms at ${rate}/s, search p99 ${aims.search} ms`,
  );
  for (const list of lists)
    if (positionals.length === 0 || positionals.includes(list.name)) await measure(list, servers);
} finally {
  agent.destroy();
  for (const server of running) await server.kill('SIGTERM');
  await postgres.stop();
  rmSync(home, { recursive: true, force: true });
}
