import { kopecksPerRuble } from '@/domain/money';
import type { PaymentTexts } from '@/domain/payment/paymentRules';
import type { I18n } from '@/i18n/I18nProvider';

/** What a search may find of a payment: everything that its row shows, and sums and days as one types them. */
export function paymentTexts({ t, date, money, currency }: I18n): PaymentTexts {
  const method: PaymentTexts['method'] = (id) => t(`paymentMethod.${id}`);
  const typed = (hundredths: number) => {
    const text = (hundredths / kopecksPerRuble).toFixed(2);
    return [text, text.replace('.', ',')];
  };
  return {
    method,
    searchable: (payment) => [
      `${payment.id}`,
      payment.number,
      payment.date,
      date(payment.date),
      payment.payer,
      method(payment.paymentMethod),
      money(payment.amount),
      currency(payment.amountInPaymentCurrency),
      ...typed(payment.amount),
      ...typed(payment.amountInPaymentCurrency.minor),
      t(`payments.status.${payment.status}`),
    ],
  };
}
