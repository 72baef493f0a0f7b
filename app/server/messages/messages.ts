import { catalogues } from './catalogues';

export type Language = keyof typeof catalogues;
export type MessageKey = keyof (typeof catalogues)['ru'];

const texts: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = catalogues;

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
  return texts[language][key].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
