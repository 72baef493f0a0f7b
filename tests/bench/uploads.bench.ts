/**
 * Measures the latency of the server list while another customer uploads 125 MB, against an idle server, on the
 * embedded database. `npm run bench -- uploads`, with ROUNDS (3)
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Portal } from '../journeys/support/portal.ts';
import { makeRegistration } from '../server/support/payloads.ts';
import { bundleDir, prepareServer } from '../server/support/serverProcess.ts';
import { options } from './support/options.ts';
import { percentile } from './support/percentile.ts';

const rounds = Number(process.env['ROUNDS'] ?? 3);
const quietMs = 5000;
const pauseMs = 20;
/** Maximum milliseconds before a list feels slow. */
const aimMs = 100;

await prepareServer();
const portal = new Portal({}, join(bundleDir, 'main.js'));

function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function post(call: string, body: unknown, cookie = ''): Promise<Response> {
  return fetch(`${portal.url}/api/auth/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}

/** Registers a user; returns the cookie of the session. */
async function register(): Promise<string> {
  const person = makeRegistration();
  const cookie = cookieOf(await post('register', person));
  const code = await portal.codeFor(person.email);
  const verified = await post('verify-email', { email: person.email, code }, cookie);
  if (!verified.ok) throw new Error(`verify-email answered ${verified.status}.`);
  return cookieOf(verified);
}

async function readListWhile(isGoingOn: () => boolean, cookie: string, into: number[]): Promise<void> {
  while (isGoingOn()) {
    const startedAt = performance.now();
    const answer = await fetch(`${portal.url}/api/servers`, { headers: { cookie } });
    await answer.text();
    if (!answer.ok) throw new Error(`The list answered ${answer.status}.`);
    into.push(performance.now() - startedAt);
    await wait(pauseMs);
  }
}

/** Sends the files; returns the sender's output and exit code. */
async function upload(cookie: string): Promise<string> {
  const sender = join(import.meta.dirname, 'sendFiles.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', sender, portal.url, cookie, randomUUID()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await once(child, 'close');
  return printed.trim();
}

/** Returns the peak memory of the server in MB. */
function peakMemory(): string {
  const status = readFileSync(`/proc/${portal.pid}/status`, 'utf8');
  return (Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024).toFixed(0);
}

const quiet: number[] = [];
const busy: number[] = [];
const uploads: string[] = [];
let memoryBefore = '';
try {
  await portal.start();
  const [reader, sender] = [await register(), await register()];
  await readListWhile(() => quiet.length < 100, reader, quiet);
  // Warm-up rounds.
  quiet.length = 0;
  memoryBefore = peakMemory();
  for (let round = 0; round < rounds; round += 1) {
    const until = performance.now() + quietMs;
    await readListWhile(() => performance.now() < until, reader, quiet);
    let isSent = false;
    const sent = upload(sender).finally(() => {
      isSent = true;
    });
    await readListWhile(() => !isSent, reader, busy);
    uploads.push(await sent);
  }
  console.log(`The server took ${memoryBefore} MB before, ${peakMemory()} MB at most`);
} finally {
  await portal.dispose();
}

const describe = (values: readonly number[]): string =>
  `p50 ${percentile(values, 0.5).toFixed(1)} ms, p99 ${percentile(values, 0.99).toFixed(1)} ms, ` +
  `longest ${percentile(values, 1).toFixed(0)} ms, ${values.length} reads`;
const isMissed = percentile(busy, 0.99) > aimMs;
console.log(`\nA customer's list while another sends 125 MB, ${rounds} rounds`);
console.log(`  quiet      ${describe(quiet)}`);
console.log(`  uploading  ${describe(busy)} (p99 aim ≤ ${aimMs} ms)${isMissed ? '  MISSED' : ''}`);
console.log(`  the uploads: ${uploads.map((line) => `${line} ms`).join(', ')}`);
if (isMissed && options.check) process.exitCode = 1;
