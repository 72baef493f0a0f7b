import { catalogues } from './catalogues';

export type Language = keyof typeof catalogues;
export type MessageKey = keyof (typeof catalogues)['ru'];

const texts: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = catalogues;

/** The text of a key with its `{name}` places. */
export const template = (language: Language, key: MessageKey): string => texts[language][key];

/**
 * A text with its `{name}` places filled in.
 *
 * One pass over the template, so braces inside a filled-in value (a customer named `{code}`) stay as typed.
 */
export const fillPlaces = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/**
 * The sentence for a key, with `{name}` places filled in. */
export function message(
  language: Language,
  key: MessageKey,
  values: Readonly<Record<string, string>> = {},
): string {
  return fillPlaces(template(language, key), values);
}
