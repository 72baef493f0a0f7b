import { toPayer, type PayerDraft } from '@/domain/payment/payer';

/** Kinds of payer details on a billing document, translated into each language. */
export type PayerPartKind =
  | 'name'
  | 'soleProprietor'
  | 'inn'
  | 'kpp'
  | 'ogrn'
  | 'ogrnip'
  | 'address'
  | 'account'
  | 'bik';

export interface PayerPart {
  readonly kind: PayerPartKind;
  readonly value: string;
}

/** Returns the payer as invoices and certificates name it (D20), in display order, without empty details. */
export function payerParts(draft: PayerDraft): readonly PayerPart[] {
  const { type, name, inn, kpp, ogrn, address, account, bik } = toPayer(draft);
  const isProprietor = type === 'soleProprietor';
  const parts: readonly PayerPart[] = [
    // A name that already starts with 'ИП' must not get the prefix twice.
    isProprietor
      ? { kind: 'soleProprietor', value: name.replace(/^ИП\s+/iu, '') }
      : { kind: 'name', value: name },
    { kind: 'inn', value: inn },
    { kind: 'kpp', value: kpp },
    { kind: isProprietor ? 'ogrnip' : 'ogrn', value: ogrn },
    { kind: 'address', value: address },
    { kind: 'account', value: account },
    { kind: 'bik', value: bik },
  ];
  return parts.filter(({ value }) => value !== '');
}
