import { afterAll, beforeAll, it } from 'vitest';
import { openPostgres } from '@app/server/db/postgres';
import { deliverySuite } from './support/deliverySuite';
import { findPostgres, startPostgres } from './support/realPostgres';

const binDir = findPostgres();

if (binDir === null) {
  console.log('Skipped: no PostgreSQL server programs on this machine (Debian: apt-get install postgresql).');
  it.skip('delivery on a real PostgreSQL', () => undefined);
} else {
  let postgres: Awaited<ReturnType<typeof startPostgres>> | null = null;
  beforeAll(async () => {
    postgres = await startPostgres(binDir);
  });
  afterAll(async () => {
    await postgres?.stop();
  });
  deliverySuite('a real PostgreSQL', () => {
    if (postgres === null) throw new Error('PostgreSQL was not started');
    return openPostgres(postgres.url);
  });
}
