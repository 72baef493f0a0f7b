import { jobSuite } from './support/jobSuite';
import { openTestDatabase } from './support/testDatabase';

jobSuite('the embedded database', openTestDatabase);
