import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A face whose file is downloaded, and not one of the device's own that stands in for it. */
const downloadedFace = /@font-face\s*\{[^}]*url\([^}]*\}\s*/g;

/** Styles without the typeface, and the typeface alone. */
export function splitTypeface(css: string): { rest: string; typeface: string } {
  return { rest: css.replaceAll(downloadedFace, ''), typeface: [...css.matchAll(downloadedFace)].join('') };
}

const fontName = /url\((["']?)([^"')]+\.woff2)\1\)/g;

/** The font files that some styles name, as packages have them. */
export function fontsIn(css: string): string[] {
  return [...css.matchAll(fontName)].map(([, , file = '']) => file);
}

/** Styles with the fonts at the addresses they are served from. */
export function withFontUrls(css: string, fontUrl: (file: string) => string): string {
  return css.replaceAll(fontName, (_match, _quote, file: string) => `url(${fontUrl(file)})`);
}

/** The typeface of the whole portal, as it is written. */
export function sourceTypeface(root: string): string {
  return splitTypeface(readFileSync(join(root, 'src', 'tokens', 'fonts.css'), 'utf8')).typeface;
}

/**
 * Keeps the fonts away from a line that is still busy with the app: until that has come the stand-in shows, which has
 * the same measures (src/tokens/fonts.css). Who was on a page of the portal a moment ago has the fonts, and sees them
 * at once. app/main.tsx has them come for everybody else.
 *
 * @param css the typeface, minified
 */
export function lateTypeface(css: string): string[] {
  return [
    `<style id="typeface" media="not all">${css}</style>`,
    "<script>performance.getEntriesByType('navigation')[0]?.type=='navigate'&&!document.referrer.startsWith(location.origin)||(typeface.media='')</script>",
  ];
}
