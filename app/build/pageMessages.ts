import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileMessages } from '../../src/i18n/compileMessages.ts';
import { localeTags, type Locale } from '../../src/i18n/locale.ts';

/** Messages by area, as translators write them. */
export type AreaMessages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Reads the messages of areas; rejects if an area has no file in the language. */
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
 * Makes a script element with messages, read by `app/device/sentMessages.ts`: a first visit needs no message files.
 * Later pages fetch only their additional areas.
 */
export function messagesElement(locale: Locale, areas: AreaMessages): string {
  const messages = Object.assign({}, ...Object.values(areas).map(compileMessages)) as object;
  // A message must not end the element.
  const json = JSON.stringify(messages).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="messages" lang="${localeTags[locale]}" data-areas="${Object.keys(areas).join(' ')}">${json}</script>`;
}
