import { openPostgres } from '@app/server/db/postgres';
import { accountSuite } from './support/accountSuite';
import { onPostgres } from './support/onPostgres';
import { passwordResetSuite } from './support/passwordResetSuite';
import { registrationSuite } from './support/registrationSuite';
import { storageSuite } from './support/storageSuite';
import { unusualInputSuite } from './support/unusualInputSuite';
import { upgradeSuite } from './support/upgradeSuite';

onPostgres('accounts', (urlOf) => {
  const open = async () => {
    // Two servers that start together on an empty database must not migrate it twice.
    const [db, other] = await Promise.all([openPostgres(urlOf()), openPostgres(urlOf())]);
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
});
