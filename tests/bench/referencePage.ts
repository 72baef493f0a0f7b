import { localeTags, type Locale } from '../../src/i18n/locale.ts';

/**
 * What the landing page is measured against: the same copy in the plainest page that a person would write by hand,
 * with a dozen lines of CSS, the system's typeface, no drawing and no script.
 */
export function referencePage(locale: Locale, body: string): string {
  return `<!doctype html>
<html lang="${localeTags[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reference</title>
<style>
body { margin: 0 auto; max-width: 1200px; padding: 0 16px; font: 14px/1.45 system-ui, sans-serif; color: #1c1e22; background: #f8f9fc }
header { display: flex; gap: 12px; align-items: center; height: 64px }
header a:first-of-type { margin-right: auto; font-weight: 600 }
h1 { font-size: 32px; line-height: 1.2; margin: 32px 0 0 }
h1 + p { font-size: 16px; margin: 16px 0 28px }
main a { display: inline-block; padding: 11px 16px; border: 1px solid; border-radius: 8px; margin: 0 0 12px }
li { margin: 0 0 16px; list-style: none } ul, ol { padding: 0 }
dd { font-size: 32px; font-weight: 600; margin: 0 }
footer { border-top: 1px solid #ddd; padding: 24px 0 }
</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** A page's body without its drawings and classes: the copy, in the elements it stands in. */
export function plainCopy(html: string): string {
  return html
    .replaceAll(/<svg[\s\S]*?<\/svg>|<select[\s\S]*?<\/select>/g, '')
    .replaceAll(/ (?:class|title|aria-[a-z]+|id)="[^"]*"/g, '')
    .replaceAll(/<\/?(?:div|span)>/g, '');
}
