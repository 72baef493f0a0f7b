import type { Money } from '../money/money';
import type { IsoDate } from '../time/dates';

/** A payment with a promo code; one that ends unpaid gives its use back. */
export interface OwnPromoUse {
  code: string;
  /** Last day of the code; null if the provider has deleted it. */
  until: IsoDate | null;
  /** Number of the payment. */
  payment: string;
  date: IsoDate;
  /** Amount after the discount. */
  amount: Money;
  /** Null for payments from before it was stored. */
  saved: Money | null;
  /** An unpaid one keeps the code reserved. */
  isPaid: boolean;
  /** Null until it is paid. */
  order: number | null;
}

/** Promo codes that the account has used. */
export interface Discounts {
  /** Newest first. */
  items: readonly OwnPromoUse[];
  /** Number of all uses; more than the items in a long history. */
  uses: number;
  /** Kopecks saved by all of them. */
  saved: Money;
}
