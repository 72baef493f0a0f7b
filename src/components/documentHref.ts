import type { Payment } from '@/domain/payment/payment';
import type { Locale } from '@/i18n/locale';

/** Returns the address of a payment's bill or receipt in a language; null if there is none (D36). */
export function documentHref({ paperPath }: Pick<Payment, 'paperPath'>, language: Locale): string | null {
  return paperPath === undefined ? null : `${paperPath}?language=${language}`;
}
