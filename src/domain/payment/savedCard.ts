import type { IsoDate } from '@/domain/time/dates';
import { kopecks, type Money } from '@/domain/money/money';
import { toRubles, type ExchangeRates } from './currency';
import type { PaymentMethod, PaymentMethodId } from './method';

/** Card brands that the portal names. */
export const cardBrands = ['mir', 'visa', 'mastercard', 'unionPay', 'other'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** Card details that the bank returns; never the card number. */
export interface CardFace {
  brand: CardBrand;
  /** The last four digits. */
  lastDigits: string;
  /** Last valid month: `YYYY-MM`. */
  expires: string;
}

/** A card that the account can pay with again, by the bank's token. */
export interface SavedCard extends CardFace {
  id: number;
  /** Payment method that it was saved with. */
  method: PaymentMethodId;
  /** Whether auto-renewal charges it; at most one card per account. */
  isForRenewal: boolean;
}

/** Whether the card has expired. */
export function isCardExpired({ expires }: Pick<CardFace, 'expires'>, today: IsoDate): boolean {
  return expires < today.slice(0, 7);
}

/**
 * Returns the amount that a card pays besides the balance, in kopecks. It is the missing part, but at least the
 * method's minimum. Null for an amount below that minimum.
 */
export function cardPart(
  amount: Money,
  balance: Money,
  { minAmount }: Pick<PaymentMethod, 'minAmount'>,
  rates: ExchangeRates,
): Money | null {
  const least = toRubles(minAmount, rates);
  return amount < least ? null : kopecks(Math.max(least, amount - balance));
}

/** States of a card in a list of cards. */
export const cardStates = ['renewal', 'ready', 'expired'] as const;
export type CardState = (typeof cardStates)[number];

/** A card with its state on a day. */
export interface ListedCard extends SavedCard {
  state: CardState;
}

export function listedCards(cards: readonly SavedCard[], today: IsoDate): readonly ListedCard[] {
  const stateOf = (card: SavedCard): CardState => {
    if (isCardExpired(card, today)) return 'expired';
    return card.isForRenewal ? 'renewal' : 'ready';
  };
  return cards.map((card) => ({ ...card, state: stateOf(card) }));
}
