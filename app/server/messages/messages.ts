import { catalogues } from './catalogues';

export type Language = keyof typeof catalogues;
export type MessageKey = keyof (typeof catalogues)['ru'];

const texts: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = catalogues;

/** Returns the text of a key with its `{name}` placeholders. */
export const template = (language: Language, key: MessageKey): string => texts[language][key];

/**
 * Fills in the `{name}` placeholders of a text.
 * One pass, so braces in a value (a customer named `{code}`) stay unchanged.
 */
export const fillPlaces = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** Returns the sentence of a key with `{name}` placeholders filled in. */
export function message(
  language: Language,
  key: MessageKey,
  values: Readonly<Record<string, string>> = {},
): string {
  return fillPlaces(template(language, key), values);
}
