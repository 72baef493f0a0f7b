import type { IsoDate } from '@/domain/time/dates';
import { kopecks, type Money } from '@/domain/money/money';
import { toRubles, type ExchangeRates } from './currency';
import type { PaymentMethod, PaymentMethodId } from './method';

/** Brands of cards, as far as the portal names them. */
export const cardBrands = ['mir', 'visa', 'mastercard', 'unionPay', 'other'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** Details of a saved card that the bank returns; never its number. */
export interface CardFace {
  brand: CardBrand;
  /** The last four digits. */
  lastDigits: string;
  /** The last month in which it pays: `YYYY-MM`. */
  expires: string;
}

/** A card that the account can pay with again, by the bank's token for it. */
export interface SavedCard extends CardFace {
  id: number;
  /** The way to pay that it was saved by. */
  method: PaymentMethodId;
  /** Auto-renewal is paid with it; one card of an account at most. */
  isForRenewal: boolean;
}

/** Whether its last month is over. */
export function isCardExpired({ expires }: Pick<CardFace, 'expires'>, today: IsoDate): boolean {
  return expires < today.slice(0, 7);
}

/**
 * Returns the amount that a card pays besides the balance, in kopecks. It is the part that the balance lacks, and at
 * least the minimum of the card's method. Null for an amount below that minimum.
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

/** A card as it stands on a day. */
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
