import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { CurrencyAmount } from '@/domain/payment/currency';
import type { DeclineReason } from '@/domain/payment/paymentState';
import type { CardBrand } from '@/domain/payment/savedCard';
import type { GatewayOrder, GatewayStatus, HostedGateway, IssuedCard } from '../gateway';
import {
  createYooKassaClient,
  YooKassaRefusal,
  yooKassaUrl,
  type YooKassaAccount,
  type YooKassaPayment,
} from './client';
import { isYooKassaAddress } from './networks';
import { toAmount, toReceipt } from './receipt';

export interface YooKassaOptions extends YooKassaAccount {
  /** Whether the shop sends fiscal receipts through YooKassa. */
  readonly sendsReceipts: boolean;
  /** Code of the tax system; needed by a shop that has several. */
  readonly taxSystem?: string | undefined;
  readonly send?: typeof fetch;
  readonly url?: string;
}

/** Gateway id of YooKassa. */
const yooKassaId = 'yookassa';

const reasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficientFunds',
  card_expired: 'cardExpired',
  payment_method_limit_exceeded: 'limitExceeded',
  '3d_secure_failed': 'notConfirmed',
  expired_on_confirmation: 'canceledByPayer',
};

const brands: Readonly<Record<string, CardBrand>> = {
  mir: 'mir',
  visa: 'visa',
  mastercard: 'mastercard',
  unionpay: 'unionPay',
};

/** Only events of payments matter; the object in them is not believed. */
const notificationSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    type: v.literal('notification'),
    event: v.string(),
    object: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
  }),
);

/** Time after an order's expiry in which a request may still be processed. */
const underWayMs = 10 * 60_000;
const dayMs = 86_400_000;

/** Reference of a charge that YooKassa refused before there was a payment. */
const refusedPrefix = 'refused-';

function cardOf({ payment_method: method }: YooKassaPayment): IssuedCard | null {
  if (method?.type !== 'bank_card' || !method.saved || !method.card) return null;
  const { last4, expiry_month: month, expiry_year: year, card_type: type } = method.card;
  return {
    token: method.id,
    brand: brands[type.toLowerCase()] ?? 'other',
    lastDigits: last4,
    expires: `${year}-${month.padStart(2, '0')}`,
  };
}

function amountOf({ amount: { value, currency } }: YooKassaPayment): CurrencyAmount {
  if (currency !== 'RUB') throw new Error(`YooKassa took ${currency}`);
  return { currency, minor: Number(value.replace('.', '')) };
}

function statusOf(payment: YooKassaPayment): GatewayStatus {
  const { status, cancellation_details: details } = payment;
  if (status === 'canceled')
    return { status: 'declined', reason: reasons[details?.reason ?? ''] ?? 'refusedByBank' };
  if (status !== 'succeeded') return { status: 'waiting' };
  const card = cardOf(payment);
  return { status: 'paid', amount: amountOf(payment), ...(card && { card }) };
}

/** Names the portal and its order: portals of one shop do not share keys. */
const orderName = ({ orderId, webhookUrl }: GatewayOrder) => `${new URL(webhookUrl).host}/${orderId}`;

/** Idempotency key of at most 64 characters. */
const keyOf = (purpose: string, name: string) =>
  createHash('sha256').update(`${purpose} ${name}`).digest('hex');

/**
 * Gateway of YooKassa (API v3). It knows an idempotency key for 24 hours; later, charges and refunds are found by
 * their names. Its notifications are not signed, so a payment is read again before it is believed.
 */
export function createYooKassa(options: YooKassaOptions): HostedGateway {
  const { sendsReceipts, taxSystem, send = fetch, url = yooKassaUrl } = options;
  const client = createYooKassaClient(options, send, url);

  function chargeBody(order: GatewayOrder) {
    const { label, toPay, receipt } = order;
    if (toPay.currency !== 'RUB') throw new RangeError('YooKassa charges rubles only');
    return {
      amount: toAmount(toPay.minor, toPay.currency),
      capture: true,
      description: label,
      metadata: { order: orderName(order) },
      ...(sendsReceipts && { receipt: toReceipt(receipt, toPay.currency, taxSystem) }),
    };
  }

  const refused = ({ orderId }: GatewayOrder) =>
    ({
      reference: `${refusedPrefix}${orderId}`,
      status: { status: 'declined', reason: 'refusedByBank' },
    }) as const;

  const answerOf = (payment: YooKassaPayment) => ({ reference: payment.id, status: statusOf(payment) });

  async function status(reference: string): Promise<GatewayStatus> {
    if (reference.startsWith(refusedPrefix)) return { status: 'declined', reason: 'refusedByBank' };
    return statusOf(await client.payment(reference));
  }

  return {
    kind: 'hosted',
    id: yooKassaId,
    currencies: ['RUB'],
    async begin(order) {
      const { id, confirmation } = await client.createPayment(
        {
          ...chargeBody(order),
          confirmation: { type: 'redirect', return_url: order.returnUrl },
          payment_method_data: { type: order.method === 'sberPay' ? 'sberbank' : 'bank_card' },
          ...(order.savesCard && { save_payment_method: true }),
        },
        keyOf('payment', orderName(order)),
      );
      if (confirmation?.confirmation_url === undefined)
        throw new Error('YooKassa has no page for the payment');
      return { reference: id, url: confirmation.confirmation_url };
    },
    async readWebhook({ body, sender }) {
      if (!isYooKassaAddress(sender)) return null;
      const parsed = v.safeParse(notificationSchema, body);
      if (!parsed.success) return null;
      const { event, object } = parsed.output;
      if (!event.startsWith('payment.')) return 'ignored';
      try {
        return { reference: object.id, report: await status(object.id) };
      } catch (error) {
        // A payment that YooKassa does not know was invented.
        if (error instanceof YooKassaRefusal) return null;
        throw error;
      }
    },
    status,
    async chargeSaved(token, order) {
      const now = Date.now();
      const expiresAt = order.expiresAt.getTime();
      if (expiresAt <= now) {
        const isOwn = ({ metadata }: YooKassaPayment) => metadata?.['order'] === orderName(order);
        const found = await client.findPayment(
          new Date(expiresAt - dayMs),
          new Date(expiresAt + underWayMs),
          isOwn,
        );
        if (found) return answerOf(found);
        if (now < expiresAt + underWayMs) throw new Error('YooKassa may still process the charge');
        return refused(order);
      }
      try {
        const body = { ...chargeBody(order), payment_method_id: token };
        return answerOf(await client.createPayment(body, keyOf('charge', orderName(order))));
      } catch (error) {
        if (error instanceof YooKassaRefusal && error.parameter === 'payment_method_id')
          return refused(order);
        throw error;
      }
    },
    // The API has no call for it. The portal deletes the token and never charges it again.
    forget: () => Promise.resolve(),
    async refund({ reference, key, amount, receipt }) {
      const name = `${key} ${reference}`;
      const earlier = await client.findRefund(
        reference,
        ({ description, status: state }) => description === name && state !== 'canceled',
      );
      const { status: state } =
        earlier ??
        (await client.createRefund(
          {
            payment_id: reference,
            amount: toAmount(amount.minor, amount.currency),
            description: name,
            ...(sendsReceipts && receipt && { receipt: toReceipt(receipt, amount.currency, taxSystem) }),
          },
          keyOf('refund', name),
        ));
      if (state !== 'succeeded') throw new Error(`YooKassa's refund ${key} is ${state}`);
    },
  };
}
