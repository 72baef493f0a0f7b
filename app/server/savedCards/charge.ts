import { dayOf } from '@/domain/dates';
import { kopecks, type Money } from '@/domain/money';
import { paymentLifetimeMs } from '@/domain/payment/inquiry';
import { paymentSum } from '@/domain/payment/method';
import { emptyPayer, type PayerDraft } from '@/domain/payment/payer';
import type { DeclineReason } from '@/domain/payment/paymentState';
import { isCardExpired } from '@/domain/payment/savedCard';
import { lockCustomer } from '../accounts/lock';
import { payersOf } from '../billing/payers';
import { addPayment } from '../billing/payments';
import type { PaymentRow } from '../billing/rows';
import { paymentMethodsOf, ratesOf } from '../catalog/read';
import type { Db } from '../db/database';
import type { Deps } from '../deps';
import { chargeByToken } from '../gateways/chargeByToken';
import type { Gateways } from '../gateways/gateway';

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
 * is for auto-renewal, or the one that is has expired or cannot be charged now.
 */
export type SavedCardAnswer =
  | { readonly status: 'paid'; readonly paymentId: number }
  | { readonly status: 'declined'; readonly reason: DeclineReason; readonly paymentId: number }
  | { readonly status: 'none' };

type Parts = Pick<Deps, 'db' | 'changes' | 'log' | 'gateways' | 'publicUrl'>;

const chargedBefore = (tx: Db, { userId, key }: SavedCardCharge) =>
  tx
    .selectFrom('payment')
    .selectAll()
    .where('userId', '=', userId)
    .where('chargeKey', '=', key)
    .executeTakeFirst();

/** On whose behalf: the first payer there is, else the account's owner. */
async function payerFor(tx: Db, userId: string): Promise<PayerDraft> {
  const [first] = await payersOf(tx, userId);
  if (first) {
    const { id: _, ...draft } = first;
    return draft;
  }
  const { name, email } = await tx
    .selectFrom('user')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...emptyPayer, name, email };
}

/** The payment of a charge: the one that its key has made before, or a new one; null where no card can be charged. */
async function paymentFor(tx: Db, charge: SavedCardCharge, gateways: Gateways): Promise<PaymentRow | null> {
  const { userId, amount, key, now } = charge;
  await lockCustomer(tx, userId);
  const before = await chargedBefore(tx, charge);
  if (before) return before;
  const card = await tx
    .selectFrom('savedCard')
    .selectAll()
    .where('userId', '=', userId)
    .where('isForRenewal', '=', true)
    .executeTakeFirst();
  if (!card || isCardExpired(card, dayOf(now))) return null;
  const method = (await paymentMethodsOf(tx, gateways)).find(({ id }) => id === card.method);
  if (!method || method.unavailable) return null;
  const { toPay, commission } = paymentSum({ currency: 'RUB', minor: amount }, method, await ratesOf(tx));
  const payer = await payerFor(tx, userId);
  return addPayment(tx, {
    userId,
    payment: {
      payer: payer.name,
      paymentMethod: method.id,
      amount,
      amountInPaymentCurrency: toPay,
      status: 'Pending',
    },
    entries: [],
    promo: null,
    reason: null,
    now,
    chargeKey: key,
    way: {
      gateway: card.gateway,
      payer,
      commission: kopecks(commission.minor),
      shares: [],
      bank: { due: toPay, expiresAt: new Date(now.getTime() + paymentLifetimeMs) },
      card: { cardToken: card.token },
    },
  });
}

/**
 * Charges the card that is for auto-renewal. It calls the bank, so it is never called inside a transaction. Rejects while the bank
 * does not answer, or has not decided: the caller tries again later with the same key, which takes nothing twice.
 */
export async function chargeSavedCard(deps: Parts, charge: SavedCardCharge): Promise<SavedCardAnswer> {
  const { db, gateways } = deps;
  const row = await db.transaction().execute((tx) => paymentFor(tx, charge, gateways));
  if (!row) return { status: 'none' };
  await chargeByToken(deps, row);
  const now = await chargedBefore(db, charge);
  switch (now?.state) {
    case 'paid':
    case 'refunded':
      return { status: 'paid', paymentId: row.id };
    case 'failed':
    case 'expired':
    case 'canceled':
      return { status: 'declined', reason: now.declineReason ?? 'refusedByBank', paymentId: row.id };
    case 'created':
    case 'redirected':
    case undefined:
      throw new Error(`The bank has not decided about payment ${row.id}`);
  }
}
