import { defaultLocale, localeTags, locales, type Locale } from '../../src/i18n/locale.ts';
import type { RenderedPage } from './prerender.tsx';

/** The page's canvas in both themes as sRGB, for the browser's own chrome. Keep equal to --color-canvas. */
export const themeColors = { light: '#f8f9fc', dark: '#0c0e12' } as const;

/** Before the first paint: the theme this device chose, as in index.html. */
const themeScript =
  '(document.cookie.match(/(?:^|; )theme=(light|dark)/)||[]).slice(1).forEach(function(t){document.documentElement.dataset.theme=t})';

const openGraphLocale = (locale: Locale) => localeTags[locale].replace('-', '_');

/** For the head: no paint before this element is there. One in the middle of the top bar would move it when the rest is parsed. */
export const paintedFrom = (id: string) => `<link rel="expect" href="#${id}" blocking="render">`;

export interface PageParts {
  page: RenderedPage;
  /** Ready elements for the head: styles. */
  head: readonly string[];
  /** Ready elements for the end of the body: what the first paint does not wait for. */
  end: readonly string[];
}

/** A whole document around a pre-rendered page. */
export function pageHtml({ page, head, end }: PageParts): string {
  const { path, locale, foldId, title, description, body } = page;
  const address = (of: Locale) => (of === defaultLocale ? path : `${path}?lang=${of}`);
  return [
    `<!doctype html><html lang="${localeTags[locale]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    `<script>${themeScript}</script>`,
    ...head,
    paintedFrom(foldId),
    '<meta name="color-scheme" content="light dark">',
    ...Object.entries(themeColors).map(
      ([theme, color]) =>
        `<meta name="theme-color" content="${color}" media="(prefers-color-scheme:${theme})" data-of="${theme}">`,
    ),
    `<meta name="description" content="${escapeHtml(description)}">`,
    // Without the site's own address, which the server puts before them or leaves them out (stampInstallation.ts).
    `<link rel="canonical" href="${address(locale)}">`,
    ...locales.map((of) => `<link rel="alternate" hreflang="${of}" href="${address(of)}">`),
    `<link rel="alternate" hreflang="x-default" href="${path}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:locale" content="${openGraphLocale(locale)}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `</head><body>${body}`,
    ...end,
    '</body></html>\n',
  ].join('');
}

/** Text as it may stand in an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
