import { listSuite } from './support/listSuite';
import { ownListSuite } from './support/ownListSuite';
import { openTestDatabase } from './support/testDatabase';

listSuite('the embedded database', openTestDatabase);
ownListSuite('the embedded database', openTestDatabase);
