import { openPostgres } from '@app/server/db/postgres';
import { addressSuite } from './support/addressSuite';
import { onPostgres } from './support/onPostgres';

onPostgres('addresses', (urlOf) => addressSuite('a real PostgreSQL', () => openPostgres(urlOf())));
