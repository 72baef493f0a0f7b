import { readCookie, writeCookie } from '@app/device/cookies';

/** `system` follows the device and is what an absent cookie means. */
export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const themeCookie = 'theme';
const listeners = new Set<() => void>();

/** The theme chosen on this device. index.html applies it before the first paint; this changes it later. */
export const themeStore = {
  getSnapshot: (): ThemeChoice => {
    const remembered = readCookie(themeCookie);
    return remembered === 'light' || remembered === 'dark' ? remembered : 'system';
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set: (choice: ThemeChoice): void => {
    writeCookie(themeCookie, choice === 'system' ? null : choice);
    if (choice === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = choice;
    for (const listener of listeners) listener();
  },
};
