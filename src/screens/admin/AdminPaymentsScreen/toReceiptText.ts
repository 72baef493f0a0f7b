import { itemsText } from '@/components/billTexts';
import type { AdminPayment } from '@/domain/admin/payment';
import type { Brand } from '@/i18n/brand';
import type { I18n } from '@/i18n/I18nProvider';

/** Formats a payment as plain text, one fact per line, so that it opens everywhere and is safe. */
export function toReceiptText(
  payment: AdminPayment,
  brand: Brand,
  { t, locale, money, date }: Pick<I18n, 't' | 'locale' | 'money' | 'date'>,
): string {
  const facts = [
    [t('adminPayments.column.user'), payment.user],
    [t('adminPayments.column.description'), itemsText(payment, t)],
    [t('adminPayments.column.amount'), money(payment.amount)],
    [t('adminPayments.column.method'), t(`paymentMethod.${payment.method}`)],
    [t('adminPayments.column.date'), date(payment.date)],
    [t('adminPayments.column.status'), t(`adminPayments.status.${payment.status}`)],
  ] as const;
  // A line break in a value would look like another fact.
  const lines = facts.map(([name, value]) => `${name}: ${value.replaceAll(/\s*[\r\n]+\s*/g, ' ')}`);
  return [brand.name[locale], t('adminPayments.receipt.title', { id: payment.id }), '', ...lines, ''].join(
    '\r\n',
  );
}
