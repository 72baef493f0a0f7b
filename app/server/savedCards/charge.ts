import type { CartEntry } from '@/domain/cart/entry';
import type { IsoDate } from '@/domain/time/dates';
import { kopecks, type Money } from '@/domain/money/money';
import { fromRubles, toRubles, type ExchangeRates } from '@/domain/payment/currency';
import { paymentLifetimeMs } from '@/domain/payment/inquiry';
import { paymentSum, takenCurrency, type PaymentMethod } from '@/domain/payment/method';
import type { RevenueShare } from '@/domain/payment/revenue';
import { cardPart, isCardExpired } from '@/domain/payment/savedCard';
import { payerFor } from '../payers/payers';
import { addPayment } from '../consequences/money';
import type { PaymentRow } from '../billing/rows';
import { ratesOf } from '../catalog/rates';
import { paymentMethodsOf } from '../catalog/read';
import type { Db } from '../db/database';
import type { Gateways } from '../gateways/gateway';

/** An account's card for auto-renewal, with what decides the charged amount. */
export interface RenewalCard {
  readonly gateway: string;
  readonly token: string;
  readonly method: PaymentMethod;
  readonly rates: ExchangeRates;
}

/** Returns an account's card for auto-renewal (D29); null for none, an expired or an unavailable one. */
export async function renewalCardOf(
  db: Db,
  gateways: Gateways,
  userId: string,
  today: IsoDate,
): Promise<RenewalCard | null> {
  const card = await db
    .selectFrom('savedCard')
    .selectAll()
    .where('userId', '=', userId)
    .where('isForRenewal', '=', true)
    .executeTakeFirst();
  if (!card || isCardExpired(card, today)) return null;
  const method = (await paymentMethodsOf(db, gateways, today)).find(({ id }) => id === card.method);
  if (!method || method.unavailable) return null;
  return { gateway: card.gateway, token: card.token, method, rates: await ratesOf(db) };
}

/** Card charge without the customer present. */
export interface CardCharge {
  readonly userId: string;
  /** Total in kopecks: the balance pays what it can, the card the rest with the method's commission. */
  readonly amount: Money;
  readonly balance: Money;
  /** Idempotency key, unique per account; at most 200 characters. */
  readonly key: string;
  readonly reason: string;
  /** Entries to deliver once paid; empty if the money pays bills. */
  readonly entries: readonly CartEntry[];
  readonly shares: readonly RevenueShare[];
  readonly bills: readonly number[];
  readonly now: Date;
}

/**
 * Adds the payment of a card charge under its customer's lock, and holds the balance's part. `chargeByToken` charges
 * the card afterwards, outside of any transaction.
 *
 * @throws RangeError for an amount below the method's minimum
 */
export async function addCardCharge(
  tx: Db,
  { gateway, token, method, rates }: RenewalCard,
  { amount, balance, key, ...charge }: CardCharge,
): Promise<PaymentRow> {
  const { userId, shares, now } = charge;
  const part = cardPart(amount, balance, method, rates);
  if (part === null) throw new RangeError(`The method takes no ${amount} kopecks`);
  const currency = takenCurrency(method, 'RUB');
  const { amount: taken, toPay } = paymentSum(fromRubles(part, currency, rates), method, rates);
  const payer = await payerFor(tx, userId);
  return addPayment(tx, {
    ...charge,
    payment: {
      payer: payer.name,
      paymentMethod: method.id,
      amount,
      amountInPaymentCurrency: toPay,
      status: 'Pending',
      ...(part < amount ? { fromBalance: kopecks(amount - part) } : {}),
    },
    promo: null,
    chargeKey: key,
    way: {
      gateway,
      payer,
      commission: kopecks(toRubles(toPay, rates) - toRubles(taken, rates)),
      shares,
      bank: { due: toPay, expiresAt: new Date(now.getTime() + paymentLifetimeMs) },
      card: { cardToken: token },
    },
  });
}
