import { listSuite } from './support/listSuite';
import { ownListSuite } from './support/ownListSuite';
import { recordListSuite } from './support/recordListSuite';
import { staffListSuite } from './support/staffListSuite';
import { openTestDatabase } from './support/testDatabase';

listSuite('the embedded database', openTestDatabase);
ownListSuite('the embedded database', openTestDatabase);
recordListSuite('the embedded database', openTestDatabase);
staffListSuite('the embedded database', openTestDatabase);
