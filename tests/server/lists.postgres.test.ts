import { openPostgres } from '@app/server/db/postgres';
import { listSuite } from './support/listSuite';
import { onPostgres } from './support/onPostgres';

onPostgres('lists', (urlOf) => listSuite('a real PostgreSQL', () => openPostgres(urlOf())));
