/**
 * Something that comes with data in several languages. The provider writes it in the default language (D1); in another
 * it may be missing.
 */
export interface Localized<Value> {
  readonly ru: Value;
  readonly [locale: string]: Value | undefined;
}

/** Returns the value in the reader's language, else in the default language. */
export function inLanguage<Value>(values: Localized<Value>, locale: string): Value {
  return values[locale] ?? values.ru;
}
