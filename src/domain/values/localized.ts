/** Data in several languages. The default language is always present (D1); others may be missing. */
export interface Localized<Value> {
  readonly ru: Value;
  readonly [locale: string]: Value | undefined;
}

/** Returns the value in the reader's language, or else in the default language. */
export function inLanguage<Value>(values: Localized<Value>, locale: string): Value {
  return values[locale] ?? values.ru;
}
