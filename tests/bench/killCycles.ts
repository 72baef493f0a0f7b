/**
 * Kills the server amid everything that customers and an administrator do, many times, and compares what is left with what
 * was acknowledged. Then drops its database's connections, many times:
 * `npx tsx tests/bench/killCycles.ts --kills 50`, or with `--postgres --kills 20 --drops 50`. `--seed` is another load.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dropRound, signIn } from '../server/support/dropRound.ts';
import { mixedKills } from '../server/support/mixedLoad/mixedKills.ts';
import {
  embeddedDatabase,
  postgresDatabase,
  type LoadDatabase,
} from '../server/support/mixedLoad/snapshots.ts';
import { findPostgres, startPostgres, type RealPostgres } from '../server/support/realPostgres.ts';
import { prepareServer, startServer } from '../server/support/serverProcess.ts';

const { values } = parseArgs({
  strict: false,
  options: {
    kills: { type: 'string', default: '50' },
    drops: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
  },
});
const [kills, drops, seed] = [Number(values.kills), Number(values.drops), Number(values.seed)];
const home = mkdtempSync(join(tmpdir(), 'portal-kill-'));

async function killOn(title: string, env: Record<string, string>, database: LoadDatabase) {
  const startedAt = performance.now();
  const report = await mixedKills({ env, kills, customers: 4, seed, database });
  for (const fault of report.faults) console.log(`  FAULT ${fault}`);
  if (report.faults.length > 0) process.exitCode = 1;
  console.log(
    `${title}: killed ${kills} times in ${((performance.now() - startedAt) / 1000).toFixed(0)} s; acts: ` +
      `${report.acknowledged} acknowledged, ${report.refused} refused, ${report.unanswered} cut off, of which ` +
      `${report.doneNevertheless} had happened; ${report.repeated} repeated by their key; ${report.paidAtBank} paid at the bank; ` +
      `${report.renewed} renewals and ${report.acts} acts by the clock; ` +
      `${report.faults.length} faults`,
  );
}

async function dropOn(env: Record<string, string>, postgres: RealPostgres): Promise<void> {
  let died = 0;
  const seen = new Set<number>();
  for (let round = 0; round < drops; round += 1) {
    const server = await startServer(env);
    const cookie = await signIn(server);
    const { origin } = server;
    const { statuses } = await dropRound({ origin, cookie }, postgres, () => postgres.dropConnections());
    for (const status of statuses) seen.add(status);
    const isAlive = await fetch(`${origin}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (!isAlive) died += 1;
    await server.kill('SIGKILL');
  }
  if (died > 0) process.exitCode = 1;
  console.log(
    `PostgreSQL: connections dropped ${drops} times, ${died} processes died, answers ${[...seen].join(', ')}`,
  );
}

async function killOnPostgres(): Promise<void> {
  const binDir = findPostgres();
  if (binDir === null) throw new Error('No PostgreSQL server programs here.');
  const postgres = await startPostgres(binDir);
  try {
    const env = { DATA_DIR: join(home, 'postgres'), DATABASE_URL: postgres.url };
    await killOn('PostgreSQL', env, postgresDatabase(postgres.url));
    if (drops > 0) await dropOn(env, postgres);
  } finally {
    await postgres.stop();
  }
}

await prepareServer();
try {
  const dataDir = join(home, 'embedded');
  if (values.postgres === true) await killOnPostgres();
  else await killOn('embedded', { DATA_DIR: dataDir }, embeddedDatabase(dataDir));
} finally {
  rmSync(home, { recursive: true, force: true });
}
