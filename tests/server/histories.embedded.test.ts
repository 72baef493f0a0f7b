import { historySuite } from './support/historySuite';
import { openTestDatabase } from './support/testDatabase';

historySuite('the embedded database', openTestDatabase, Number(process.env['HISTORIES'] ?? 12));
