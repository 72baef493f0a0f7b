import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brand } from '@/brand';
import { serversContract } from '@app/contract/servers';
import { createServer } from '@app/server/createServer';
import type { Db } from '@app/server/db/database';
import { parseEnv } from '@app/server/env';
import { countBacklog } from '@app/server/backlog';
import { createMetrics } from '@app/server/metrics/createMetrics';
import { makeBuiltPortal } from './support/builtPortal';
import { makeRegistration, newEmail } from './support/payloads';
import { recordedLog } from './support/recordedLog';
import { callAs, codeOf, signIn } from './support/signedIn';
import { createTestApp, type TestApp } from './support/testApp';
import { openTestDatabase } from './support/testDatabase';
import { testSeed } from './support/testSeed';

const token = 'a token for who reads metrics';
const headers = { authorization: `Bearer ${token}` };
const portal = makeBuiltPortal();

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(async () => {
  portal.remove();
  await db.destroy();
});

function measuredApp(): TestApp {
  const counted = createMetrics({
    database: { busy: () => 1, waiting: () => 3 },
    openStreams: () => 2,
    backgroundWork: () => 0,
    backlog: () => countBacklog(db),
  });
  return createTestApp(db, {
    limits: { loginPerAccount: { max: 1, windowSeconds: 3600 } },
    deps: { metrics: { token, counted }, clientDir: portal.clientDir },
  });
}

async function read(app: Pick<TestApp, 'fetch'>): Promise<string> {
  const answer = await app.fetch('/metrics', { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  return answer.text();
}

const seriesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.slice(0, line.lastIndexOf(' ')))
    .sort();
const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1) ?? Number.NaN,
  );

// tests: ADMIN-51
it('counts the jobs that wait or were given up, and the tickets that are open', async () => {
  const app = measuredApp();
  const figures = async () => {
    const text = await read(app);
    return ['meridian_jobs_waiting', 'meridian_jobs_given_up', 'meridian_tickets_open'].map((series) =>
      valueOf(text, series),
    );
  };
  const [waiting = 0, givenUp = 0, open = 0] = await figures();
  const ann = await signIn(app);
  await sql`insert into "job" ("kind", "key", "payload", "runAt", "doneAt", "failedAt") values
    ('mail', 'backlog:1', '{}', '2999-01-01', null, null),
    ('mail', 'backlog:2', '{}', '2999-01-01', null, now()),
    ('mail', 'backlog:3', '{}', '2999-01-01', now(), null)`.execute(db);
  const ticket = {
    userId: ann.id,
    subject: 'No ping',
    service: null,
    serverId: null,
    department: 'technical',
    updatedAt: new Date(),
  } as const;
  await db
    .insertInto('ticket')
    .values([
      { ...ticket, status: 'queued' },
      { ...ticket, status: 'closed' },
    ])
    .execute();
  const [waitingNow, givenUpNow, openNow] = await figures();
  expect(waitingNow).toBeGreaterThanOrEqual(waiting + 1);
  expect([givenUpNow, openNow]).toEqual([givenUp + 1, open + 1]);
});

it('counts requests by the template of their route and the class of their status', async () => {
  const app = measuredApp();
  const ann = await signIn(app);
  await callAs(app, ann, serversContract.list);
  await callAs(app, ann, serversContract.details, { params: { id: '1' } });
  await callAs(app, ann, serversContract.details, { params: { id: '999999' } });
  const text = await read(app);
  const count = (route: string, status: string, method = 'GET') =>
    valueOf(text, `meridian_request_seconds_count{method="${method}",route="${route}",status="${status}"}`);
  expect(count('/api/servers', '2xx')).toBe(1);
  expect(count('/api/servers/:id/details', '4xx')).toBe(2);
  expect(count('/api/auth/register', '2xx', 'POST')).toBe(1);
  expect(text).toContain('meridian_request_seconds_bucket{le="0.25",method="GET",route="/api/servers"');
});

it('has no more series however many paths and methods are made up, and nothing personal', async () => {
  const app = measuredApp();
  const ann = await signIn(app);
  const nonsense = async (index: number) => {
    const paths = [
      `/x${index}`,
      `/api/x${index}`,
      `/api/servers/x${index}`,
      `/assets/x${index}.js`,
      `/%ff${index}`,
    ];
    for (const path of paths) await app.fetch(`${path}?q=${index}`, { headers: { cookie: ann.cookie } });
    await app.fetch(`/api/servers`, { method: index % 2 === 0 ? 'PROPFIND' : 'REPORT' });
    await app.post('login', { email: newEmail(), password: 'x' });
  };
  for (let index = 0; index < 4; index += 1) await nonsense(index);
  await read(app);
  const before = seriesOf(await read(app));
  for (let index = 4; index < 60; index += 1) await nonsense(index);
  const text = await read(app);
  expect(seriesOf(text).filter((name) => !before.includes(name) && name.startsWith('meridian'))).toEqual([]);
  expect(text).toContain('method="other"');
  expect(text).not.toMatch(/@|x59|PROPFIND|Bearer/);
  expect(text).not.toContain(ann.id);
});

it('counts refusals by their limit, and shows what is under way', async () => {
  const app = measuredApp();
  const email = newEmail();
  for (let time = 0; time < 3; time += 1) await app.post('login', { email, password: 'x' });
  const text = await read(app);
  expect(valueOf(text, 'meridian_limit_refusals_total{limit="loginPerAccount"}')).toBe(2);
  expect(valueOf(text, 'meridian_database_waiting')).toBe(3);
  expect(valueOf(text, 'meridian_event_streams')).toBe(2);
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'nodejs_heap_size_used_bytes',
    'process_resident_memory_bytes',
  ])
    expect(valueOf(text, name)).toBeGreaterThan(0);
});

it('is for who has the token, and not there at all without one', async () => {
  const app = measuredApp();
  for (const authorization of ['', 'Bearer ', `Bearer ${token}x`, `Basic ${token}`, token]) {
    const answer = await app.fetch('/metrics', { headers: { authorization } });
    expect([answer.status, await codeOf(answer)]).toEqual([401, 'metricsToken']);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  }
  const plain = createTestApp(db, { deps: { clientDir: portal.clientDir } });
  const answer = await plain.fetch('/metrics', { headers });
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('meridian_');
});

it(
  'is filled by a server: its database, its mails, its streams, its housekeeping',
  { timeout: 90_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'meridian-metrics-'));
    const { log, errors } = recordedLog();
    const server = await createServer(parseEnv({ DATA_DIR: dataDir, METRICS_TOKEN: token }), {
      brandNames: brand.name,
      clientDir: portal.clientDir,
      seedFile: await testSeed(),
      landingFile: '',
      log,
    });
    const fetch: TestApp['fetch'] = async (path, init) => server.app.request(path, init, {});
    const body = JSON.stringify(makeRegistration());
    const registered = await fetch('/api/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(registered.status).toBe(201);
    const text = await read({ fetch });
    expect(valueOf(text, 'meridian_mails_total{result="sent"}')).toBe(1);
    expect(valueOf(text, 'meridian_database_connections_busy')).toBeGreaterThanOrEqual(0);
    expect(valueOf(text, 'meridian_event_streams')).toBe(0);
    await expect
      .poll(async () => valueOf(await read({ fetch }), 'meridian_housekeeping_timestamp_seconds'), {
        timeout: 20_000,
      })
      .toBeGreaterThan(Date.now() / 1000 - 60);
    await server.close();
    expect(errors).toEqual([]);
    rmSync(dataDir, { recursive: true });
  },
);
