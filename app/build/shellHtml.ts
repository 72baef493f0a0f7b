import { localeTags, type Locale } from '../../src/i18n/locale.ts';
import { escapeHtml } from './pageHtml.ts';
import type { ShellTexts } from './prerender.tsx';

export interface ShellParts {
  /** Vite's index.html after the build. */
  template: string;
  locale: Locale;
  texts: ShellTexts;
  /** Addresses of scripts that the page's address needs. */
  scripts: readonly string[];
  /** Addresses of further stylesheets. */
  styles: readonly string[];
  /** Ready elements for the head. */
  head: readonly string[];
}

/** The routed app's page for one address: everything it will ask for is asked for at once. */
export function shellHtml({ template, locale, texts, scripts, styles, head }: ShellParts): string {
  const hints = [
    `<meta name="description" content="${escapeHtml(texts.description)}" />`,
    ...styles
      .filter((href) => !template.includes(href))
      .map((href) => `<link rel="stylesheet" href="${href}" />`),
    ...scripts
      .filter((href) => !template.includes(href))
      .map((href) => `<link rel="modulepreload" crossorigin href="${href}" />`),
    ...head,
  ];
  return template
    .replace(/<html lang="[^"]*">/, `<html lang="${localeTags[locale]}">`)
    .replace(/<title>[^<]*<\/title>/, `<title>${escapeHtml(texts.title)}</title>`)
    .replace('</head>', `  ${hints.join('\n    ')}\n  </head>`)
    .replace('</body>', `  <noscript>${escapeHtml(texts.needsScript)}</noscript>\n  </body>`);
}
