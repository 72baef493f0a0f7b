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

/** One payment from its beginning to its end. The key makes it one, however often it is sent. */
export interface PaymentSession {
  key: string;
  /** Of the payment that went to the bank, which this one repeats. */
  before?: string | undefined;
  /** `null` unless something is ordered. */
  checkout: Checkout | null;
  /** The ids of the bills that it pays; none for anything else. */
  bills: readonly number[];
  draft: PaymentDraft;
  /** How it ended, when it has. */
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

/**
 * Schema of the navigation state that a step passes to the next one. The other specified fields are never trusted
 * (D21).
 */
const arrivalSchema = v.object({
  payment: v.fallback(v.optional(keySchema), undefined),
  checkout: v.fallback(v.optional(v.nullable(checkoutSchema)), undefined),
});

/** Where one has come to, and with what. */
export interface Arrival {
  purpose: PaymentPurpose;
  state: unknown;
  /** On a step of the way, not at its beginning. */
  isUnderWay: boolean;
  /** The bills that the address names; none where it names none. */
  bills?: readonly number[];
}

/**
 * The payment that an address means. An entry of the browser's history names it by its key, so Back after paying
 * finds the payment that ended and never starts another. A new order starts one, unless the same order was
 * started and not ended: then its key stays, and it is charged once. `null`: there is no order.
 */
export function resumePayment(
  { purpose, state, isUnderWay, bills = [] }: Arrival,
  current: PaymentSession | null,
): PaymentSession | null {
  const parsed = v.safeParse(arrivalSchema, state);
  const arrival = parsed.success ? parsed.output : null;
  const stored = storedPayment(purpose);
  if (arrival?.payment !== undefined) {
    // Before what is shown: it went to the bank, whose page somebody did not wait for.
    if (stored?.before === arrival.payment) return { ...stored, settled: null };
    if (current?.key === arrival.payment) return current;
    const settled = endOf(arrival.payment);
    if (stored?.key === arrival.payment) return { ...stored, settled };
    const checkout = arrival.checkout ?? null;
    if (purpose === 'order' && !checkout) return null;
    if (purpose === 'bills' && bills.length === 0 && !settled) return null;
    return { key: arrival.payment, checkout, bills, draft: emptyDraft, settled };
  }
  const open = stored?.settled ? null : (stored ?? (current?.settled ? null : current));
  const started = isUnderWay ? (current ?? open) : open;
  if (purpose === 'topUp') return started ?? startPayment(null, null);
  if (purpose === 'bills') {
    if (bills.length === 0) return started;
    return open && isSame(open.bills, bills) ? open : startPayment(null, open, bills);
  }
  if (arrival?.checkout) {
    return open && isSameCheckout(open.checkout, arrival.checkout)
      ? { ...open, checkout: arrival.checkout }
      : startPayment(arrival.checkout, open);
  }
  // An order was meant but cannot be read: an older one must not stand in for it.
  if (typeof state === 'object' && state !== null && 'checkout' in state) return null;
  return started;
}

/** A new payment. Who pays and how is taken over from one that was started; consents are not. */
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

/** Stores a payment under way for this tab. */
export function storePayment(purpose: PaymentPurpose, session: PaymentSession, draft: PaymentDraft): void {
  writeSession(draftKey(purpose), {
    key: session.key,
    checkout: session.checkout,
    bills: session.bills,
    draft,
  });
}

/** A payment has gone to the bank: whoever comes back with what was typed starts another. */
export function renewPayment(purpose: PaymentPurpose): void {
  const stored = readSession(draftKey(purpose), storedSchema);
  if (stored) writeSession(draftKey(purpose), { ...stored, key: newKey(), before: stored.key });
}

/** Deletes the stored input once it has been paid for. */
export function forgetPayment(purpose: PaymentPurpose): void {
  writeSession(draftKey(purpose), null);
}

/** Returns the checkout that is being paid for in this tab. */
export function storedCheckout(purpose: PaymentPurpose): Checkout | null {
  return readSession(draftKey(purpose), storedSchema)?.checkout ?? null;
}

/** Forgets what was typed and remembers how it ended. */
export function endPayment(purpose: PaymentPurpose, key: string, settled: Settled): void {
  const ended = readSession(endedKey, endedSchema) ?? [];
  writeSession(endedKey, [{ key, settled }, ...ended].slice(0, endedCapacity));
  writeSession(draftKey(purpose), null);
}
