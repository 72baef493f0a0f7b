import type { Payment } from '@/domain/payment/payment';
import type { Locale } from '@/i18n/locale';

/** Where a payment's bill or receipt is saved from, in a language; null where the provider has none (D36). */
export function documentHref({ paperPath }: Pick<Payment, 'paperPath'>, language: Locale): string | null {
  return paperPath === undefined ? null : `${paperPath}?language=${language}`;
}
