import { openPostgres } from '@app/server/db/postgres';
import { deliverySuite } from './support/deliverySuite';
import { onPostgres } from './support/onPostgres';

onPostgres('delivery', (urlOf) => deliverySuite('a real PostgreSQL', () => openPostgres(urlOf())));
