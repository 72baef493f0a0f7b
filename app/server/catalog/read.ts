import { sql } from 'kysely';
import { newCustomer, type PromoCode, type PromoCustomer } from '@/domain/cart/promo';
import { paymentMethodIds, type PaymentMethod, type PaymentMethodId } from '@/domain/payment/method';
import { pauseCurrencies } from '@/domain/payment/rateAge';
import type { IsoDate } from '@/domain/time/dates';
import type { SupportAnswer } from '@/domain/support/supportAnswers';
import { byLocale } from '@/i18n/locale';
import type { Db } from '../db/database';
import type { Gateways, PaymentGateway } from '../gateways/gateway';
import { message } from '../messages/messages';
import { expiredCurrencies } from './rates';

/** Returns the customer's paid purchases that may limit a code (D46). */
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

/** The promo code of that name (upper case) as it is for a customer, or for a visitor; null for none. */
export async function promoNamed(db: Db, code: string, userId: string | null): Promise<PromoCode | null> {
  const found = await db.selectFrom('promo').selectAll().where('code', '=', code).executeTakeFirst();
  if (!found) return null;
  const { version: _, ...promo } = found;
  return { ...promo, customer: userId === null ? newCustomer : await promoCustomer(db, code, userId) };
}

/** Uses a promo code once; false when somebody else has used it up meanwhile. */
export async function takePromo(tx: Db, code: string): Promise<boolean> {
  const taken = await tx
    .updateTable('promo')
    .set(({ eb }) => ({ usesLeft: eb('usesLeft', '-', 1), version: eb('version', '+', 1) }))
    .where('code', '=', code)
    .where('usesLeft', '>', 0)
    .returning('code')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Gives a use of each code back: what it was used for was never paid. */
export async function returnPromos(tx: Db, codes: readonly string[]): Promise<void> {
  // One order for everybody, so that two who return several never wait for each other.
  for (const code of codes.toSorted())
    await tx
      .updateTable('promo')
      .set(({ eb }) => ({ usesLeft: eb('usesLeft', '+', 1), version: eb('version', '+', 1) }))
      .where('code', '=', code)
      .execute();
}

/** Why a method cannot be used that names a gateway which this server does not have. */
const withoutGateway = byLocale((locale) => message(locale, 'methodWithoutGateway'));
/** Why a method cannot be used whose currencies all have an expired rate. */
const withoutRate = byLocale((locale) => message(locale, 'methodWithoutRate'));

/**
 * The ways to pay on a day, in the order in which they are listed. Those that nobody takes the money of are
 * unavailable, and currencies with an expired rate are paused.
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
    // A later release may have stored others.
    .where('id', 'in', paymentMethodIds)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, minCurrency, minMinor, currencies, commission, unavailable, gateway }) =>
    pauseCurrencies(
      {
        id,
        minAmount: { currency: minCurrency, minor: minMinor },
        currencies,
        commission,
        paused: [],
        unavailable: unavailable ?? (gateways.get(gateway) ? null : withoutGateway),
      },
      expired,
      withoutRate,
    ),
  );
}

/** Returns the gateway that takes the money of a method. */
export async function gatewayOfMethod(
  db: Db,
  gateways: Gateways,
  id: PaymentMethodId,
): Promise<PaymentGateway | null> {
  const row = await db.selectFrom('paymentMethod').select('gateway').where('id', '=', id).executeTakeFirst();
  return row ? gateways.get(row.gateway) : null;
}

/** The instructions of support, in the order in which they are listed. */
export async function supportAnswersOf(db: Db): Promise<readonly SupportAnswer[]> {
  return db
    .selectFrom('supportAnswer')
    .select(['id', 'page', 'texts'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
