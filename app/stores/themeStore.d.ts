import { type ThemeChoice } from '@/domain/theme';
/** The theme chosen on this device; an absent cookie means `system`. index.html applies it before the first paint; this changes it later. */
export declare const themeStore: {
  getSnapshot: () => ThemeChoice;
  subscribe: (listener: () => void) => () => void;
  set: (choice: ThemeChoice) => void;
};
