import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { changeSchema, changesPath, changeTopics } from '@app/contract/changes';
import { supportContract } from '@app/contract/support';
import { createServer } from '@app/server/createServer';
import { openChanges } from '@app/server/db/openChanges';
import { openPostgres } from '@app/server/db/postgres';
import { parseEnv } from '@app/server/env';
import { brand } from '@/brand';
import { freePort } from '../freePort';
import { onPostgres } from './support/onPostgres';
import { recordedLog } from './support/recordedLog';
import { answerOf, callAs, signIn, type Person } from './support/signedIn';
import { createTestApp, type TestApp } from './support/testApp';

/** One of the instances behind one address. */
interface Instance {
  readonly app: TestApp;
  readonly close: () => Promise<void>;
}

async function startInstance(url: string): Promise<Instance> {
  const db = await openPostgres(url);
  const { log } = recordedLog();
  const { changes, close } = await openChanges(url, log);
  return {
    app: createTestApp(db, { deps: { changes } }),
    async close() {
      await close();
      await db.destroy();
    },
  };
}

/** Opens a tab and returns the topics of each event, one after another. */
async function openTab(app: TestApp, { cookie }: Person) {
  const answer = await app.fetch(changesPath, { headers: { cookie } });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async next(): Promise<readonly string[]> {
      for (;;) {
        const [, data, rest] = /^[\s\S]*?event: change\ndata: (.*)\n\n([\s\S]*)$/.exec(text) ?? [];
        if (data !== undefined) {
          text = rest ?? '';
          return v.parse(changeSchema, JSON.parse(data)).topics;
        }
        const piece = await reader?.read();
        if (!piece || piece.done) throw new Error('The stream has ended');
        text += piece.value;
      }
    },
    close: () => reader?.cancel(),
  };
}

onPostgres('changes', (urlOf, postgresOf) => {
  let here: Instance;
  let there: Instance;
  let ann: Person;
  beforeAll(async () => {
    [here, there] = [await startInstance(urlOf()), await startInstance(urlOf())];
    ann = await signIn(here.app);
  });
  afterAll(async () => {
    await here.close();
    await there.close();
  });
  const openTicket = (on: Instance) =>
    answerOf(
      supportContract.create,
      callAs(on.app, ann, supportContract.create, {
        key: randomUUID(),
        body: { subject: 'a', service: null, serverId: null, department: 'technical', message: 'b' },
      }),
    );

  // tests: ACCOUNT-09
  it('passes a change to the tabs of both instances, whichever made it', async () => {
    const tabs = [await openTab(here.app, ann), await openTab(there.app, ann)];
    for (const instance of [here, there]) {
      await openTicket(instance);
      for (const tab of tabs) expect(await tab.next()).toEqual(['tickets', 'account']);
    }
    for (const tab of tabs) await tab.close();
  });

  // tests: ACCOUNT-09
  it('notifies nobody else, and not of rolled back changes', async () => {
    const bob = await signIn(here.app);
    const tab = await openTab(there.app, bob);
    await openTicket(here);
    const { db, changes } = here.app.deps;
    const undone = db.transaction().execute(async (tx) => {
      await changes.announce(tx, [{ userId: bob.id, topics: ['payments'] }]);
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    await db
      .transaction()
      .execute((tx) => changes.announce(tx, [{ userId: bob.id, topics: ['notifications'] }]));
    expect(await tab.next()).toEqual(['notifications']);
    await tab.close();
  });

  it('makes every tab reload everything if it starts to listen late, because earlier notifications are lost', async () => {
    const url = new URL(urlOf());
    const real = Number(url.port);
    url.port = String(await freePort());
    const { changes, close } = await openChanges(url.href, recordedLog().log);
    const told = vi.fn();
    changes.subscribe(ann.id, told);
    const door = createSocketServer((socket) => {
      const inside = connect(real, '127.0.0.1');
      for (const each of [socket, inside]) each.on('error', () => each.destroy());
      socket.pipe(inside).pipe(socket);
    }).listen(Number(url.port));
    await expect.poll(() => told.mock.calls, { timeout: 10_000 }).toEqual([[changeTopics]]);
    await close();
    door.close();
  });

  it('is heard by a server from its start, without a failed try first', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'meridian-changes-'));
    const { log, events, errors } = recordedLog();
    const env = parseEnv({ DATA_DIR: dataDir, DATABASE_URL: urlOf() });
    const portal = await createServer(env, {
      brandNames: brand.name,
      clientDir: dataDir,
      seedFile: '',
      landingFile: '',
      log,
    });
    // A connection that listens is the only one whose last statement is LISTEN.
    const { rows } = await sql<{ listening: number }>`select count(*)::int as "listening"
      from pg_stat_activity where "query" ilike 'listen %'`.execute(here.app.deps.db);
    await portal.close();
    rmSync(dataDir, { recursive: true, force: true });
    expect({ events, errors }).toEqual({ events: [], errors: [] });
    // Those of `here` and `there`, and the server's own.
    expect(rows).toEqual([{ listening: 3 }]);
  });

  it('reconnects after an interruption and makes every tab reload everything, because notifications were lost', async () => {
    const tab = await openTab(there.app, ann);
    expect(await postgresOf().dropConnections()).toBeGreaterThan(1);
    await expect
      .poll(() =>
        openTicket(here).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    expect(await tab.next()).toEqual([...changeTopics]);
    await openTicket(here);
    expect(await tab.next()).toEqual(['tickets', 'account']);
    await tab.close();
  });

  it('comes back after the database was restarted', { timeout: 60_000 }, async () => {
    const tab = await openTab(there.app, ann);
    await postgresOf().restart('SIGKILL');
    expect(await tab.next()).toEqual([...changeTopics]);
    await tab.close();
  });
});
