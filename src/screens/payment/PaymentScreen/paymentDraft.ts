import * as v from 'valibot';
import type { Checkout } from '@/domain/cart/checkout';
import { promoCodeLength } from '@/domain/cart/promo';
import { currencyIds, type CurrencyId } from '@/domain/payment/currency';
import { paymentMethodIds, type PaymentMethodId } from '@/domain/payment/method';
import {
  draftOfPayer,
  emptyPayer,
  payerDraftSchema,
  type Payer,
  type PayerDraft,
} from '@/domain/payment/payer';
import type { SavedCard } from '@/domain/payment/savedCard';
import { newPayer } from './paymentView';

/** The person's choices and input. They hold for one payment, and none of them is secret. */
export interface PaymentDraft {
  method: PaymentMethodId | null;
  /** The saved card that pays by that method. */
  card: number | null;
  /** The card that is typed at the bank is to be saved. */
  savesCard: boolean;
  /** As typed, for topping up. */
  amount: string;
  /** `null` until one is chosen or an amount is typed: the method's own. */
  currency: CurrencyId | null;
  /** A promo code that gave nothing, and whose price without it was agreed to (D10). */
  droppedPromo: string | null;
  /** The balance pays what it can of an order. */
  isBalanceUsed: boolean;
  /** A saved payer's id, `newPayer`, or an empty string. */
  choice: string;
  /**
   * Known details for each choice, so that trying another one loses nothing. Typed details (`isTyped`) take precedence
   * over a saved payer's. A saved payer's details are kept here while the saved payers are not loaded.
   */
  forms: readonly { choice: string; payer: PayerDraft; isTyped: boolean }[];
  /** Save for next time. Drafts are stored under this name. */
  isPayerToSave: boolean;
}

export const emptyDraft: PaymentDraft = {
  method: null,
  card: null,
  savesCard: false,
  amount: '',
  currency: null,
  droppedPromo: null,
  isBalanceUsed: false,
  choice: '',
  forms: [],
  isPayerToSave: true,
};

const amountLength = 40;
const idLength = 64;
const idSchema = v.pipe(v.string(), v.maxLength(idLength));

/** A draft from storage. Each part stands on its own: one that was tampered with is empty again, the others stay. */
export const draftSchema = v.object({
  method: v.fallback(v.nullable(v.picklist(paymentMethodIds)), null),
  card: v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), null),
  savesCard: v.fallback(v.boolean(), false),
  amount: v.fallback(v.pipe(v.string(), v.maxLength(amountLength)), ''),
  currency: v.fallback(v.nullable(v.picklist(currencyIds)), null),
  droppedPromo: v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(promoCodeLength))), null),
  isBalanceUsed: v.fallback(v.boolean(), false),
  choice: v.fallback(idSchema, ''),
  forms: v.fallback(
    v.pipe(
      v.array(v.object({ choice: idSchema, payer: payerDraftSchema, isTyped: v.boolean() })),
      v.maxLength(20),
    ),
    [],
  ),
  isPayerToSave: v.fallback(v.boolean(), true),
});

/** The payer of a draft as it stands: what was typed, else the saved one, else an empty form. */
export function payerOf({ choice, forms }: PaymentDraft, saved: readonly Payer[]): PayerDraft {
  const form = forms.find((each) => each.choice === choice);
  const found = saved.find(({ id }) => id === choice);
  if (found && !form?.isTyped) return draftOfPayer(found);
  return form?.payer ?? emptyPayer;
}

/** The choice, or none when it is a saved payer who is gone. `null`: the saved payers are not known yet. */
export function choiceOf({ choice, forms }: PaymentDraft, saved: readonly Payer[] | null): string {
  const isKnown =
    choice === newPayer ||
    (saved?.some(({ id }) => id === choice) ?? forms.some((form) => form.choice === choice));
  return isKnown ? choice : '';
}

/** The draft with another payer; a saved one's details come into its form, to be corrected there. */
export function withChoice(draft: PaymentDraft, choice: string, saved: readonly Payer[]): PaymentDraft {
  const chosen = { ...draft, choice };
  return saved.some(({ id }) => id === choice) ? withPayer(chosen, {}, saved) : chosen;
}

/**
 * The draft with its payer filled in where nobody was chosen: the first saved one, else the account's owner. Nothing of it has to be
 * asked for a payment that the balance covers (D43).
 */
export function withUsualPayer(
  draft: PaymentDraft,
  saved: readonly Payer[],
  owner: Pick<PayerDraft, 'name' | 'email'> | null,
): PaymentDraft {
  if (choiceOf(draft, saved) !== '') return draft;
  const [first] = saved;
  if (first) return withChoice(draft, first.id, saved);
  return owner ? withPayer({ ...draft, choice: newPayer }, owner, saved) : draft;
}

/** The draft with a saved card, and the usual payer where nobody was chosen. */
export function withUsualCard(
  draft: PaymentDraft,
  { id, method }: Pick<SavedCard, 'id' | 'method'>,
  saved: readonly Payer[],
  owner: Parameters<typeof withUsualPayer>[2],
): PaymentDraft {
  return withUsualPayer({ ...draft, method, card: id }, saved, owner);
}

/** The draft with more of its payer's form filled in. */
export function withPayer(
  draft: PaymentDraft,
  patch: Partial<PayerDraft>,
  saved: readonly Payer[],
): PaymentDraft {
  const payer = { ...payerOf(draft, saved), ...patch };
  const { choice } = draft;
  const isTyped =
    Object.keys(patch).length > 0 || draft.forms.some((form) => form.choice === choice && form.isTyped);
  const others = draft.forms.filter((form) => form.choice !== choice);
  return { ...draft, forms: [...others, { choice, payer, isTyped }] };
}

/** Whether two checkouts ask for the same: the configurator makes a new object of the same order each time it hands it over. */
export function isSameCheckout(one: Checkout | null, other: Checkout | null): boolean {
  return comparable(one) === comparable(other);
}

/** Returns the value by which two checkouts are compared. */
function comparable(checkout: Checkout | null): string {
  return JSON.stringify(
    checkout && { ...checkout, entries: checkout.entries.map((entry) => ({ ...entry, id: '' })) },
  );
}
