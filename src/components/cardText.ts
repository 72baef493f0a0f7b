import type { CardFace } from '@/domain/payment/savedCard';
import type { I18n } from '@/i18n/I18nProvider';

/** Names a card by brand and last four digits. */
export function cardText(
  { brand, lastDigits }: Pick<CardFace, 'brand' | 'lastDigits'>,
  t: I18n['t'],
): string {
  return t('paymentMethod.card', { brand: t(`paymentMethod.brand.${brand}`), digits: lastDigits });
}

/** Formats a card's last month as on cards: `11/29`. */
export function cardMonth({ expires }: Pick<CardFace, 'expires'>): string {
  return `${expires.slice(5, 7)}/${expires.slice(2, 4)}`;
}
