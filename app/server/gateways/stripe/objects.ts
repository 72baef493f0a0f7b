import * as v from 'valibot';
import { currencyIds, type CurrencyAmount, type CurrencyId } from '@/domain/payment/currency';
import type { DeclineReason } from '@/domain/payment/paymentState';
import type { CardBrand } from '@/domain/payment/savedCard';
import type { GatewayStatus, IssuedCard } from '../gateway';

/*
 * Objects of Stripe's API (version 2026-10-28, that of the package) as far as the gateway reads them.
 */

const metadataSchema = v.optional(v.nullable(v.record(v.string(), v.string())));

const methodSchema = v.object({
  id: v.string(),
  type: v.string(),
  customer: v.optional(v.nullable(v.string())),
  card: v.optional(
    v.object({
      brand: v.string(),
      last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
      exp_month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
      exp_year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(9999)),
    }),
  ),
});

const intentSchema = v.object({
  id: v.string(),
  status: v.string(),
  amount_received: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  currency: v.string(),
  customer: v.optional(v.nullable(v.string())),
  setup_future_usage: v.optional(v.nullable(v.string())),
  payment_method: v.optional(v.nullable(v.union([v.string(), methodSchema]))),
  last_payment_error: v.optional(
    v.nullable(v.object({ code: v.optional(v.string()), decline_code: v.optional(v.string()) })),
  ),
  metadata: metadataSchema,
});
/** A PaymentIntent: one charge. */
export type StripeIntent = v.InferOutput<typeof intentSchema>;

const sessionSchema = v.object({
  id: v.string(),
  status: v.nullable(v.string()),
  url: v.nullable(v.string()),
  payment_intent: v.nullable(v.union([v.string(), intentSchema])),
  metadata: metadataSchema,
});
/** A Checkout Session: the page of a payment. */
export type StripeSession = v.InferOutput<typeof sessionSchema>;

const refundSchema = v.object({ id: v.string(), status: v.nullable(v.string()), metadata: metadataSchema });
type StripeRefund = v.InferOutput<typeof refundSchema>;

export const toIntent = (value: unknown): StripeIntent => v.parse(intentSchema, value);
export const toSession = (value: unknown): StripeSession => v.parse(sessionSchema, value);
export const toRefund = (value: unknown): StripeRefund => v.parse(refundSchema, value);
export const toMethod = (value: unknown) => v.parse(methodSchema, value);

/**
 * Stripe counts each currency in its smallest unit. For all of ours that is a hundredth, as in the portal; a currency
 * without hundredths (JPY) or with thousandths (KWD) needs a factor here.
 */
const minorUnits: Readonly<Record<CurrencyId, { readonly code: string; readonly factor: 1 }>> = {
  RUB: { code: 'rub', factor: 1 },
  USD: { code: 'usd', factor: 1 },
  EUR: { code: 'eur', factor: 1 },
};

/** Converts an amount to Stripe's currency code and smallest units. */
export function toStripeAmount({ currency, minor }: CurrencyAmount): { currency: string; amount: number } {
  const { code, factor } = minorUnits[currency];
  return { currency: code, amount: minor * factor };
}

function amountOf({ amount_received: amount, currency: code }: StripeIntent): CurrencyAmount {
  const currency = currencyIds.find((id) => minorUnits[id].code === code);
  if (currency === undefined) throw new Error(`Stripe took ${code.toUpperCase()}`);
  return { currency, minor: amount / minorUnits[currency].factor };
}

const brands: Readonly<Record<string, CardBrand>> = {
  visa: 'visa',
  mastercard: 'mastercard',
  unionpay: 'unionPay',
};

/** Reasons by decline code (docs.stripe.com/declines/codes) or error code. */
const reasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'cardExpired',
  card_velocity_exceeded: 'limitExceeded',
  withdrawal_count_limit_exceeded: 'limitExceeded',
  authentication_required: 'notConfirmed',
  payment_intent_authentication_failure: 'notConfirmed',
};

/** Returns why a charge was declined. */
export function reasonOf(error: {
  code?: string | undefined;
  decline_code?: string | undefined;
}): DeclineReason {
  return reasons[error.decline_code ?? ''] ?? reasons[error.code ?? ''] ?? 'refusedByBank';
}

/** A saved card's token names the customer too: Stripe charges a card only for its customer. */
const tokenPattern = /^(cus_\w+)\/(pm_\w+)$/;

/** Splits a saved card's token; null for one that is not Stripe's. */
export function splitToken(token: string): { readonly customer: string; readonly method: string } | null {
  const [, customer, method] = tokenPattern.exec(token) ?? [];
  return customer !== undefined && method !== undefined ? { customer, method } : null;
}

function cardOf({
  customer,
  payment_method: method,
  setup_future_usage: usage,
}: StripeIntent): IssuedCard | null {
  if (usage !== 'off_session' || customer == null || method == null || typeof method === 'string')
    return null;
  const { id, card } = method;
  if (!card) return null;
  return {
    token: `${customer}/${id}`,
    brand: brands[card.brand] ?? 'other',
    lastDigits: card.last4,
    expires: `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`,
  };
}

/** Returns the status of a charge; of one that nobody is there to retry, a declined attempt is the end. */
export function statusOfIntent(intent: StripeIntent): GatewayStatus {
  const { status, last_payment_error: error } = intent;
  if (status === 'succeeded') {
    const card = cardOf(intent);
    return { status: 'paid', amount: amountOf(intent), ...(card && { card }) };
  }
  if (status === 'canceled') return { status: 'declined', reason: 'refusedByBank' };
  if (status === 'requires_payment_method' && error) return { status: 'declined', reason: reasonOf(error) };
  return { status: 'waiting' };
}
