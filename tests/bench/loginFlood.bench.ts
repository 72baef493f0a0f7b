/**
 * Measures the landing page while 50 people log in at once, against an idle server, alternating in one run. `npm run
 * build` first, then `node --import tsx tests/bench/loginFlood.bench.ts`
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from './support/percentile.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const loginsAtOnce = 50;
const quietMs = 3000;
const pauseMs = 5;

const main = join(process.env['PORTAL'] ?? process.cwd(), 'dist', 'server', 'main.js');
if (!existsSync(main)) throw new Error('No dist/server/main.js: run npm run build first.');

const dataDir = mkdtempSync(join(tmpdir(), 'portal-flood-'));
const server = spawn(process.execPath, [main], {
  env: { ...process.env, PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'production', LOG_FORMAT: 'text' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const lines: string[] = [];
createInterface({ input: server.stdout }).on('line', (text) => lines.push(text));

/** Returns the bracketed part of the first printed line that matches. */
async function printed(form: RegExp): Promise<string> {
  for (;;) {
    for (const text of lines) {
      const [, part] = form.exec(text) ?? [];
      if (part !== undefined) return part;
    }
    if (server.exitCode !== null) throw new Error(`It ended without ${String(form)}: ${lines.join('\n')}`);
    await wait(20);
  }
}

const url = await printed(/(http:\/\/\S+:\d+)/);
const person = { email: 'ann@example.com', password: 'correct horse battery' };

function post(call: string, body: unknown, cookie = ''): Promise<Response> {
  return fetch(`${url}/api/auth/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}

async function register(): Promise<void> {
  const consents = ['userAgreement', 'serviceTerms', 'refundPolicy', 'dataProcessing'];
  const registered = await post('register', {
    ...person,
    firstName: 'Ann',
    lastName: 'Lee',
    countryCode: 'RU',
    region: 'texas',
    agreements: Object.fromEntries(consents.map((consent) => [consent, true])),
  });
  const cookie = registered.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const verified = await post(
    'verify-email',
    { email: person.email, code: await printed(/verification code (\d{6})/) },
    cookie,
  );
  if (!verified.ok) throw new Error(`verify-email answered ${verified.status}.`);
}

const agent = new Agent({ keepAlive: true });

/** Returns the milliseconds until the landing page is loaded. */
function openPage(): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume().on('end', () => {
        resolve(performance.now() - startedAt);
      });
    }).on('error', reject);
  });
}

async function openPagesWhile(isGoingOn: () => boolean, into: number[]): Promise<void> {
  while (isGoingOn()) {
    into.push(await openPage());
    await wait(pauseMs);
  }
}

async function flood(into: number[], answers: Map<number, number>): Promise<number> {
  const startedAt = performance.now();
  let left = loginsAtOnce;
  const logins = Array.from({ length: loginsAtOnce }, async () => {
    const { status } = await post('login', person);
    answers.set(status, (answers.get(status) ?? 0) + 1);
    left -= 1;
  });
  await openPagesWhile(() => left > 0, into);
  await Promise.all(logins);
  return performance.now() - startedAt;
}

const quiet: number[] = [];
const flooded: number[] = [];
const answers = new Map<number, number>();
const took: number[] = [];
try {
  await register();
  await openPagesWhile(() => quiet.length < 200, quiet);
  // Warm-up rounds.
  quiet.length = 0;
  for (let round = 0; round < rounds; round += 1) {
    const until = performance.now() + quietMs;
    await openPagesWhile(() => performance.now() < until, quiet);
    took.push(await flood(flooded, answers));
    process.stdout.write('.');
  }
} finally {
  agent.destroy();
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}

const describe = (values: readonly number[]): string =>
  `p50 ${percentile(values, 0.5).toFixed(1)} ms, p99 ${percentile(values, 0.99).toFixed(1)} ms, ${values.length} pages`;
const ratio = percentile(flooded, 0.99) / percentile(quiet, 0.99);
console.log(`\nThe landing page while ${loginsAtOnce} log in at once, ${rounds} rounds`);
console.log(`  quiet    ${describe(quiet)}`);
console.log(`  flooded  ${describe(flooded)}: p99 ratio ${ratio.toFixed(2)} (aim ≤ 3)`);
console.log(
  `  the logins took ${percentile(took, 1).toFixed(0)} ms at most; ` +
    [...answers].map(([status, count]) => `${count} × ${status}`).join(', '),
);
