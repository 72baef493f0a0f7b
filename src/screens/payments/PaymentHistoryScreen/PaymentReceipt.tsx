import type { Payment } from '@/domain/payment/payment';
import { useI18n } from '@/i18n/I18nProvider';
import { useDocumentBrand } from '@/i18n/useDocumentBrand';
import { FactList } from '@/components/FactList';

/**
 * A printed payment: an invoice with bank details while pending, a receipt once paid, a confirmation of non-payment if
 * cancelled. The sum includes commission and is in the payment's currency.
 */
export function PaymentReceipt({ payment }: { payment: Payment }) {
  const { t, money, currency, date, locale } = useI18n();
  const { number, status } = payment;
  const { requisites, legalEntity } = useDocumentBrand();
  return (
    <>
      <h1 className="text-lg font-semibold">
        {t(`payments.receipt.title.${status}`, { number, date: date(payment.date) })}
      </h1>
      <FactList
        layout="sheet"
        facts={[
          { label: t('payments.column.payer'), value: payment.payer },
          { label: t('payments.column.paymentMethod'), value: t(`paymentMethod.${payment.paymentMethod}`) },
          { label: t('payments.receipt.purpose'), value: t('payments.receipt.purposeText', { number }) },
          { label: t('payments.receipt.net'), value: money(payment.amount) },
          { label: t('payments.column.status'), value: t(`payments.status.${status}`) },
        ]}
      />
      <p className="flex items-baseline justify-between gap-8 border-y border-border-strong py-3 text-md font-semibold figures">
        <span>{t(`payments.receipt.sum.${status}`)}</span>
        <span>{currency(payment.amountInPaymentCurrency)}</span>
      </p>
      <section className="flex break-inside-avoid flex-col gap-2">
        <h2 className="font-semibold">{t('payments.receipt.payee')}</h2>
        <FactList
          layout="sheet"
          facts={[
            { label: t('payments.receipt.name'), value: legalEntity[locale] },
            { label: t('payments.receipt.inn'), value: requisites.inn },
            ...(requisites.kpp === '' ? [] : [{ label: t('payments.receipt.kpp'), value: requisites.kpp }]),
            { label: t('payments.receipt.ogrn'), value: requisites.ogrn },
            { label: t('payments.receipt.bank'), value: requisites.bank[locale] },
            { label: t('payments.receipt.bik'), value: requisites.bik },
            { label: t('payments.receipt.account'), value: requisites.account },
            { label: t('payments.receipt.correspondent'), value: requisites.correspondentAccount },
          ]}
        />
      </section>
    </>
  );
}
