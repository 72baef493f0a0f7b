import { calendarSuite } from './support/calendarSuite';
import { openTestDatabase } from './support/testDatabase';

calendarSuite('the embedded database', openTestDatabase);
