import { openPostgres } from '@app/server/db/postgres';
import { onPostgres } from '../support/onPostgres';
import { interleavings } from './interleavings';

onPostgres('payments in any order', (urlOf) =>
  interleavings('a real PostgreSQL', () => openPostgres(urlOf()), Number(process.env['PAYMENT_RUNS'] ?? 5)),
);
