import { defaultLocale, localeTags, locales, type Locale } from '../../src/i18n/locale.ts';
import { escaped } from '../server/http/html.ts';
import { writeFacts } from '../server/static/providerFacts.ts';
import type { RenderedPage } from './prerender.tsx';

/** Page background of both themes as sRGB, for the browser's interface. Must equal --color-canvas. */
export const themeColors = { light: '#f8f9fc', dark: '#0c0e12' } as const;

/** Applies the stored theme before the first paint, as in index.html. */
const themeScript =
  '(document.cookie.match(/(?:^|; )theme=(light|dark)/)||[]).slice(1).forEach(function(t){document.documentElement.dataset.theme=t})';

const openGraphLocale = (locale: Locale) => localeTags[locale].replace('-', '_');

/**
 * Blocks the first paint until an element exists. One in the middle of the top bar would move when the rest is
 * parsed.
 */
export const paintedFrom = (id: string) => `<link rel="expect" href="#${id}" blocking="render">`;

export interface PageParts {
  page: RenderedPage;
  /** HTML for the head: styles. */
  head: readonly string[];
  /** HTML for the end of the body, for which the first paint does not wait. */
  end: readonly string[];
}

/** Makes the document of a pre-rendered page. */
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
    // Without the origin, which the server adds (stampInstallation.ts).
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

/** Escapes text for an element or a quoted attribute, and writes its marked facts. */
export const escapeHtml = (text: string): string => writeFacts(escaped(text));
