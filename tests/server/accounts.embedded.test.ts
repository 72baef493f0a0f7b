import { accountSuite } from './support/accountSuite';
import { openTestDatabase } from './support/testDatabase';

accountSuite('the embedded database', openTestDatabase);
