/**
 * Properties of a language, in `messages/<locale>/language.ts`, beside its messages. Plurals, numbers, names of months
 * and of countries, and the decimal sign follow from its tag.
 */
export interface Language {
  /** BCP 47: for Intl, React Aria and the document. */
  tag: string;
  /** Its own name, for the choice of languages. */
  name: string;
  /** The font files that its letters are in, as src/tokens/fonts.css names them. */
  scripts: readonly ('cyrillic' | 'latin')[];
  /** How tables and forms write a day. */
  day: Readonly<{ day: '2-digit' | 'numeric'; month: '2-digit' | 'short'; year: 'numeric' }>;
  /** Names of countries, by ISO 3166-1, where the portal has others than Intl (D34). */
  countries?: Readonly<Record<string, string>>;
  /** The provider, as this language writes it. */
  brand: Readonly<{
    name: string;
    legalEntity: string;
    /** Of the legal entity, as invoices name it (D20). */
    address: string;
    bank: string;
  }>;
}
