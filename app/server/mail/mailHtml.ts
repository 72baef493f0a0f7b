import type { Language } from '../messages/messages';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Style of secondary text; readable on light and dark backgrounds. */
export const quiet = 'opacity: 0.75';

/** A paragraph of plain text with line breaks. Styles are inline, because mail clients ignore others. */
export function paragraph(text: string, style?: string): string {
  return `<p${style === undefined ? '' : ` style="${style}"`}>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

/** A link in its own paragraph, with the visible address. */
export function linkParagraph(label: string, url: string): string {
  const address = escapeHtml(url);
  return `<p><a href="${address}">${escapeHtml(label)}</a><br><span style="${quiet}">${address}</span></p>`;
}

/** A labelled value to copy, on its own line. */
export function factParagraph(label: string, value: string): string {
  return `<p>${escapeHtml(label)}:<br><code style="font-size: 16px">${escapeHtml(value)}</code></p>`;
}

/** Wraps paragraphs into the HTML of a mail. Long addresses break on narrow screens. */
export function mailHtml(language: Language, paragraphs: readonly string[]): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
</head>
<body style="font-family: sans-serif; line-height: 1.5; overflow-wrap: anywhere; max-width: 600px; margin: 0 auto; padding: 16px">
${paragraphs.join('\n')}
</body>
</html>
`;
}
