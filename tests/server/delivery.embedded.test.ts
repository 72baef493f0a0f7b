import { deliverySuite } from './support/deliverySuite';
import { openTestDatabase } from './support/testDatabase';

deliverySuite('the embedded database', openTestDatabase);
