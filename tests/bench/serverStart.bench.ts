/**
 * Measures the time from the process's start to its first answer: the built portal on a new and on an existing data
 * folder, against the minimum (the embedded database opened, and a bare HTTP server). `npm run build` first, then
 * `node --import tsx tests/bench/serverStart.bench.ts`
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './support/median.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const portal = join(process.cwd(), 'dist', 'server', 'main.js');
if (!existsSync(portal)) throw new Error('No dist/server/main.js: run npm run build first.');

/** The minimum of every server: the database opened and queried, and an HTTP server. */
const leastServer = `
  import { createServer } from 'node:http';
  import { PGlite } from '@electric-sql/pglite';
  const database = await PGlite.create(process.env.DATA_DIR + '/database');
  await database.query('select 1');
  const server = createServer((request, response) => response.end('ok')).listen(0, () => {
    console.log('ready at http://localhost:' + server.address().port);
  });
`;

/** Returns the milliseconds from the start of a process to the first answer of the address it prints. */
async function firstAnswer(args: readonly string[], dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_FORMAT: 'text' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(child);
  const answer = await fetch(new URL('/api/health', url));
  const took = performance.now() - startedAt;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return took;
}

async function addressOf(child: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of child.stdout ?? []) {
    printed += String(chunk);
    const [url] = /http:\/\/\S+:\d+/.exec(printed) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error(`It ended without an address: ${printed}`);
}

interface Starts {
  first: number[];
  again: number[];
}

async function measure(args: readonly string[], into: Starts): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-start-'));
  into.first.push(await firstAnswer(args, dataDir));
  into.again.push(await firstAnswer(args, dataDir));
  rmSync(dataDir, { recursive: true, force: true });
}

const ours: Starts = { first: [], again: [] };
const least: Starts = { first: [], again: [] };
for (let round = 0; round < rounds; round += 1) {
  await measure([portal], ours);
  await measure(['--input-type=module', '-e', leastServer], least);
  process.stdout.write('.');
}
console.log(`\nStart of the server to its first answer, median of ${rounds}`);
for (const [kind, title, aim] of [
  ['first', 'on a new folder', 5000],
  ['again', 'again         ', 2000],
] as const) {
  const [mine, theirs] = [median(ours[kind]), median(least[kind])];
  console.log(
    `  ${title}  ${mine.toFixed(0)} ms (aim ≤ ${aim}), the least server ${theirs.toFixed(0)} ms, ratio ${(mine / theirs).toFixed(2)}`,
  );
}
