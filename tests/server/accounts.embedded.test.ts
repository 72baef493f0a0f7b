import { accountSuite } from './support/accountSuite';
import { storageSuite } from './support/storageSuite';
import { openTestDatabase } from './support/testDatabase';
import { unusualInputSuite } from './support/unusualInputSuite';

accountSuite('the embedded database', openTestDatabase);
storageSuite('the embedded database', openTestDatabase);
unusualInputSuite('the embedded database', openTestDatabase);
