import { prepareServer } from './serverProcess';

/** What test files share is made once before them, since several run at once. */
export default prepareServer;
