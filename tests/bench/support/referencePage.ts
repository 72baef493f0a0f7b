import { localeTags, type Locale } from '../../../src/i18n/locale.ts';

/*
 * References for the landing page: two pages with the same text, as written by hand without components, utilities or a
 * build. Both use the system font and have no script.
 */

/** Makes the plainest page: a dozen lines of CSS, no drawings, one column. */
export function plainPage(locale: Locale, landingBody: string): string {
  return document(locale, plainStyles, withoutDrawings(plainMarkup(landingBody)));
}

/**
 * Makes a page that looks like ours in both themes and all widths: a stylesheet by element names, and the same
 * drawings.
 */
export function designedPage(locale: Locale, landingBody: string): string {
  return document(locale, designedStyles, plainMarkup(landingBody));
}

function document(locale: Locale, styles: string, body: string): string {
  return `<!doctype html>
<html lang="${localeTags[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reference</title>
<style>${styles}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** Returns the text in its elements; drawings use the theme's colour names. */
function plainMarkup(html: string): string {
  return (
    html
      .replaceAll(/<(?:g|path|circle|rect)\b[^>]*>/g, (tag) =>
        tag.replace(/ class="([^"]*)"/, (_, classes: string) => drawnWith(classes)),
      )
      // One picture for both themes.
      .replaceAll(/<img[^>]*-dark\.webp[^>]*>/g, '')
      .replaceAll(/ (?:class|title|id)="[^"]*"/g, '')
      .replaceAll(/<\/?div>/g, '')
  );
}

function drawnWith(classes: string): string {
  return classes
    .split(' ')
    .map((name) =>
      name
        .replace(/^(fill|stroke)-(.+)$/, ' $1="var(--$2)"')
        .replace(/^opacity-(\d+)$/, (_, percent: string) => ` opacity="${Number(percent) / 100}"`),
    )
    .join('');
}

function withoutDrawings(html: string): string {
  return html
    .replaceAll(/<svg[\s\S]*?<\/svg>|<select[\s\S]*?<\/select>/g, '')
    .replaceAll(/ aria-[a-z]+="[^"]*"/g, '')
    .replaceAll(/<\/?span>/g, '');
}

const plainStyles = `
body { margin: 0 auto; max-width: 1200px; padding: 0 16px; font: 14px/1.45 system-ui, sans-serif; color: #1c1e22; background: #f8f9fc }
header { display: flex; gap: 12px; align-items: center; height: 64px }
header a:first-of-type { margin-right: auto; font-weight: 600 }
h1 { font-size: 32px; line-height: 1.2; margin: 32px 0 0 }
h1 + p { font-size: 16px; margin: 16px 0 28px }
main a { display: inline-block; padding: 11px 16px; border: 1px solid; border-radius: 8px; margin: 0 0 12px }
li { margin: 0 0 16px; list-style: none } ul, ol { padding: 0 }
dd { font-size: 32px; font-weight: 600; margin: 0 }
img { width: 100%; height: auto }
footer { border-top: 1px solid #ddd; padding: 24px 0 }
`;

const designedStyles = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#f8f9fc, #0c0e12); --surface: light-dark(#fff, #15171c); --hover: light-dark(#eff1f5, #202329);
  --text: light-dark(#1c1e22, #e9ebef); --text-muted: light-dark(#585c64, #a7abb3);
  --border: light-dark(#dddfe4, #2b2e34); --border-strong: light-dark(#82868e, #747880);
  --action: light-dark(#1f5bd8, #3268dd); --on-action: #fff; --link: light-dark(#1c55cc, #9dbcf8);
}
* { box-sizing: border-box; margin: 0; padding: 0 }
body {
  max-width: 1200px; min-height: 100dvh; margin: 0 auto; padding: 0 16px;
  font: 14px/1.45 system-ui, sans-serif; color: var(--text); background: var(--canvas);
}
a { color: inherit; text-decoration: none }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
header { display: flex; gap: 8px; align-items: center; height: 64px }
header a, main > a { padding: 11px 12px; border-radius: 8px; font-weight: 500; text-align: center; white-space: nowrap }
header a:first-of-type { display: flex; gap: 10px; margin-right: auto; padding: 0; font-size: 16px; font-weight: 600 }
header a:last-of-type, main > a { background: var(--surface); border: 1px solid var(--border-strong) }
header a:hover, main > a:hover { background: var(--hover) }
header svg { width: 32px; height: 32px }
header > span { position: relative }
header > span svg { width: 18px }
header select { position: absolute; inset: 0; opacity: 0 }
h1 { margin-top: 32px; font-size: 32px; font-weight: 600; line-height: 1.2; letter-spacing: -.025em }
h1 + p { max-width: 512px; margin: 16px 0 28px; font-size: 16px }
p, dt { color: var(--text-muted) }
strong { color: var(--text); font-weight: 600 }
main { padding-bottom: 40px }
main > a { display: block; margin-bottom: 12px }
main > p + a { background: var(--action); color: var(--on-action); border-color: var(--action) }
main > svg { width: 100%; margin: 40px 0 -16px }
main text { display: none }
section { margin-top: 56px }
section:first-of-type h2 { position: absolute; clip-path: inset(50%) }
h2 { margin-bottom: 12px; font-size: 24px; font-weight: 600; line-height: 1.2 }
h3 { margin: 16px 0 8px; font-size: 16px; font-weight: 600 }
li { list-style: none }
ul svg { width: 18px; height: 18px }
section ul { display: grid; gap: 16px }
section:first-of-type li { padding: 24px; border: 1px solid var(--border); border-radius: 12px; background: var(--surface) }
ol { margin: 24px 0; border: 1px solid var(--border); border-radius: 12px; background: var(--surface) }
ol a { display: flex; flex-wrap: wrap; gap: 4px 12px; padding: 12px 16px; font-variant-numeric: tabular-nums }
ol a > span:nth-of-type(2) { flex-grow: 1; font-size: 16px; font-weight: 600 }
ol a > span:last-child { width: 100%; color: var(--text-muted); font-size: 13px }
img { width: 100%; height: auto; margin-top: 24px; border: 1px solid var(--border); border-radius: 12px }
details { border-top: 1px solid var(--border); font-size: 16px }
summary { display: flex; justify-content: space-between; padding: 16px 0; font-weight: 500 }
summary svg { width: 16px }
section p a { color: var(--link); text-decoration: underline }
dl { display: grid; grid-template-columns: auto auto; gap: 4px 24px; margin-top: 24px }
dt { grid-row: span 1 } dd { font-size: 32px; font-weight: 600 }
footer { border-top: 1px solid var(--border); padding: 24px 0; font-size: 13px }
footer li a { display: inline-block; padding: 8px 0; color: var(--text-muted) }
a:hover { text-decoration: underline }
@media (width < 640px) { header a:first-of-type span, header a:nth-of-type(2) span + span { display: none } }
@media (width >= 768px) {
  body { padding: 0 32px }
  main { display: grid; grid: auto auto auto 1fr / auto 1fr 520px; gap: 0 12px }
  main > a { place-self: start }
  h1, h1 + p, main > a + p { grid-column: 1 / 3 }
  main > svg { grid-column: 3; grid-row: 1 / 5; margin: 0 }
  main text { display: block; fill: var(--text-muted) }
  section { grid-column: 1 / 4 }
  section ul { grid-template-columns: repeat(3, 1fr) }
  ol { display: grid; grid-template-columns: repeat(4, 1fr); gap: 12px }
}
@media (width >= 1024px) { h1 { font-size: 44px } footer { display: flex; justify-content: space-between } }
`;
