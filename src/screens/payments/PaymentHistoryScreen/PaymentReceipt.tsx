import type { Payment } from '@/domain/payment/payment';
import { useBrand } from '@/i18n/BrandProvider';
import { useI18n } from '@/i18n/I18nProvider';
import { SheetFacts } from './SheetFacts';

/**
 * One payment on paper: an invoice with the bank's details while it waits for its money, a receipt once it is paid, a
 * certificate that nothing was paid when it was cancelled. The sum is what is handed over, commission included, in the currency it is paid in.
 */
export function PaymentReceipt({ payment }: { payment: Payment }) {
  const { t, money, currency, date, locale } = useI18n();
  const { number, status } = payment;
  const { requisites, legalEntity } = useBrand();
  return (
    <>
      <h1 className="text-lg font-semibold">
        {t(`payments.receipt.title.${status}`, { number, date: date(payment.date) })}
      </h1>
      <SheetFacts
        facts={[
          [t('payments.column.payer'), payment.payer],
          [t('payments.column.paymentMethod'), t(`paymentMethod.${payment.paymentMethod}`)],
          [t('payments.receipt.purpose'), t('payments.receipt.purposeText', { number })],
          [t('payments.receipt.net'), money(payment.amount)],
          [t('payments.column.status'), t(`payments.status.${status}`)],
        ]}
      />
      <p className="flex items-baseline justify-between gap-8 border-y border-border-strong py-3 text-md font-semibold figures">
        <span>{t(`payments.receipt.sum.${status}`)}</span>
        <span>{currency(payment.amountInPaymentCurrency)}</span>
      </p>
      <section className="flex break-inside-avoid flex-col gap-2">
        <h2 className="font-semibold">{t('payments.receipt.payee')}</h2>
        <SheetFacts
          facts={[
            [t('payments.receipt.name'), legalEntity[locale]],
            [t('payments.receipt.inn'), requisites.inn],
            [t('payments.receipt.kpp'), requisites.kpp],
            [t('payments.receipt.ogrn'), requisites.ogrn],
            [t('payments.receipt.bank'), requisites.bank[locale]],
            [t('payments.receipt.bik'), requisites.bik],
            [t('payments.receipt.account'), requisites.account],
            [t('payments.receipt.correspondent'), requisites.correspondentAccount],
          ]}
        />
      </section>
    </>
  );
}
