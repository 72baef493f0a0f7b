import { catalogues } from './catalogues';

export type Language = keyof typeof catalogues;
export type MessageKey = keyof (typeof catalogues)['ru'];

const texts: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = catalogues;

/**
 * Returns the sentence of a key with `{name}` placeholders filled in.
 * One pass, so braces in a value (a customer named `{code}`) stay unchanged.
 */
export function message(
  language: Language,
  key: MessageKey,
  values: Readonly<Record<string, string>> = {},
): string {
  return texts[language][key].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
