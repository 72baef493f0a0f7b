import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dropRound, signIn } from './support/dropRound';
import { mixedKills } from './support/mixedLoad/mixedKills';
import { postgresDatabase } from './support/mixedLoad/snapshots';
import { makeRegistration } from './support/payloads';
import { findPostgres, startPostgres } from './support/realPostgres';
import type { RealPostgres } from './support/realPostgres';
import { startServer } from './support/serverProcess';
import type { ServerProcess } from './support/serverProcess';
import { errorOf } from './support/testApp';

const binDir = findPostgres();

describe.runIf(binDir !== null)('a PostgreSQL that goes away', { timeout: 60_000 }, () => {
  let postgres: RealPostgres;
  let dataDir: string;
  let server: ServerProcess;
  let isThere = true;

  beforeAll(async () => {
    postgres = await startPostgres(binDir ?? '');
  });
  afterAll(() => postgres.stop());
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'meridian-outage-'));
    server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: postgres.url });
    isThere = true;
    void server.exitCode().then(() => (isThere = false));
  });
  afterEach(async () => {
    postgres.thaw();
    await server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('by dropping its connections costs the requests under way a 503, and no process its life', async () => {
    const cookie = await signIn(server);
    const { origin } = server;
    for (let round = 0; round < 3; round += 1) {
      const { statuses, codes } = await dropRound({ origin, cookie }, postgres, () =>
        postgres.dropConnections(),
      );
      expect([...statuses].sort()).toEqual([200, 503]);
      expect([...codes]).toEqual(['databaseDown']);
      expect(isThere).toBe(true);
    }
    const session = await fetch(`${origin}/api/auth/session`, { headers: { cookie } });
    expect(await session.json()).toMatchObject({ user: { firstName: 'Ann' } });
  });

  it('by a restart is reported by a code, and ends with a reconnect', async () => {
    const cookie = await signIn(server);
    const { origin } = server;
    const { statuses, codes } = await dropRound({ origin, cookie }, postgres, () =>
      postgres.restart('SIGINT'),
    );
    expect([...statuses].sort()).toEqual([200, 503]);
    expect([...codes]).toEqual(['databaseDown']);
    expect((await server.post('register', makeRegistration())).status).toBe(201);
    expect(isThere).toBe(true);
  });

  it('by hanging fails the health in its own time, not the life of the process, and is waited for by nobody', async () => {
    const health = (name: string) => fetch(`${server.origin}/api/health/${name}`);
    expect((await health('ready')).status).toBe(200);
    postgres.freeze();
    const cookie = 'meridian.session_token=x.y';
    let isAnswered = false;
    const under = server
      .post('login', { email: 'a@example.com', password: 'long enough' }, { cookie })
      .finally(() => (isAnswered = true));
    const answers = await Promise.all([health('ready'), health('ready')]);
    // It has a deadline of its own (readiness.test.ts), well before that of a statement.
    expect(isAnswered).toBe(false);
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ code: 'databaseDown' });
    }
    expect((await health('live')).status).toBe(200);

    const login = await under;
    expect(login.status).toBe(503);
    expect(login.headers.get('retry-after')).not.toBeNull();
    expect(await errorOf(login)).toBe('The database is not responding. Try again in a moment');
    postgres.thaw();
    await expect.poll(async () => (await health('ready')).status).toBe(200);
  });

  it('has every acknowledged act whole, and no other half, when a server on it is killed amid them', async () => {
    await server.kill('SIGKILL');
    const { acknowledged, faults } = await mixedKills({
      env: { DATA_DIR: dataDir, DATABASE_URL: postgres.url },
      kills: 1,
      customers: 2,
      seed: 1,
      database: postgresDatabase(postgres.url),
    });
    expect(acknowledged).toBeGreaterThanOrEqual(10);
    expect(faults).toEqual([]);
  });

  it('by hanging does not keep the process from ending', async () => {
    postgres.freeze();
    const under = server.post('login', { email: 'a@example.com', password: 'long enough' }).catch(() => null);
    await sleep(200);
    const startedAt = performance.now();
    await server.kill('SIGTERM');
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    await under;
  });
});
