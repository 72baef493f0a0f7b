import { openPostgres } from '@app/server/db/postgres';
import { historySuite } from './support/historySuite';
import { onPostgres } from './support/onPostgres';

onPostgres('histories', (urlOf) => {
  historySuite('a real PostgreSQL', () => openPostgres(urlOf()), Number(process.env['HISTORIES'] ?? 12));
});
