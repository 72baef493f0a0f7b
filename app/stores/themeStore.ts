import { isThemeChoice, type ThemeChoice } from '@/domain/profile/theme';
import { readCookie, writeCookie } from '@app/device/cookies';
import { Emitter } from './emitter';

const themeCookie = 'theme';
const changed = new Emitter();

/** Theme chosen on this device; without a cookie it is `system`. index.html applies it before the first paint. */
export const themeStore = {
  getSnapshot: (): ThemeChoice => {
    const remembered = readCookie(themeCookie);
    return isThemeChoice(remembered) ? remembered : 'system';
  },
  subscribe: changed.subscribe,
  set: (choice: ThemeChoice): void => {
    writeCookie(themeCookie, choice === 'system' ? null : choice);
    if (choice === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = choice;
    changed.emit();
  },
};
