import { sql } from 'kysely';
import { newCustomer, type PromoCode, type PromoCustomer } from '@/domain/cart/promo';
import { paymentMethodIds, type PaymentMethod, type PaymentMethodId } from '@/domain/payment/method';
import { isOpen, paymentStates } from '@/domain/payment/paymentState';
import { pauseCurrencies } from '@/domain/payment/rateAge';
import type { IsoDate } from '@/domain/time/dates';
import type { SupportAnswer } from '@/domain/support/supportAnswers';
import { byLocale } from '@/i18n/locale';
import type { Db } from '../db/database';
import type { CurrencyId } from '@/domain/payment/currency';
import type { Gateways, PaymentGateway } from '../gateways/gateway';
import { message } from '../messages/messages';
import { expiredCurrencies } from './rates';

/** Returns a customer's paid purchases, which may limit a code (D46). */
async function promoCustomer(db: Db, code: string, userId: string): Promise<PromoCustomer> {
  const { uses, orders } = await db
    .selectFrom('payment')
    .where('userId', '=', userId)
    .where('state', 'in', ['paid', 'refunded'])
    .select([
      sql<number>`(count(*) filter (where "promo" = ${code}))::integer`.as('uses'),
      sql<number>`(count(*) filter (where "entries" @> '[{"kind":"order"}]'::jsonb))::integer`.as('orders'),
    ])
    .executeTakeFirstOrThrow();
  return { uses, hasOrdered: orders > 0 };
}

/** States of payments whose promo code counts as used. */
export const promoUsedStates = paymentStates.filter(
  (state) => isOpen(state) || state === 'paid' || state === 'refunded',
);

/** Finds a promo code by its upper-case name, for a customer or visitor; null for none. */
export async function promoNamed(db: Db, code: string, userId: string | null): Promise<PromoCode | null> {
  const found = await db.selectFrom('promo').selectAll().where('code', '=', code).executeTakeFirst();
  if (!found) return null;
  const { version: _, ...promo } = found;
  return { ...promo, customer: userId === null ? newCustomer : await promoCustomer(db, code, userId) };
}

/** Uses a promo code once; false if it has been used up meanwhile. */
export async function takePromo(tx: Db, code: string): Promise<boolean> {
  const taken = await tx
    .updateTable('promo')
    .set(({ eb }) => ({ usesLeft: eb('usesLeft', '-', 1) }))
    .where('code', '=', code)
    .where('usesLeft', '>', 0)
    .returning('code')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Returns a use of each code after its payment failed. */
export async function returnPromos(tx: Db, codes: readonly string[]): Promise<void> {
  // A fixed order prevents deadlocks.
  for (const code of codes.toSorted())
    await tx
      .updateTable('promo')
      .set(({ eb }) => ({ usesLeft: eb('usesLeft', '+', 1) }))
      .where('code', '=', code)
      .execute();
}

/** Reason for a method whose gateway this server does not have. */
const withoutGateway = byLocale((locale) => message(locale, 'methodWithoutGateway'));
/** Why a method cannot be used whose currencies all have an expired rate. */
const withoutRate = byLocale((locale) => message(locale, 'methodWithoutRate'));

/** Returns the currencies of a method that its gateway charges (D36); none without a gateway. */
function takenBy(gateway: PaymentGateway | null, currencies: readonly CurrencyId[]): readonly CurrencyId[] {
  if (gateway?.kind !== 'hosted') return gateway ? currencies : [];
  return currencies.filter((currency) => gateway.currencies.includes(currency));
}

/**
 * Returns the payment methods on a day, in list order. Those without a gateway are unavailable, and currencies with an
 * expired rate are paused.
 */
export async function paymentMethodsOf(
  db: Db,
  gateways: Gateways,
  today: IsoDate,
): Promise<readonly PaymentMethod[]> {
  const expired = await expiredCurrencies(db, today);
  const rows = await db
    .selectFrom('paymentMethod')
    .selectAll()
    // A later release may have stored unknown ones.
    .where('id', 'in', paymentMethodIds)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, minCurrency, minMinor, currencies, commission, unavailable, gateway }) => {
    const [first, ...others] = takenBy(gateways.get(gateway), currencies);
    return pauseCurrencies(
      {
        id,
        minAmount: { currency: minCurrency, minor: minMinor },
        currencies: first ? [first, ...others] : currencies,
        commission,
        paused: [],
        unavailable: unavailable ?? (first ? null : withoutGateway),
      },
      expired,
      withoutRate,
    );
  });
}

/** Returns the gateway of a method. */
export async function gatewayOfMethod(
  db: Db,
  gateways: Gateways,
  id: PaymentMethodId,
): Promise<PaymentGateway | null> {
  const row = await db.selectFrom('paymentMethod').select('gateway').where('id', '=', id).executeTakeFirst();
  return row ? gateways.get(row.gateway) : null;
}

/** Returns the suggested answers of support, in list order. */
export async function supportAnswersOf(db: Db): Promise<readonly SupportAnswer[]> {
  return db
    .selectFrom('supportAnswer')
    .select(['id', 'page', 'texts'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
