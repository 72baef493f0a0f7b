/**
 * Properties of a language, in `messages/<locale>/language.ts`. Plurals, numbers, names of months and countries and
 * the decimal sign follow from its tag.
 */
export interface Language {
  /** BCP 47 tag for Intl, React Aria and the document. */
  tag: string;
  /** The language's own name, for the language menu. */
  name: string;
  /** Font files with its letters, as in src/tokens/fonts.css. */
  scripts: readonly ('cyrillic' | 'latin')[];
  /** Format of a day in tables and forms. */
  day: Readonly<{ day: '2-digit' | 'numeric'; month: '2-digit' | 'short'; year: 'numeric' }>;
  /** Names of countries by ISO 3166-1 code, where they differ from Intl's (D34). */
  countries?: Readonly<Record<string, string>>;
  /** The provider's texts in this language. */
  brand: Readonly<{
    name: string;
    legalEntity: string;
    /** Address of the legal entity on invoices (D20). */
    address: string;
    bank: string;
  }>;
}
