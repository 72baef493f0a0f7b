import type { Locale } from './locale';

type InEveryLanguage = Readonly<Record<Locale, string>>;

/** Texts about a portal's provider, in every language that the portal offers. */
export interface Brand {
  readonly name: InEveryLanguage;
  readonly copyrightYear: number;
  readonly support: { readonly email: string; readonly phone: string };
  readonly legalEntity: InEveryLanguage;
  /** Of the legal entity, as invoices name it (D20). */
  readonly requisites: {
    readonly inn: string;
    readonly kpp: string;
    readonly ogrn: string;
    readonly address: InEveryLanguage;
    readonly bank: InEveryLanguage;
    readonly bik: string;
    readonly account: string;
    readonly correspondentAccount: string;
  };
}
