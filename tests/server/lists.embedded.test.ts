import { listSuite } from './support/listSuite';
import { openTestDatabase } from './support/testDatabase';

listSuite('the embedded database', openTestDatabase);
