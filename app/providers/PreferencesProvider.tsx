import { createContext, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { drawMeridianMark } from '@/brandMark';
import type { ThemeChoice } from '@/domain/profile/theme';
import { BrandProvider } from '@/i18n/BrandProvider';
import { I18nProvider } from '@/i18n/I18nProvider';
import type { Locale } from '@/i18n/locale';
import { portalLanguages } from '@/i18n/offeredLanguage';
import { installedBrand } from '@app/device/installedBrand';
import type { MessageStore } from '@app/stores/messageStore';
import { datacenterStore } from '@app/stores/datacenterStore';
import { themeStore } from '@app/stores/themeStore';
import { timeZoneStore } from '@app/stores/timeZoneStore';

/** Settings of the device, and functions to change them. */
export interface Preferences {
  locale: Locale;
  theme: ThemeChoice;
  setLocale: (locale: Locale) => void;
  setTheme: (theme: ThemeChoice) => void;
  /** Loads messages for code that is loaded on first use. */
  messages: Pick<MessageStore, 'ensure' | 'read'>;
}

const PreferencesContext = createContext<Preferences | null>(null);

/** Provides language and theme; both change in place, without a reload. */
export function PreferencesProvider({ messages, children }: { messages: MessageStore; children: ReactNode }) {
  const catalogue = useSyncExternalStore(messages.subscribe, messages.getSnapshot);
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.getSnapshot);
  const timeZone = useSyncExternalStore(timeZoneStore.subscribe, timeZoneStore.getSnapshot);
  const [brand] = useState(installedBrand);
  const datacenters = useSyncExternalStore(datacenterStore.subscribe, datacenterStore.getSnapshot);
  const value = useMemo<Preferences>(
    () => ({
      locale: catalogue.locale,
      theme,
      setLocale: (locale) => {
        messages.setLocale(locale).catch((error: unknown) => console.error('Language not loaded', error));
      },
      setTheme: themeStore.set,
      messages,
    }),
    [messages, catalogue.locale, theme],
  );
  return (
    <PreferencesContext value={value}>
      <I18nProvider
        locale={catalogue.locale}
        languages={portalLanguages}
        messages={catalogue.messages}
        timeZone={timeZone}
        datacenters={datacenters}
      >
        <BrandProvider brand={brand} drawMark={drawMeridianMark}>
          {children}
        </BrandProvider>
      </I18nProvider>
    </PreferencesContext>
  );
}

/** Returns the device's preferences. Throws outside a PreferencesProvider. */
export function usePreferences(): Preferences {
  const value = use(PreferencesContext);
  if (!value) throw new Error('No PreferencesProvider above');
  return value;
}
