import type { Money } from '@/domain/money';
import type { DeclineReason } from '@/domain/payment/paymentState';
import type { Deps } from '../deps';

/** What is to be taken from the card of an account that pays for auto-renewal (D29). */
export interface SavedCardCharge {
  readonly userId: string;
  /** What the balance is to get, in kopecks; the method's commission is taken on top. */
  readonly amount: Money;
  /** The same key is charged once, and gets the first answer again. At most 200 characters. */
  readonly key: string;
  readonly now: Date;
}

/**
 * How it went. `paid`: the money is on the balance, with a payment and its receipt, and is the caller's to spend; `none`: no card
 * is for auto-renewal, or the one that is has expired.
 */
export type SavedCardAnswer =
  | { readonly status: 'paid'; readonly paymentId: number }
  | { readonly status: 'declined'; readonly reason: DeclineReason; readonly paymentId: number }
  | { readonly status: 'none' };

/**
 * Charges the card that is for auto-renewal: `chargeSavedCard`. It calls the bank, so it is never called inside a transaction.
 * Rejects while the bank does not answer, or has not decided: the caller tries again later with the same key, which takes nothing
 * twice.
 */
export type ChargeSavedCard = (
  deps: Pick<Deps, 'db' | 'changes' | 'log' | 'gateways' | 'publicUrl'>,
  charge: SavedCardCharge,
) => Promise<SavedCardAnswer>;
