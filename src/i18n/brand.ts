import type { Locale } from './locale';

type InEveryLanguage = Readonly<Record<Locale, string>>;

/** Facts about a portal's provider, the same in all languages. */
export interface Brand {
  readonly name: InEveryLanguage;
  readonly copyrightYear: number;
  readonly support: { readonly email: string; readonly phone: string };
  readonly legalEntity: InEveryLanguage;
  /** Needed only by screens that print them: payment, receipts and legal documents. */
  readonly requisites?: Requisites;
}

/** Details of the legal entity on invoices (D20). */
export interface Requisites {
  readonly inn: string;
  readonly kpp: string;
  readonly ogrn: string;
  readonly address: InEveryLanguage;
  readonly bank: InEveryLanguage;
  readonly bik: string;
  readonly account: string;
  readonly correspondentAccount: string;
}

/** A brand whose requisites are printed. */
export interface DocumentBrand extends Brand {
  readonly requisites: Requisites;
}
