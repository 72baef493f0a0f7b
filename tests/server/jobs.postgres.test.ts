import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChanges } from '@app/server/db/openChanges';
import { openPostgres } from '@app/server/db/postgres';
import { enqueue } from '@app/server/jobs/enqueue';
import { deferred } from './support/deferred';
import { jobSuite } from './support/jobSuite';
import { findPostgres, startPostgres } from './support/realPostgres';
import { recordedLog } from './support/recordedLog';

const binDir = findPostgres();

if (binDir === null) {
  console.log('Skipped: no PostgreSQL server programs on this machine (Debian: apt-get install postgresql).');
  it.skip('jobs on a real PostgreSQL', () => undefined);
} else {
  let postgres: Awaited<ReturnType<typeof startPostgres>> | null = null;
  beforeAll(async () => {
    postgres = await startPostgres(binDir);
  });
  afterAll(async () => {
    await postgres?.stop();
  });
  const urlOf = () => {
    if (postgres === null) throw new Error('PostgreSQL was not started');
    return postgres.url;
  };
  jobSuite('a real PostgreSQL', () => openPostgres(urlOf()));

  it('wakes the workers of every instance when a job is committed', async () => {
    const db = await openPostgres(urlOf());
    const woken = deferred();
    const { log, errors } = recordedLog();
    const { close } = await openChanges(urlOf(), log, woken.resolve);
    await db
      .transaction()
      .execute((tx) =>
        enqueue(tx, [{ kind: 'operation', key: 'woken', payload: { operationId: 1 }, runAt: new Date() }]),
      );
    await woken.promise;
    await close();
    await db.destroy();
    expect(errors).toEqual([]);
  });
}
