import type { CurrencyId } from '@/domain/payment/currency';
import type { FiscalMode, FiscalReceipt } from '@/domain/payment/fiscalReceipt';

/*
 * Receipts of YooKassa (54-FZ). Its reference of parameter values (yookassa.ru/developers/54fz/parameters-values, codes
 * 1 to 12 since January 2026) has the codes.
 */

/** A sum as YooKassa writes it: `"4164.50"`. */
export const toAmount = (minor: number, currency: CurrencyId) => ({
  value: `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`,
  currency,
});

/** Codes of VAT by percent. Money before delivery has the calculated rate: 22/122, not 22. */
const vatCodes: Readonly<Record<string, number>> = { '0': 1, '5': 9, '7': 10, '10': 5, '20': 6, '22': 12 };

const paymentModes: Readonly<Record<FiscalMode, string>> = {
  advance: 'advance',
  fullPrepayment: 'full_prepayment',
  partialPrepayment: 'partial_prepayment',
};

/**
 * Converts a fiscal receipt for YooKassa.
 *
 * @throws RangeError for a VAT rate that 54-FZ does not know
 */
export function toReceipt(
  { contact, mode, taxRate, lines }: FiscalReceipt,
  currency: CurrencyId,
  taxSystem: string | undefined,
) {
  const vatCode = vatCodes[String(taxRate)];
  if (vatCode === undefined) throw new RangeError(`A fiscal receipt has no VAT of ${taxRate} percent`);
  const { email, name, inn } = contact;
  return {
    customer: { email, ...(name !== '' && { full_name: name.slice(0, 256) }), ...(inn !== '' && { inn }) },
    ...(taxSystem !== undefined && { tax_system_code: Number(taxSystem) }),
    items: lines.map(({ title, subject, minor }) => ({
      description: title.slice(0, 128),
      quantity: '1.00',
      amount: toAmount(minor, currency),
      vat_code: vatCode,
      payment_mode: paymentModes[mode],
      payment_subject: subject,
    })),
  };
}
