/**
 * How long the list of servers takes at a steady rate of requests, of accounts chosen at random, and how many signed-in checks a
 * second eight connections get. Requests are sent when they are due, whether or not earlier ones were answered, and their time
 * counts from when they were due: a server that stalls is seen to.
 *
 *   npx tsx tests/bench/serverLoad.bench.ts                1 000 accounts × 50 servers, embedded, 50 requests/s
 *   npx tsx tests/bench/serverLoad.bench.ts --postgres     10 000 × 100 on PostgreSQL, 200 requests/s
 *   … --accounts 200 --servers 20 --rate 100 --seconds 10 --check
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../app/server/db/database.ts';
import { openPostgresAsItIs } from '../../app/server/db/postgres.ts';
import { addCrowd } from '../server/support/crowd.ts';
import { findPostgres, startPostgres } from '../server/support/realPostgres.ts';
import { prepareServer, startServer, type ServerProcess } from '../server/support/serverProcess.ts';
import { testSeed } from '../server/support/testSeed.ts';
import { agent, cpuOf, openLoop, request, sessionSecret } from './support/load.ts';
import { percentile } from './support/percentile.ts';

const { values } = parseArgs({
  strict: false,
  options: {
    postgres: { type: 'boolean', default: false },
    accounts: { type: 'string' },
    servers: { type: 'string' },
    rate: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    check: { type: 'boolean', default: false },
  },
});
const isPostgres = values.postgres === true;
const accounts = Number(values.accounts ?? (isPostgres ? 10_000 : 1000));
const serversEach = Number(values.servers ?? (isPostgres ? 100 : 50));
const rate = Number(values.rate ?? (isPostgres ? 200 : 50));
const seconds = Number(values.seconds);
/** Maximum milliseconds of the 99th percentile. */
const aimMs = 50;
/** Checks per second of the portal's first server with accounts, and the aim. */
const checksBefore = 490;
const checksAim = 5 * checksBefore;

const home = mkdtempSync(join(tmpdir(), 'portal-load-'));

interface Measured {
  readonly times: readonly number[];
  readonly errors: number;
  /** Processor time of the server per request in milliseconds, which does not depend on other load. */
  readonly cpuMs: number;
}

/** Picks an account; scattered, but the same in every run. */
const accountAt = (index: number) => 1 + ((index * 7919) % accounts);

/** Measures requests of a path at a steady rate. */
async function measureSteady(
  path: string,
  expected: string,
  { origin, pid }: ServerProcess,
): Promise<Measured> {
  const cpuBefore = cpuOf(pid);
  const send = async (index: number) =>
    (await request(`${origin}${path}`, accountAt(index)))?.includes(expected) ?? false;
  const measured = await openLoop(send, { rate, seconds });
  return { ...measured, cpuMs: (cpuOf(pid) - cpuBefore) / measured.times.length };
}

/** Measures requests per second over eight connections, each sent after the previous answer. */
async function closedLoop(
  path: string,
  { origin, pid }: ServerProcess,
): Promise<Omit<Measured, 'times'> & { perSecond: number }> {
  const cpuBefore = cpuOf(pid);
  const until = performance.now() + 5000;
  let [count, errors] = [0, 0];
  const connections = Array.from({ length: 8 }, async (_, connection) => {
    for (let index = connection; performance.now() < until; index += 8) {
      if (!(await request(`${origin}${path}`, accountAt(index)))?.includes('@example.com')) errors += 1;
      count += 1;
    }
  });
  await Promise.all(connections);
  return { perSecond: count / 5, errors, cpuMs: (cpuOf(pid) - cpuBefore) / count };
}

const load = () => `load average ${(loadavg()[0] ?? 0).toFixed(1)}`;

function report(name: string, { times, errors, cpuMs }: Measured): void {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share));
  const isMissed = !((p99 ?? NaN) <= aimMs) || errors > 0;
  if (isMissed && values.check === true) process.exitCode = 1;
  const figures = [p50, p95, p99].map((time) => `${(time ?? NaN).toFixed(1)} ms`);
  console.log(
    `  ${name.padEnd(34)} p50 ${figures[0]}, p95 ${figures[1]}, p99 ${figures[2]} (aim ≤ ${aimMs} ms)` +
      `${isMissed ? '  MISSED' : ''}; ${times.length} requests, ${errors} errors, ${cpuMs.toFixed(2)} ms of processor each; ${load()}`,
  );
}

await prepareServer();
const binDir = isPostgres ? findPostgres() : null;
if (isPostgres && binDir === null) throw new Error('No PostgreSQL server programs here.');
const postgres = binDir === null ? null : await startPostgres(binDir);
const databaseUrl = postgres?.url ?? null;
const migrated = await openDatabase({ databaseUrl, dataDir: home, seedFile: await testSeed() });
const seededAt = performance.now();
if (databaseUrl === null) {
  await addCrowd(migrated, { accounts, serversEach });
} else {
  // For as long as its statements take.
  const db = openPostgresAsItIs(databaseUrl);
  await addCrowd(db, { accounts, serversEach });
  await db.destroy();
}
await migrated.destroy();
console.log(
  `${accounts} accounts × ${serversEach} servers on ${isPostgres ? 'PostgreSQL' : 'the embedded database'}, ` +
    `seeded in ${((performance.now() - seededAt) / 1000).toFixed(0)} s; ${rate} requests/s`,
);
const server = await startServer(
  {
    DATA_DIR: home,
    SESSION_SECRET: sessionSecret,
    NODE_ENV: 'production',
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  },
  'beside this test',
  'compiled well',
);
try {
  const list = '/api/servers?limit=50';
  await closedLoop('/api/account', server);
  report('the list', await measureSteady(list, '"items":[{', server));
  const sorted = `${list}&sort=endDate&status=Active&search=shop`;
  report('the list, searched and sorted', await measureSteady(sorted, '"items":[{', server));
  for (const path of ['/api/auth/session', '/api/account']) {
    // After warm-up, as on a server that has run for a minute.
    await closedLoop(path, server);
    const { perSecond, errors, cpuMs } = await closedLoop(path, server);
    const aim = path === '/api/auth/session' ? ` (${checksBefore} before, aim ≥ ${checksAim})` : '';
    if (aim !== '' && perSecond < checksAim && values.check === true) process.exitCode = 1;
    console.log(
      `  ${path.padEnd(34)} ${perSecond.toFixed(0)}/s at 8 connections${aim}; ${errors} errors, ${cpuMs.toFixed(2)} ms of processor each; ${load()}`,
    );
  }
} finally {
  agent.destroy();
  await server.kill('SIGTERM');
  await postgres?.stop();
  rmSync(home, { recursive: true, force: true });
}
