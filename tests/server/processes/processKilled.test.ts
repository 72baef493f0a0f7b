import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mixedKills } from '../support/mixedLoad/mixedKills';
import { embeddedDatabase } from '../support/mixedLoad/snapshots';
import { makeRegistration } from '../support/payloads';
import { makeDataFolder, startServer } from '../support/serverProcess';
import type { ServerProcess } from '../support/serverProcess';
import { cookieOf } from '../support/testApp';

let dataDir: string;
const running: ServerProcess[] = [];

async function start(): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: dataDir });
  running.push(server);
  return server;
}

beforeEach(async () => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'meridian-killed-')), 'data');
  await makeDataFolder(dataDir);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill('SIGKILL')));
  rmSync(join(dataDir, '..'), { recursive: true, force: true });
});

/** The code in the newest mail of the outbox. Bodies are base64, so subjects and texts are decoded first. */
function codeFromOutbox(): string {
  const outbox = join(dataDir, 'outbox');
  const newest = readdirSync(outbox).sort().at(-1) ?? '';
  const mail = readFileSync(join(outbox, newest), 'utf8');
  const body = /Content-Type: text\/plain[\s\S]*?\r?\n\r?\n([\s\S]*?)--/.exec(mail)?.[1] ?? '';
  const text = /Transfer-Encoding: base64/.test(mail) ? Buffer.from(body, 'base64').toString() : body;
  return /^\d{6}$/m.exec(text)?.[0] ?? /^\d{6}\r?$/m.exec(body)?.[0]?.trim() ?? '';
}

describe('a server process', { timeout: 60_000 }, () => {
  it('killed between register and verify, it still knows the code and the browser after a restart', async () => {
    const person = makeRegistration();
    const first = await start();
    const registered = await first.post('register', person);
    expect(registered.status).toBe(201);
    const cookie = cookieOf(registered);
    await first.kill('SIGKILL');
    expect(first.output()).toMatch(/^mail to \S+: verification code \d{6} \(.+\.eml\)$/m);

    const second = await start();
    const code = codeFromOutbox();
    expect(first.output()).toContain(code);
    expect((await second.post('verify-email', { email: person.email, code }, { cookie })).status).toBe(200);
    expect((await second.post('login', person)).status).toBe(200);
  });

  // Fifty times: tests/bench/killCycles.ts.
  // Between two kills a month passes, for which the server ends and starts once more.
  it(
    'killed amid all that customers do, it has every acknowledged act whole and no other half',
    { timeout: 240_000 },
    async () => {
      const { acknowledged, paidAtBank, renewed, acts, faults } = await mixedKills({
        env: { DATA_DIR: dataDir },
        kills: 2,
        customers: 2,
        seed: 2,
        database: embeddedDatabase(dataDir),
      });
      expect(acknowledged).toBeGreaterThanOrEqual(16);
      expect(paidAtBank).toBeGreaterThan(0);
      expect(Math.min(renewed, acts)).toBeGreaterThan(0);
      expect(faults).toEqual([]);
    },
  );
});
