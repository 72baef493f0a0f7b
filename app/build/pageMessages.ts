import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileMessages } from '../../src/i18n/compileMessages.ts';
import { localeTags, type Locale } from '../../src/i18n/locale.ts';

/** The messages of each area, as translators write them. */
export type AreaMessages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Reads what translators wrote for these areas; rejects when one of them has no file in the language. */
export async function readAreas(
  root: string,
  locale: Locale,
  areas: readonly string[],
): Promise<AreaMessages> {
  const read = async (area: string) => {
    const source = await readFile(join(root, 'src/i18n/messages', locale, `${area}.json`), 'utf8');
    return [area, JSON.parse(source) as Record<string, string>] as const;
  };
  return Object.fromEntries(await Promise.all(areas.map(read)));
}

/**
 * Messages as an element of a document, where `app/device/sentMessages.ts` finds them: a first visit waits for no files of
 * messages, and pays no headers for them. Only pages reached from there fetch what they add.
 */
export function messagesElement(locale: Locale, areas: AreaMessages): string {
  const messages = Object.assign({}, ...Object.values(areas).map(compileMessages)) as object;
  // No message may end the element.
  const json = JSON.stringify(messages).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="messages" lang="${localeTags[locale]}" data-areas="${Object.keys(areas).join(' ')}">${json}</script>`;
}
