import { accountSuite } from './support/accountSuite';
import { passwordResetSuite } from './support/passwordResetSuite';
import { registrationSuite } from './support/registrationSuite';
import { storageSuite } from './support/storageSuite';
import { openTestDatabase } from './support/testDatabase';
import { unusualInputSuite } from './support/unusualInputSuite';

accountSuite('the embedded database', openTestDatabase);
registrationSuite('the embedded database', openTestDatabase);
passwordResetSuite('the embedded database', openTestDatabase);
storageSuite('the embedded database', openTestDatabase);
unusualInputSuite('the embedded database', openTestDatabase);
