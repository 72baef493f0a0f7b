import type { Stripe } from 'stripe';
import * as v from 'valibot';

/*
 * Requests of Stripe's API 2026-10-28 (OpenAPI v2596), as far as the portal sends them. Each is checked twice: by the
 * compiler against the types that Stripe generates from its OpenAPI document, and here against its limits. A field
 * that the portal does not send is refused.
 */

const integer = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));
const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);
const address = v.pipe(v.string(), v.url(), v.maxLength(5000));
const metadata = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(500))),
  v.check((entries) => Object.keys(entries).length <= 50),
);
const currency = v.picklist(['rub', 'usd', 'eur']);
const cardOnly = v.array(v.literal('card'));
const idOf = (prefix: string) => v.pipe(v.string(), v.startsWith(`${prefix}_`));
const page = {
  limit: v.pipe(integer, v.minValue(1), v.maxValue(100)),
  starting_after: v.exactOptional(v.string()),
};

const receiptEmail = v.exactOptional(v.pipe(v.string(), v.email(), v.maxLength(800)));

/** `POST /v1/checkout/sessions`. */
export const sessionBody = v.strictObject({
  mode: v.literal('payment'),
  allowed_payment_method_types: cardOnly,
  adaptive_pricing: v.strictObject({ enabled: flag }),
  line_items: v.pipe(
    v.array(
      v.strictObject({
        quantity: integer,
        price_data: v.strictObject({
          currency,
          unit_amount: v.pipe(integer, v.maxValue(99_999_999)),
          product_data: v.strictObject({ name: v.pipe(v.string(), v.minLength(1), v.maxLength(250)) }),
        }),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
  invoice_creation: v.exactOptional(
    v.strictObject({
      enabled: flag,
      invoice_data: v.strictObject({
        description: v.pipe(v.string(), v.maxLength(1500)),
        metadata,
        custom_fields: v.exactOptional(
          v.pipe(
            v.array(
              v.strictObject({
                name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
                value: v.pipe(v.string(), v.minLength(1), v.maxLength(140)),
              }),
            ),
            v.maxLength(4),
          ),
        ),
      }),
    }),
  ),
  client_reference_id: v.pipe(v.string(), v.maxLength(200)),
  metadata,
  payment_intent_data: v.strictObject({
    description: v.pipe(v.string(), v.maxLength(1000)),
    metadata,
    setup_future_usage: v.exactOptional(v.literal('off_session')),
    receipt_email: receiptEmail,
  }),
  customer_creation: v.picklist(['always', 'if_required']),
  customer_email: receiptEmail,
  locale: v.picklist(['ru', 'en']),
  success_url: address,
  cancel_url: address,
}) satisfies v.GenericSchema<unknown, Stripe.Checkout.SessionCreateParams>;

/** `POST /v1/payment_intents`. */
export const intentBody = v.strictObject({
  amount: v.pipe(integer, v.minValue(1), v.maxValue(99_999_999)),
  currency,
  customer: idOf('cus'),
  payment_method: idOf('pm'),
  allowed_payment_method_types: cardOnly,
  confirm: v.pipe(flag, v.literal(true)),
  off_session: v.pipe(flag, v.literal(true)),
  description: v.pipe(v.string(), v.maxLength(1000)),
  metadata,
  receipt_email: receiptEmail,
}) satisfies v.GenericSchema<unknown, Stripe.PaymentIntentCreateParams>;

/** `POST /v1/refunds`. */
export const refundBody = v.strictObject({
  payment_intent: idOf('pi'),
  amount: v.pipe(integer, v.minValue(1)),
  metadata,
}) satisfies v.GenericSchema<unknown, Stripe.RefundCreateParams>;

/** `GET /v1/payment_intents`. */
export const intentQuery = v.strictObject({
  customer: idOf('cus'),
  created: v.strictObject({ gte: integer, lte: integer }),
  ...page,
}) satisfies v.GenericSchema<unknown, Stripe.PaymentIntentListParams>;

/** `GET /v1/refunds`. */
export const refundQuery = v.strictObject({ payment_intent: idOf('pi'), ...page }) satisfies v.GenericSchema<
  unknown,
  Stripe.RefundListParams
>;

/** Expandable fields of a request for one object. */
export const expandQuery = v.strictObject({ expand: v.exactOptional(v.array(v.string())) });

/** No parameters. */
export const noParameters = v.strictObject({});

type Nested = { [name: string]: Nested | string };

const toArrays = (value: Nested | string): unknown => {
  if (typeof value === 'string') return value;
  const keys = Object.keys(value);
  const items = Object.fromEntries(keys.map((key) => [key, toArrays(value[key] ?? '')]));
  const isArray = keys.length > 0 && keys.every((key, index) => key === String(index));
  return isArray ? Object.values(items) : items;
};

/** Parses Stripe's form encoding: `line_items[0][price_data][currency]=rub`. */
export function parseForm(text: string): unknown {
  const root: Nested = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let place = root;
    for (const key of path) {
      const next = place[key];
      const inner: Nested = typeof next === 'object' ? next : {};
      place[key] = inner;
      place = inner;
    }
    place[last] = value;
  }
  return toArrays(root);
}
