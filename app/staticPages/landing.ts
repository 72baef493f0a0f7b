/** The script of the landing page: its theme and language. */
import { storePreferences } from './preferences';

storePreferences();
