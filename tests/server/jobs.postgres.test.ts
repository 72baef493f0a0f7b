import { expect, it } from 'vitest';
import { openChanges } from '@app/server/db/openChanges';
import { openPostgres } from '@app/server/db/postgres';
import { enqueue } from '@app/server/jobs/enqueue';
import { deferred } from './support/deferred';
import { jobSuite } from './support/jobSuite';
import { onPostgres } from './support/onPostgres';
import { recordedLog } from './support/recordedLog';

onPostgres('jobs', (urlOf) => {
  jobSuite('a real PostgreSQL', () => openPostgres(urlOf()));

  it('wakes the workers of every instance when a job is committed', async () => {
    const db = await openPostgres(urlOf());
    const woken = deferred();
    const { log, errors } = recordedLog();
    const { onJob, close } = await openChanges(urlOf(), log);
    onJob(woken.resolve);
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
});
