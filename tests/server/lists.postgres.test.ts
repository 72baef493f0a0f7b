import { openPostgres } from '@app/server/db/postgres';
import { listSuite } from './support/listSuite';
import { ownListSuite } from './support/ownListSuite';
import { onPostgres } from './support/onPostgres';

onPostgres('lists', (urlOf) => listSuite('a real PostgreSQL', () => openPostgres(urlOf())));
onPostgres('ownLists', (urlOf) => ownListSuite('a real PostgreSQL', () => openPostgres(urlOf())));
