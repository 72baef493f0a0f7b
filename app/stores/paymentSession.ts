import * as v from 'valibot';
import { checkoutSchema, type Checkout } from '@/domain/cart/checkout';
import { isSame } from '@/domain/values/isSame';
import { billsAtOnce } from '@/domain/payment/bill';
import { paymentSchema } from '@/domain/payment/payment';
import type { Settled } from '@/screens/payment/PaymentScreen/paymentState';
import type { PaymentPurpose } from '@/screens/payment/PaymentScreen/paymentView';
import { newKey } from '@app/device/newKey';
import { readSession, writeSession } from '@app/device/sessionStore';
import {
  draftSchema,
  emptyDraft,
  isSameCheckout,
  type PaymentDraft,
} from '@/screens/payment/PaymentScreen/paymentDraft';

/** One payment from start to end. Its idempotency key makes retries safe. */
export interface PaymentSession {
  key: string;
  /** Key of the payment that went to the bank and is repeated by this one. */
  before?: string | undefined;
  /** `null` unless it pays for an order. */
  checkout: Checkout | null;
  /** Ids of the paid bills; empty for other purposes. */
  bills: readonly number[];
  draft: PaymentDraft;
  /** Result of the payment, when it has ended. */
  settled: Settled | null;
}

const keySchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const settledSchema = v.object({
  email: v.pipe(v.string(), v.maxLength(300)),
  payment: paymentSchema,
});

const billIdsSchema = v.pipe(
  v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  v.maxLength(billsAtOnce),
);

const storedSchema = v.object({
  key: keySchema,
  before: v.optional(keySchema),
  checkout: v.nullable(checkoutSchema),
  bills: v.fallback(billIdsSchema, []),
  draft: draftSchema,
});

const endedSchema = v.array(v.object({ key: keySchema, settled: settledSchema }));

const endedKey = 'payment.ended';
const endedCapacity = 10;
const draftKey = (purpose: PaymentPurpose) => `draft.payment.${purpose}` as const;

/** Schema of the navigation state passed between steps. Other specified fields are untrusted (D21). */
const navigationStateSchema = v.object({
  payment: v.fallback(v.optional(keySchema), undefined),
  checkout: v.fallback(v.optional(v.nullable(checkoutSchema)), undefined),
});

/** Address and navigation state with which the payment was opened. */
export interface PaymentLocation {
  purpose: PaymentPurpose;
  state: unknown;
  /** Whether it was opened at a later step. */
  isUnderWay: boolean;
  /** Bills in the address; empty if there are none. */
  bills?: readonly number[];
}

/**
 * Returns the payment of an address. Entries of the browser's history contain its key, so Back after paying finds the
 * ended payment and never starts another. A new order starts one, unless the same order was started and not ended:
 * then its key is reused and it is charged once. `null` without an order.
 */
export function resumePayment(
  { purpose, state, isUnderWay, bills = [] }: PaymentLocation,
  current: PaymentSession | null,
): PaymentSession | null {
  const parsed = v.safeParse(navigationStateSchema, state);
  const navigation = parsed.success ? parsed.output : null;
  const stored = storedPayment(purpose);
  if (navigation?.payment !== undefined) {
    // An earlier payment went to the bank, whose result the user did not wait for.
    if (stored?.before === navigation.payment) return { ...stored, settled: null };
    if (current?.key === navigation.payment) return current;
    const settled = endOf(navigation.payment);
    if (stored?.key === navigation.payment) return { ...stored, settled };
    const checkout = navigation.checkout ?? null;
    if (purpose === 'order' && !checkout) return null;
    if (purpose === 'bills' && bills.length === 0 && !settled) return null;
    return { key: navigation.payment, checkout, bills, draft: emptyDraft, settled };
  }
  const open = stored?.settled ? null : (stored ?? (current?.settled ? null : current));
  const started = isUnderWay ? (current ?? open) : open;
  if (purpose === 'topUp') return started ?? startPayment(null, null);
  if (purpose === 'bills') {
    if (bills.length === 0) return started;
    return open && isSame(open.bills, bills) ? open : startPayment(null, open, bills);
  }
  if (navigation?.checkout) {
    return open && isSameCheckout(open.checkout, navigation.checkout)
      ? { ...open, checkout: navigation.checkout }
      : startPayment(navigation.checkout, open);
  }
  // The order is invalid: an older one must not be paid instead.
  if (typeof state === 'object' && state !== null && 'checkout' in state) return null;
  return started;
}

/** Starts a payment. Payer and method of an earlier one are reused; consents are not. */
function startPayment(
  checkout: Checkout | null,
  previous: PaymentSession | null,
  bills: readonly number[] = [],
): PaymentSession {
  const draft = previous ? { ...previous.draft, droppedPromo: null } : emptyDraft;
  return { key: newKey(), checkout, bills, draft, settled: null };
}

function storedPayment(purpose: PaymentPurpose): PaymentSession | null {
  const stored = readSession(draftKey(purpose), storedSchema);
  if (!stored || (purpose === 'order') !== (stored.checkout !== null)) return null;
  if ((purpose === 'bills') !== stored.bills.length > 0) return null;
  return { ...stored, settled: endOf(stored.key) };
}

function endOf(key: string): Settled | null {
  return readSession(endedKey, endedSchema)?.find((ended) => ended.key === key)?.settled ?? null;
}

/** Stores an unfinished payment for this tab. */
export function storePayment(purpose: PaymentPurpose, session: PaymentSession, draft: PaymentDraft): void {
  writeSession(draftKey(purpose), {
    key: session.key,
    checkout: session.checkout,
    bills: session.bills,
    draft,
  });
}

/** Gives the stored input a new key after the payment went to the bank. So a retry is a new payment. */
export function renewPayment(purpose: PaymentPurpose): void {
  const stored = readSession(draftKey(purpose), storedSchema);
  if (stored) writeSession(draftKey(purpose), { ...stored, key: newKey(), before: stored.key });
}

/** Deletes the stored input after it was paid for. */
export function forgetPayment(purpose: PaymentPurpose): void {
  writeSession(draftKey(purpose), null);
}

/** Returns the checkout that is being paid for in this tab. */
export function storedCheckout(purpose: PaymentPurpose): Checkout | null {
  return readSession(draftKey(purpose), storedSchema)?.checkout ?? null;
}

/** Deletes the input and stores the result. */
export function endPayment(purpose: PaymentPurpose, key: string, settled: Settled): void {
  const ended = readSession(endedKey, endedSchema) ?? [];
  writeSession(endedKey, [{ key, settled }, ...ended].slice(0, endedCapacity));
  writeSession(draftKey(purpose), null);
}
