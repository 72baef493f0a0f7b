import { toCsv, type CsvCell } from '@/domain/values/csv';
import type { Payment } from '@/domain/payment/payment';
import { decimalSign } from '@/i18n/decimalSign';
import type { I18n } from '@/i18n/I18nProvider';

/**
 * Exports the listed payments for a spreadsheet (D12): columns of §2, amount and currency in separate columns, days as
 * ISO dates (D2), and the colleague who paid.
 */
export function toPaymentsCsv(
  payments: readonly Payment[],
  { t, locale }: Pick<I18n, 't' | 'locale'>,
): string {
  const head: readonly CsvCell[] = [
    t('payments.column.id'),
    t('payments.column.number'),
    t('payments.column.date'),
    t('payments.column.payer'),
    t('payments.column.paymentMethod'),
    t('payments.csv.amount'),
    t('payments.column.amountInPaymentCurrency'),
    t('payments.csv.currency'),
    t('payments.column.status'),
    t('payments.csv.member'),
  ];
  const rows = payments.map((payment): readonly CsvCell[] => [
    `${payment.id}`,
    payment.number,
    payment.date,
    payment.payer,
    t(`paymentMethod.${payment.paymentMethod}`),
    { hundredths: payment.amount },
    { hundredths: payment.amountInPaymentCurrency.minor },
    payment.amountInPaymentCurrency.currency,
    t(`payments.status.${payment.status}`),
    payment.member ?? '',
  ]);
  return toCsv([head, ...rows], decimalSign(locale));
}
