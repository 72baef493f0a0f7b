import en from './en.json';
import ru from './ru.json';

export type Language = 'ru' | 'en';
export type MessageKey = keyof typeof ru;

const catalogues: Record<Language, Record<MessageKey, string>> = { ru, en };

/**
 * The sentence for a key, with `{name}` places filled in.
 *
 * One pass over the template, so braces inside a filled-in value (a customer named `{code}`) stay as typed.
 */
export function message(
  language: Language,
  key: MessageKey,
  values: Readonly<Record<string, string>> = {},
): string {
  return catalogues[language][key].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
