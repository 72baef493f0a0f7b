import { openPostgres } from '@app/server/db/postgres';
import { onPostgres } from '../support/onPostgres';
import { handRefunds } from './handRefunds';
import { interleavings } from './interleavings';

const runs = Number(process.env['PAYMENT_RUNS'] ?? 5);
onPostgres('payments in any order', (urlOf) => {
  const open = () => openPostgres(urlOf());
  interleavings('a real PostgreSQL', open, runs);
  handRefunds('a real PostgreSQL', open, runs);
});
