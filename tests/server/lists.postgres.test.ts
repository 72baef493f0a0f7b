import { openPostgres } from '@app/server/db/postgres';
import { listSuite } from './support/listSuite';
import { ownListSuite } from './support/ownListSuite';
import { recordListSuite } from './support/recordListSuite';
import { staffListSuite } from './support/staffListSuite';
import { onPostgres } from './support/onPostgres';

onPostgres('lists', (urlOf) => listSuite('a real PostgreSQL', () => openPostgres(urlOf())));
onPostgres('ownLists', (urlOf) => ownListSuite('a real PostgreSQL', () => openPostgres(urlOf())));
onPostgres('recordLists', (urlOf) => recordListSuite('a real PostgreSQL', () => openPostgres(urlOf())));
onPostgres('staffLists', (urlOf) => staffListSuite('a real PostgreSQL', () => openPostgres(urlOf())));
