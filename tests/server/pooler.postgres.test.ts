import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { supportContract } from '@app/contract/support';
import { createServer } from '@app/server/createServer';
import { openPostgres } from '@app/server/db/postgres';
import { parseEnv } from '@app/server/env';
import { brand } from '@/brand';
import { freePort } from '../freePort';
import { onPostgres } from './support/onPostgres';
import { recordedLog } from './support/recordedLog';
import { answerOf, callAs, signIn } from './support/signedIn';
import { createTestApp } from './support/testApp';

/* PgBouncer (Debian's 1.18) that lends a connection for one transaction at a time. */

const program = '/usr/sbin/pgbouncer';
if (!existsSync(program)) console.log('Skipped: no PgBouncer (Debian: apt-get install pgbouncer).');

/** Starts it before a database; returns its address and how to end it. */
async function startPooler(databaseUrl: string) {
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'meridian-pooler-'));
  chmodSync(folder, 0o755);
  const own = await freePort();
  writeFileSync(join(folder, 'users.txt'), `"${username}" ""\n`);
  writeFileSync(
    join(folder, 'pooler.ini'),
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 2
user = postgres
`,
  );
  const child: ChildProcess = spawn(program, [join(folder, 'pooler.ini')], { stdio: 'ignore' });
  const url = `postgres://${username}@127.0.0.1:${own}${pathname}`;
  await vi.waitFor(
    async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.end();
    },
    { timeout: 15_000, interval: 100 },
  );
  return {
    url,
    stop() {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

onPostgres('a pooler', (urlOf) => {
  describe.skipIf(!existsSync(program))('that lends connections by transaction', () => {
    let pooler: Awaited<ReturnType<typeof startPooler>>;
    const dataDir = mkdtempSync(join(tmpdir(), 'meridian-pooled-'));
    beforeAll(async () => {
      pooler = await startPooler(urlOf());
    });
    afterAll(() => {
      pooler.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const start = (settings: Readonly<Record<string, string>>) =>
      createServer(parseEnv({ DATA_DIR: dataDir, DATABASE_URL: pooler.url, ...settings }), {
        brandNames: brand.name,
        clientDir: dataDir,
        seedFile: '',
        landingFile: '',
        log: recordedLog().log,
      });

    it('stops the start in one sentence, because notifications are lost there', async () => {
      await expect(start({})).rejects.toThrow(
        'The server does not hear its own notifications. If DATABASE_URL is the address of a pooler, set DATABASE_LISTEN_URL to that of the database itself.',
      );
    });

    it('is enough for the rest, if the server listens at the database itself', async () => {
      const portal = await start({ DATABASE_LISTEN_URL: urlOf() });
      await portal.close();
      const db = await openPostgres(pooler.url);
      const app = createTestApp(db);
      // More at once than the pooler has connections.
      const people = await Promise.all(Array.from({ length: 8 }, () => signIn(app)));
      await Promise.all(
        people.map((person) =>
          answerOf(
            supportContract.create,
            callAs(app, person, supportContract.create, {
              key: randomUUID(),
              body: { subject: 'a', service: null, serverId: null, department: 'technical', message: 'b' },
            }),
          ),
        ),
      );
      const { rows } = await sql<{ tickets: number }>`select count(*)::int as "tickets" from "ticket"
        where "subject" = 'a'`.execute(db);
      expect(rows).toEqual([{ tickets: 8 }]);
      expect(app.errors).toEqual([]);
      await db.destroy();
    });
  });
});
