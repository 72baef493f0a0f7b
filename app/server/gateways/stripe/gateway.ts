import { createHash } from 'node:crypto';
import { Stripe } from 'stripe';
import * as v from 'valibot';
import type { GatewayOrder, GatewayStatus, HostedGateway, ReceivedWebhook } from '../gateway';
import { invoiceOf, lineItemsOf, taxMetadata } from './lines';
import {
  reasonOf,
  splitToken,
  statusOfIntent,
  toIntent,
  toMethod,
  toRefund,
  toSession,
  toStripeAmount,
  type StripeIntent,
  type StripeSession,
} from './objects';

export interface StripeOptions {
  readonly secretKey: string;
  /** Signs the events of the webhook endpoint. */
  readonly webhookSecret: string;
  /** Host of the portal: others may share the account. */
  readonly site: string;
  /** Whether Stripe makes an invoice of each payment on its page, for its fee. */
  readonly makesInvoices?: boolean;
  readonly send?: typeof fetch;
  /** Repetitions of a request by the package itself, with the same key. */
  readonly retries?: number;
}

/** Gateway id of Stripe. */
const stripeId = 'stripe';

/** Stripe answers within 30 seconds; a slower call is repeated with its key. */
const answerMs = 30_000;
/** Time after an order's expiry in which a request may still be processed. */
const underWayMs = 10 * 60_000;
const dayMs = 86_400_000;
const pageSize = 100;

/** Reference of a charge that Stripe refused before there was a payment. */
const refusedPrefix = 'refused-';

/** How a charge began. Its own events matter only without a page. */
type ChargeKind = 'page' | 'saved';

const eventSchema = v.object({
  type: v.string(),
  data: v.object({
    object: v.object({
      id: v.pipe(v.string(), v.regex(/^\w{1,255}$/)),
      metadata: v.optional(v.nullable(v.record(v.string(), v.string()))),
    }),
  }),
});

/** Events that end a payment, by the kind of charge. */
const endingEvents: Readonly<Record<string, ChargeKind>> = {
  'checkout.session.completed': 'page',
  'checkout.session.async_payment_succeeded': 'page',
  'checkout.session.async_payment_failed': 'page',
  'checkout.session.expired': 'page',
  'payment_intent.succeeded': 'saved',
  'payment_intent.payment_failed': 'saved',
  'payment_intent.canceled': 'saved',
};

/** Names the portal and its order: portals of one account do not share keys. */
const orderName = ({ orderId, webhookUrl }: GatewayOrder) => `${new URL(webhookUrl).host}/${orderId}`;

const keyOf = (purpose: string, name: string) =>
  createHash('sha256').update(`${purpose} ${name}`).digest('hex');

const refusal = { status: 'declined', reason: 'refusedByBank' } as const;

const isRefusedRequest = (error: unknown) => error instanceof Stripe.errors.StripeInvalidRequestError;

/** Stripe mails its own receipt of a charge to the payer. */
const receiptEmail = ({ receipt: { contact } }: GatewayOrder) =>
  contact.email === '' ? {} : { receipt_email: contact.email };

/**
 * Gateway of Stripe: Checkout, saved cards and refunds by its official package. Stripe knows an idempotency key for 24
 * hours; later, charges and refunds are found by their metadata. An event names a payment, which is then read again,
 * so that repeated and reordered events give the current status.
 */
export function createStripe(options: StripeOptions): HostedGateway {
  const { secretKey, webhookSecret, site, makesInvoices = false, send, retries = 2 } = options;
  const stripe = new Stripe(secretKey, {
    timeout: answerMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(send && { httpClient: Stripe.createFetchHttpClient(send) }),
  });

  const metadataOf = (order: GatewayOrder, kind: ChargeKind) => ({
    order: orderName(order),
    kind,
    ...taxMetadata(order),
  });

  const retrieveSession = async (id: string) =>
    toSession(await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.payment_method'] }));

  const intentIn = ({ payment_intent: intent }: StripeSession): StripeIntent | null =>
    intent === null || typeof intent === 'string' ? null : intent;

  /**
   * Closes the page of an order that has expired. Stripe keeps pages open for 30 minutes at least, which is longer than
   * a payment of the portal is.
   */
  async function closeExpired(session: StripeSession): Promise<StripeSession> {
    const expires = session.metadata?.['expires'];
    if (session.status !== 'open' || expires === undefined || Date.now() < Date.parse(expires))
      return session;
    try {
      return toSession(await stripe.checkout.sessions.expire(session.id));
    } catch (error) {
      // Paid or expired meanwhile.
      if (isRefusedRequest(error)) return retrieveSession(session.id);
      throw error;
    }
  }

  async function sessionStatus(id: string): Promise<GatewayStatus> {
    const session = await closeExpired(await retrieveSession(id));
    if (session.status === 'expired') return { status: 'declined', reason: 'canceledByPayer' };
    const intent = intentIn(session);
    // On an open page, a declined card can be replaced.
    return session.status === 'complete' && intent ? statusOfIntent(intent) : { status: 'waiting' };
  }

  async function status(reference: string): Promise<GatewayStatus> {
    if (reference.startsWith(refusedPrefix)) return refusal;
    if (!reference.startsWith('pi_')) return sessionStatus(reference);
    return statusOfIntent(
      toIntent(await stripe.paymentIntents.retrieve(reference, { expand: ['payment_method'] })),
    );
  }

  /** Returns a received event whose signature is right; null for any other. */
  function verified({ body, header, now }: ReceivedWebhook) {
    try {
      const event = stripe.webhooks.constructEvent(
        body,
        header('stripe-signature') ?? '',
        webhookSecret,
        undefined,
        undefined,
        now.getTime(),
      );
      return v.parse(eventSchema, event);
    } catch {
      return null;
    }
  }

  const answerOf = (intent: StripeIntent) => ({ reference: intent.id, status: statusOfIntent(intent) });

  /** Finds the charge of an order that has expired, among those of its customer. */
  async function findCharge(customer: string, order: GatewayOrder): Promise<StripeIntent | null> {
    const expiresAt = order.expiresAt.getTime();
    const seconds = (moment: number) => Math.floor(moment / 1000);
    const created = { gte: seconds(expiresAt - dayMs), lte: seconds(expiresAt + underWayMs) };
    for await (const each of stripe.paymentIntents.list({ customer, created, limit: pageSize })) {
      const intent = toIntent(each);
      if (intent.metadata?.['order'] === orderName(order) && intent.metadata['kind'] === 'saved')
        return intent;
    }
    return null;
  }

  /** Whether a saved card is no longer its customer's. */
  async function isDetached(customer: string, method: string): Promise<boolean> {
    try {
      return toMethod(await stripe.paymentMethods.retrieve(method)).customer !== customer;
    } catch (error) {
      if (isRefusedRequest(error)) return true;
      throw error;
    }
  }

  async function intentOfPayment(reference: string): Promise<string> {
    if (reference.startsWith('pi_')) return reference;
    const intent = intentIn(await retrieveSession(reference));
    if (intent === null) throw new Error(`Stripe has no charge for ${reference}`);
    return intent.id;
  }

  return {
    kind: 'hosted',
    id: stripeId,
    currencies: ['RUB', 'USD', 'EUR'],
    async begin(order) {
      const { label, returnUrl, savesCard, receipt } = order;
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          allowed_payment_method_types: ['card'],
          // Stripe would otherwise offer to pay in the currency of the payer's country.
          adaptive_pricing: { enabled: false },
          line_items: lineItemsOf(order),
          ...(makesInvoices && { invoice_creation: invoiceOf(order) }),
          client_reference_id: orderName(order),
          metadata: { ...metadataOf(order, 'page'), expires: order.expiresAt.toISOString() },
          payment_intent_data: {
            description: label,
            metadata: metadataOf(order, 'page'),
            ...(savesCard && { setup_future_usage: 'off_session' }),
            ...receiptEmail(order),
          },
          customer_creation: savesCard || makesInvoices ? 'always' : 'if_required',
          ...(receipt.contact.email !== '' && { customer_email: receipt.contact.email }),
          locale: order.language,
          success_url: returnUrl,
          cancel_url: returnUrl,
        },
        { idempotencyKey: keyOf('session', orderName(order)) },
      );
      const { id, url } = toSession(session);
      if (url === null) throw new Error('Stripe has no page for the payment');
      return { reference: id, url };
    },
    async readWebhook(received) {
      const event = verified(received);
      if (!event) return null;
      const { id, metadata } = event.data.object;
      const isOurs = metadata?.['order']?.startsWith(`${site}/`) === true;
      if (!isOurs || endingEvents[event.type] !== metadata['kind']) return 'ignored';
      return { reference: id, report: await status(id) };
    },
    status,
    async chargeSaved(token, order) {
      const card = splitToken(token);
      const refused = { reference: `${refusedPrefix}${order.orderId}`, status: refusal };
      if (!card) return refused;
      const { customer, method } = card;
      const now = Date.now();
      const expiresAt = order.expiresAt.getTime();
      if (expiresAt <= now) {
        const found = await findCharge(customer, order);
        if (found) return answerOf(found);
        if (now < expiresAt + underWayMs) throw new Error('Stripe may still process the charge');
        return refused;
      }
      try {
        const intent = await stripe.paymentIntents.create(
          {
            ...toStripeAmount(order.toPay),
            customer,
            payment_method: method,
            allowed_payment_method_types: ['card'],
            confirm: true,
            off_session: true,
            description: order.label,
            metadata: metadataOf(order, 'saved'),
            ...receiptEmail(order),
          },
          { idempotencyKey: keyOf('charge', orderName(order)) },
        );
        return answerOf(toIntent(intent));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError) {
          const { payment_intent: intent } = error;
          const reference = intent ? toIntent(intent).id : refused.reference;
          return { reference, status: { status: 'declined', reason: reasonOf(error) } };
        }
        if (isRefusedRequest(error) && (await isDetached(customer, method))) return refused;
        throw error;
      }
    },
    async forget(token) {
      const card = splitToken(token);
      if (!card) return;
      try {
        await stripe.paymentMethods.detach(card.method);
      } catch (error) {
        if (!isRefusedRequest(error) || !(await isDetached(card.customer, card.method))) throw error;
      }
    },
    async refund({ reference, key, amount }) {
      const intent = await intentOfPayment(reference);
      let failures = 0;
      let refund: ReturnType<typeof toRefund> | null = null;
      for await (const each of stripe.refunds.list({ payment_intent: intent, limit: pageSize })) {
        const earlier = toRefund(each);
        if (earlier.metadata?.['refund'] !== key) continue;
        if (earlier.status === 'failed' || earlier.status === 'canceled') failures += 1;
        else refund = earlier;
      }
      refund ??= toRefund(
        await stripe.refunds.create(
          { payment_intent: intent, amount: toStripeAmount(amount).amount, metadata: { refund: key } },
          // A refund that failed at the bank is made anew.
          { idempotencyKey: keyOf('refund', `${key} ${intent} ${failures}`) },
        ),
      );
      if (refund.status !== 'succeeded')
        throw new Error(`Stripe's refund ${key} is ${refund.status ?? 'unknown'}`);
    },
  };
}
