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

/** A paragraph of plain text; mail programs know styles on the element only. */
export function paragraph(text: string, style?: string): string {
  return `<p${style === undefined ? '' : ` style="${style}"`}>${escapeHtml(text)}</p>`;
}

/** The HTML of a mail around its paragraphs. */
export function mailHtml(language: Language, paragraphs: readonly string[]): string {
  return `<!doctype html>
<html lang="${language}">
<body style="font-family: sans-serif; line-height: 1.5">
${paragraphs.join('\n')}
</body>
</html>
`;
}
