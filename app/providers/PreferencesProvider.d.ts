import { type ReactNode } from 'react';
import type { ThemeChoice } from '@/domain/theme';
import type { Locale } from '@/i18n/locale';
import type { MessageStore } from '@app/stores/messageStore';
/** What a person set for this device, and how to change it. */
export interface Preferences {
  locale: Locale;
  theme: ThemeChoice;
  setLocale: (locale: Locale) => void;
  setTheme: (theme: ThemeChoice) => void;
  /** Where messages come from, for what is loaded on first use and speaks an area of its own. */
  messages: Pick<MessageStore, 'ensure' | 'read'>;
}
/** Language and theme for the tree below; both change in place, without a reload. */
export declare function PreferencesProvider({
  messages,
  children,
}: {
  messages: MessageStore;
  children: ReactNode;
}): import('react').JSX.Element;
/** The device's preferences. Throws outside a PreferencesProvider. */
export declare function usePreferences(): Preferences;
