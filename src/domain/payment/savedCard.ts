import type { IsoDate } from '../dates';
import { kopecks, type Money } from '../money';
import { toRubles, type ExchangeRates } from './currency';
import type { PaymentMethod, PaymentMethodId } from './method';

/** Who issues a card, as far as the portal names them. */
export const cardBrands = ['mir', 'visa', 'mastercard', 'unionPay', 'other'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** What a bank tells of a card that it has saved: never its number. */
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
 * What a card pays of an amount besides the balance: what that is short of, and no less than its method takes. Null for an amount
 * that is less than the method takes. All in kopecks.
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

/** What a list of cards says of each. */
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
