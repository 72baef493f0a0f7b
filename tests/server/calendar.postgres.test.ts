import { openPostgres } from '@app/server/db/postgres';
import { calendarSuite } from './support/calendarSuite';
import { onPostgres } from './support/onPostgres';

onPostgres('calendar', (urlOf) => {
  calendarSuite('a real PostgreSQL', () => openPostgres(urlOf()));
});
