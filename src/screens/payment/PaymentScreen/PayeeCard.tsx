import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { useDocumentBrand } from '@/i18n/useDocumentBrand';
import { CopyButton } from '@/primitives/CopyButton';
import { FactList, type Fact } from '@/components/FactList';
import type { DocumentBrand } from '@/i18n/brand';

/** The provider's legal entity, readable and copyable (D20). `more` is shown below its requisites. */
export function PayeeCard({ more = [] }: { more?: readonly Fact<string>[] }) {
  const i18n = useI18n();
  const facts = [...payeeFacts(useDocumentBrand(), i18n), ...more];
  return (
    <div className="flex flex-col gap-4 rounded-card border border-border bg-surface p-5">
      <FactList layout="columns" facts={facts} />
      <div className="print:hidden">
        <CopyButton
          face="text"
          size="sm"
          label={i18n.t('payment.payee.copy')}
          value={facts.map(({ label, value }) => `${label}: ${value}`).join('\n')}
        />
      </div>
    </div>
  );
}

/** Name and tax numbers of the legal entity: only a transfer needs its account. */
export function PayeeName() {
  const i18n = useI18n();
  return (
    <div className="rounded-card border border-border bg-surface p-5">
      <FactList layout="columns" facts={payeeFacts(useDocumentBrand(), i18n).slice(0, 3)} />
    </div>
  );
}

/** Invoice details of the provider's legal entity (D20), from the brand. */
function payeeFacts(brand: DocumentBrand, { t, locale }: I18n): readonly Fact<string>[] {
  const { inn, kpp, ogrn, address, bank, bik, account, correspondentAccount } = brand.requisites;
  return [
    { label: t('payment.payee.label'), value: brand.legalEntity[locale] },
    { label: t('payment.payee.inn'), value: inn },
    // A sole proprietor has none.
    ...(kpp === '' ? [] : [{ label: t('payment.payee.kpp'), value: kpp }]),
    { label: t('payment.payee.ogrn'), value: ogrn },
    { label: t('payment.payee.address'), value: address[locale] },
    { label: t('payment.payee.bank'), value: bank[locale] },
    { label: t('payment.payee.bik'), value: bik },
    { label: t('payment.payee.account'), value: account },
    { label: t('payment.payee.correspondentAccount'), value: correspondentAccount },
  ];
}
