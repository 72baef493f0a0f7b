import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeRegistration } from './support/payloads';
import { makeDataFolder, startServer } from './support/serverProcess';
import type { ServerProcess } from './support/serverProcess';
import { cookieOf } from './support/testApp';

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

  it('killed under writes, it loses no acknowledged registration and no session', async () => {
    const acknowledged: string[] = [];
    let session = '';
    for (let cycle = 0; cycle < 2; cycle += 1) {
      const server = await start();
      if (cycle === 0) {
        const person = makeRegistration();
        const cookie = cookieOf(await server.post('register', person));
        const payload = { email: person.email, code: codeFromOutbox() };
        const verified = await server.post('verify-email', payload, { cookie });
        session = verified.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      }
      const writes = Array.from({ length: 10 }, async () => {
        const person = makeRegistration();
        const answer = await server.post('register', person).catch(() => null);
        if (answer?.status !== 201) return;
        acknowledged.push(person.email);
        if (acknowledged.length === 4 * (cycle + 1)) void server.kill('SIGKILL');
      });
      await Promise.all(writes);
      await server.kill('SIGKILL');
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(8);

    const survivor = await start();
    const { password } = makeRegistration();
    for (const email of acknowledged) {
      // 403: the account is there and its password is right.
      expect((await survivor.post('login', { email, password })).status).toBe(403);
    }
    const answer = await fetch(`${survivor.origin}/api/auth/session`, { headers: { cookie: session } });
    expect(await answer.json()).toMatchObject({ user: { firstName: 'Ann' } });
  });
});
