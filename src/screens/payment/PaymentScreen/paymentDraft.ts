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

/** Draft of one payment; contains no secrets. */
export interface PaymentDraft {
  method: PaymentMethodId | null;
  /** Saved card that pays by that method. */
  card: number | null;
  /** Whether to save the card entered at the bank. */
  savesCard: boolean;
  /** Amount of a top-up, as typed. */
  amount: string;
  /** `null` until chosen: the method's default. */
  currency: CurrencyId | null;
  /** A promo code without a discount whose full price was confirmed (D10). */
  droppedPromo: string | null;
  /** Whether the balance pays what it can. */
  isBalanceUsed: boolean;
  /** A saved payer's id, `newPayer`, or an empty string. */
  choice: string;
  /**
   * Details per choice, so that switching loses nothing. Typed details (`isTyped`) take precedence over a saved
   * payer's. Saved details are kept here while the saved payers are not loaded.
   */
  forms: readonly { choice: string; payer: PayerDraft; isTyped: boolean }[];
  /** Whether to save the payer. Stored drafts use this name. */
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

/** A stored draft. Each part is validated separately: an invalid one becomes empty, the others stay. */
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

/** Returns the payer of a draft: typed details, else the saved payer, else an empty form. */
export function payerOf({ choice, forms }: PaymentDraft, saved: readonly Payer[]): PayerDraft {
  const form = forms.find((each) => each.choice === choice);
  const found = saved.find(({ id }) => id === choice);
  if (found && !form?.isTyped) return draftOfPayer(found);
  return form?.payer ?? emptyPayer;
}

/** Returns the choice, or none if its saved payer is gone. `null`: the saved payers are not loaded. */
export function choiceOf({ choice, forms }: PaymentDraft, saved: readonly Payer[] | null): string {
  const isKnown =
    choice === newPayer ||
    (saved?.some(({ id }) => id === choice) ?? forms.some((form) => form.choice === choice));
  return isKnown ? choice : '';
}

/** Selects another payer; a saved one's details are copied into its form for corrections. */
export function withChoice(draft: PaymentDraft, choice: string, saved: readonly Payer[]): PaymentDraft {
  const chosen = { ...draft, choice };
  return saved.some(({ id }) => id === choice) ? withPayer(chosen, {}, saved) : chosen;
}

/**
 * Fills in the payer if none is chosen: the first saved one, else the account's owner. A payment covered by the balance
 * must not ask for it (D43).
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

/** Whether two checkouts order the same: the configurator creates a new object each time. */
export function isSameCheckout(one: Checkout | null, other: Checkout | null): boolean {
  return comparable(one) === comparable(other);
}

/** Returns the value by which two checkouts are compared. */
function comparable(checkout: Checkout | null): string {
  return JSON.stringify(
    checkout && { ...checkout, entries: checkout.entries.map((entry) => ({ ...entry, id: '' })) },
  );
}
