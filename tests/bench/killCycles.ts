/**
 * Kills the server amid writes and drops its database's connections, many times, on both databases:
 * `npx tsx tests/bench/killCycles.ts`, with CYCLES (30) and DROPS (50).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropRound, signIn } from '../server/support/dropRound.ts';
import { killCycles } from '../server/support/killCycles.ts';
import { findPostgres, startPostgres } from '../server/support/realPostgres.ts';
import { prepareServer, startServer } from '../server/support/serverProcess.ts';

const cycles = Number(process.env['CYCLES'] ?? 30);
const drops = Number(process.env['DROPS'] ?? 50);
const home = mkdtempSync(join(tmpdir(), 'portal-kill-'));

async function killOn(title: string, env: Record<string, string>): Promise<void> {
  const { acknowledged, lost } = await killCycles({ ...env, TRUST_PROXY: '1' }, cycles);
  console.log(`${title}: killed ${cycles} times, ${acknowledged} acknowledged, ${lost.length} lost`);
}

await prepareServer();
await killOn('embedded', { DATA_DIR: join(home, 'embedded') });
const binDir = findPostgres();
if (binDir === null) {
  console.log('No PostgreSQL server programs here: the rest is left out.');
} else {
  const postgres = await startPostgres(binDir);
  const env = { DATA_DIR: join(home, 'postgres'), DATABASE_URL: postgres.url };
  await killOn('PostgreSQL', env);
  let died = 0;
  const seen = new Set<number>();
  for (let round = 0; round < drops; round += 1) {
    const server = await startServer(env);
    const cookie = await signIn(server);
    const { statuses } = await dropRound(server.origin, cookie, () => postgres.dropConnections());
    for (const status of statuses) seen.add(status);
    const isAlive = await fetch(`${server.origin}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (!isAlive) died += 1;
    await server.kill('SIGKILL');
  }
  console.log(
    `PostgreSQL: connections dropped ${drops} times, ${died} processes died, answers ${[...seen].join(', ')}`,
  );
  await postgres.stop();
}
rmSync(home, { recursive: true, force: true });
