import { accountSuite } from './support/accountSuite';
import { openTestDatabase } from './support/testDatabase';
import { unusualInputSuite } from './support/unusualInputSuite';

accountSuite('the embedded database', openTestDatabase);
unusualInputSuite('the embedded database', openTestDatabase);
