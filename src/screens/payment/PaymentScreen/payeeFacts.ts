import type { Brand } from '@/i18n/brand';
import type { I18n } from '@/i18n/I18nProvider';
import type { Fact } from '@/components/FactList';

/** The provider's legal entity with what an invoice states of it (D20), from the brand. */
export function payeeFacts(brand: Brand, { t, locale }: I18n): readonly Fact<string>[] {
  const { inn, kpp, ogrn, address, bank, bik, account, correspondentAccount } = brand.requisites;
  return [
    { label: t('payment.payee.label'), value: brand.legalEntity[locale] },
    { label: t('payment.payee.inn'), value: inn },
    { label: t('payment.payee.kpp'), value: kpp },
    { label: t('payment.payee.ogrn'), value: ogrn },
    { label: t('payment.payee.address'), value: address[locale] },
    { label: t('payment.payee.bank'), value: bank[locale] },
    { label: t('payment.payee.bik'), value: bik },
    { label: t('payment.payee.account'), value: account },
    { label: t('payment.payee.correspondentAccount'), value: correspondentAccount },
  ];
}
