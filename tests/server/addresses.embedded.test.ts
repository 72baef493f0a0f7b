import { addressSuite } from './support/addressSuite';
import { openTestDatabase } from './support/testDatabase';

addressSuite('the embedded database', openTestDatabase);
