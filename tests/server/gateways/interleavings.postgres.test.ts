import { afterAll, beforeAll, it } from 'vitest';
import { openPostgres } from '@app/server/db/postgres';
import { findPostgres, startPostgres } from '../support/realPostgres';
import { interleavings } from './interleavings';

const binDir = findPostgres();

if (binDir === null) {
  console.log('Skipped: no PostgreSQL server programs on this machine (Debian: apt-get install postgresql).');
  it.skip('payments in any order on a real PostgreSQL', () => undefined);
} else {
  let postgres: Awaited<ReturnType<typeof startPostgres>> | null = null;
  beforeAll(async () => {
    postgres = await startPostgres(binDir);
  });
  afterAll(async () => {
    await postgres?.stop();
  });
  const open = async () => {
    if (postgres === null) throw new Error('PostgreSQL was not started');
    return openPostgres(postgres.url);
  };
  interleavings('a real PostgreSQL', open, Number(process.env['PAYMENT_RUNS'] ?? 5));
}
