import type { Kysely } from 'kysely';
import { samplePaymentMethods, sampleRates } from '@/sample-data/payments';
import { samplePlans } from '@/sample-data/plans';
import { samplePromos } from '@/sample-data/promos';
import { sampleAnswers } from '@/sample-data/supportAnswers';
import { currencyIds } from '@/domain/payment/currency';
import type { PaymentMethodId } from '@/domain/payment/method';
import type { Schema } from '../db/schema';

/** Transfers and cryptocurrency come by themselves; everything else is paid at the built-in test bank until there is a real one. */
const gatewayOf = (id: PaymentMethodId) =>
  id === 'manual' ? 'transfer' : id === 'crypto' ? 'crypto' : 'testBank';

/** Apart, so that rows fit between. */
const step = 10;
const positionOf = (index: number) => (index + 1) * step;

/**
 * Fills the tables that were just made, once in the life of a database and in the migration's own transaction: what a provider
 * has deleted does not come back at the next start, and instances that start together wait for each other.
 */
export async function seedCatalog(tx: Kysely<Schema>): Promise<void> {
  await tx
    .insertInto('plan')
    .values(
      samplePlans.map(({ name, line, datacenter, specs, features, price }, index) => ({
        name,
        position: positionOf(index),
        line,
        datacenter,
        specs: JSON.stringify(specs),
        features: JSON.stringify(features),
        monthly: price.monthly,
      })),
    )
    .execute();
  await tx
    .insertInto('promo')
    .values(
      samplePromos.map((promo) => ({
        ...promo,
        benefit: JSON.stringify(promo.benefit),
        lines: JSON.stringify(promo.lines),
      })),
    )
    .execute();
  await tx
    .insertInto('paymentMethod')
    .values(
      samplePaymentMethods.map(({ id, minAmount, currencies, commission, unavailable }, index) => ({
        id,
        position: positionOf(index),
        minCurrency: minAmount.currency,
        minMinor: minAmount.minor,
        currencies: JSON.stringify(currencies),
        commission,
        unavailable: unavailable && JSON.stringify(unavailable),
        gateway: gatewayOf(id),
      })),
    )
    .execute();
  await tx
    .insertInto('exchangeRate')
    .values(currencyIds.map((currency) => ({ currency, rate: sampleRates[currency] })))
    .execute();
  await tx
    .insertInto('supportAnswer')
    .values(
      sampleAnswers.map(({ id, page, texts }, index) => ({
        id,
        position: positionOf(index),
        page,
        texts: JSON.stringify(texts),
      })),
    )
    .execute();
}
