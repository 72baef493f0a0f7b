import { afterAll, beforeAll, it } from 'vitest';
import { openPostgres } from '@app/server/db/postgres';
import { accountSuite } from './support/accountSuite';
import { findPostgres, startPostgres } from './support/realPostgres';
import { passwordResetSuite } from './support/passwordResetSuite';
import { registrationSuite } from './support/registrationSuite';
import { storageSuite } from './support/storageSuite';
import { unusualInputSuite } from './support/unusualInputSuite';
import { upgradeSuite } from './support/upgradeSuite';

const binDir = findPostgres();

if (binDir === null) {
  console.log('Skipped: no PostgreSQL server programs on this machine (Debian: apt-get install postgresql).');
  it.skip('accounts on a real PostgreSQL', () => undefined);
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
    // Two servers that start together on an empty database must not migrate it twice.
    const [db, other] = await Promise.all([openPostgres(postgres.url), openPostgres(postgres.url)]);
    await other.destroy();
    return db;
  };
  accountSuite('a real PostgreSQL', open);
  registrationSuite('a real PostgreSQL', open);
  passwordResetSuite('a real PostgreSQL', open);
  storageSuite('a real PostgreSQL', open);
  unusualInputSuite('a real PostgreSQL', open);
  // It empties the database: the last one.
  upgradeSuite('a real PostgreSQL', open);
}
