import type { AuthPageFrame } from '@/patterns/AuthPage';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { paths } from '@/paths';

/** Returns the frame of the account screens: home link, language and theme (D1). */
export function useAuthFrame(): AuthPageFrame {
  const { theme, setLocale, setTheme } = usePreferences();
  return { homeHref: paths.landing, theme, onLocaleChange: setLocale, onThemeChange: setTheme };
}
