import { languages } from '../../src/i18n/languages.ts';
import type { Locale } from '../../src/i18n/locale.ts';

const folder = '@fontsource-variable/golos-text/files';

/** The font files whose letters a language's text is made of, as src/tokens/fonts.css names them. */
export const fontsOf = (locale: Locale): readonly string[] =>
  languages[locale].scripts.map((script) => `${folder}/golos-text-${script}-wght-normal.woff2`);

/** Asks the browser for the fonts before the app has drawn its first text, but after the app itself. */
export function fontPreloads(locale: Locale, fontUrl: (file: string) => string): string[] {
  return fontsOf(locale).map(
    (file) =>
      `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="${fontUrl(file)}">`,
  );
}
