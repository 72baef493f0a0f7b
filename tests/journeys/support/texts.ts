import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { localeTags, type Locale } from '../../../src/i18n/locale.ts';

/** Reads a message as a person reads it: arguments filled in, mark-up gone. Throws on a key that does not exist. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The portal's own catalogues, so that a reworded button breaks no journey. */
export function textsOf(locale: Locale): Say {
  const folder = join(import.meta.dirname, '../../../src/i18n/messages', locale);
  const messages = new Map<string, string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const area = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;
    for (const [key, message] of Object.entries(area)) messages.set(key, message);
  }
  return (key, values = {}) => {
    const message = messages.get(key);
    if (message === undefined) throw new Error(`No message "${key}" in ${locale}`);
    return String(
      new IntlMessageFormat(message.replaceAll(/<\/?\w+>/g, ''), localeTags[locale]).format(values),
    );
  };
}
