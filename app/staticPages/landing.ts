/** The script of the landing page: its theme and language. */
import { keepPreferences } from './preferences';

keepPreferences();
