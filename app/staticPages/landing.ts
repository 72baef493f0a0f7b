/** Script of the landing page: theme and language. */
import { storePreferences } from './preferences';

storePreferences();
