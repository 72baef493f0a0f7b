import type { FiscalReceipt } from '@/domain/payment/fiscalReceipt';
import type { GatewayOrder } from '../gateway';
import { toStripeAmount } from './objects';

/* Lines, taxes and invoices of a charge, from the data of its fiscal receipt. */

/** Longest value of a field of an invoice. */
const longestField = 140;

const english = ({ mode }: FiscalReceipt, label: string, index: number) => {
  if (index > 0) return 'Commission of the payment method';
  return mode === 'advance' ? `Advance for hosting services, ${label}` : `Hosting services, ${label}`;
};

/** Lines of the page, which add up to exactly the charge; one line if those of the receipt do not. */
export function lineItemsOf({ label, toPay, receipt, language }: GatewayOrder) {
  const isComplete = receipt.lines.reduce((sum, { minor }) => sum + minor, 0) === toPay.minor;
  const lines = isComplete
    ? receipt.lines.map(({ title, minor }, index) => ({
        name: language === 'ru' ? title : english(receipt, label, index),
        minor,
      }))
    : [{ name: label, minor: toPay.minor }];
  return lines.map(({ name, minor }) => {
    const { currency, amount } = toStripeAmount({ currency: toPay.currency, minor });
    return { quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name } } };
  });
}

/** VAT that the charge includes, for the exports of Stripe. */
export const taxMetadata = ({ receipt: { taxRate } }: Pick<GatewayOrder, 'receipt'>) => ({
  vat_percent: String(taxRate),
});

/** Invoice of a paid page, with the payer's tax number. Its lines are those of the page. */
export function invoiceOf(order: Pick<GatewayOrder, 'label' | 'receipt' | 'language'>) {
  const { label, receipt, language } = order;
  const { name, inn } = receipt.contact;
  const isRussian = language === 'ru';
  const fields = [
    { name: isRussian ? 'Плательщик' : 'Payer', value: name.slice(0, longestField) },
    { name: isRussian ? 'ИНН' : 'Tax number', value: inn },
    {
      name: isRussian ? 'НДС' : 'VAT',
      value: receipt.taxRate > 0 ? `${receipt.taxRate} %` : '',
    },
  ].filter(({ value }) => value !== '');
  return {
    enabled: true,
    invoice_data: {
      description: label,
      metadata: taxMetadata(order),
      ...(fields.length > 0 && { custom_fields: fields }),
    },
  };
}
