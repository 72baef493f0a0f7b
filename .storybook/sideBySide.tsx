import type { Decorator } from '@storybook/react-vite';
import { locales } from '@/i18n/locale';
import { themes } from './modes';

/** Value of theme and language that shows all of them side by side. */
export const sideBySide = 'side by side';

/** Shows a story once per theme, language or both, in frames. */
export const withSideBySide: Decorator = (Story, { globals, id, viewMode }) => {
  const { theme, locale } = globals;
  if (viewMode !== 'story' || (theme !== sideBySide && locale !== sideBySide)) return <Story />;
  const shown = (theme === sideBySide ? themes : [String(theme)]).flatMap((oneTheme) =>
    (locale === sideBySide ? locales : [String(locale)]).map((oneLocale) => [oneTheme, oneLocale] as const),
  );
  return (
    <div className="grid h-screen grid-cols-1 gap-2 sm:grid-cols-2">
      {shown.map(([oneTheme, oneLocale]) => (
        <iframe
          key={`${oneTheme} ${oneLocale}`}
          title={`${oneTheme}, ${oneLocale}`}
          src={`iframe.html?id=${id}&viewMode=story&globals=theme:${oneTheme};locale:${oneLocale}`}
          className="size-full border border-border"
        />
      ))}
    </div>
  );
};
