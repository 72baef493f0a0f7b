import { sql, type Kysely } from 'kysely';
import { samplePaymentMethods, sampleRates } from '@/sample-data/payments';
import { samplePlans } from '@/sample-data/plans';
import { samplePromos } from '@/sample-data/promos';
import { sampleAnswers } from '@/sample-data/supportAnswers';
import { currencyIds } from '@/domain/payment/currency';
import { paymentMethodIds, type PaymentMethod, type PaymentMethodId } from '@/domain/payment/method';
import type { Schema } from '../db/schema';

/**
 * Transfers and cryptocurrency need no gateway; all other methods use the built-in test bank until a real one exists.
 */
const gatewayOf = (id: PaymentMethodId) =>
  id === 'manual' ? 'transfer' : id === 'crypto' ? 'crypto' : 'testBank';

/** Gateway ids of the acquirers that the environment chooses. */
const builtInAcquirers = ['yookassa', 'stripe'];

/** Gap between positions, so that rows can be inserted. */
const step = 10;
const positionOf = (index: number) => (index + 1) * step;

const toMethodRow = (
  { id, minAmount, currencies, commission, unavailable }: PaymentMethod,
  index: number,
) => ({
  id,
  position: positionOf(index),
  minCurrency: minAmount.currency,
  minMinor: minAmount.minor,
  currencies: JSON.stringify(currencies),
  commission,
  unavailable: unavailable && JSON.stringify(unavailable),
  gateway: gatewayOf(id),
});

const insertPlans = (tx: Kysely<Schema>) =>
  tx
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

const insertPromos = (tx: Kysely<Schema>) =>
  tx
    .insertInto('promo')
    .values(
      samplePromos.map(({ customer: _, ...promo }) => ({
        ...promo,
        benefit: JSON.stringify(promo.benefit),
        lines: JSON.stringify(promo.lines),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .execute();

/**
 * Seeds new tables, once per database, in the migration's transaction. Rows deleted by a provider do not return at the
 * next start, and instances that start together wait for each other.
 */
export async function seedCatalog(tx: Kysely<Schema>): Promise<void> {
  await insertPlans(tx);
  await tx.insertInto('paymentMethod').values(samplePaymentMethods.map(toMethodRow)).execute();
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

/** Runs something once per database, in one transaction. */
async function once(
  db: Kysely<Schema>,
  name: 'plans' | 'promos' | 'promosRemoved' | `method:${PaymentMethodId}`,
  work: (tx: Kysely<Schema>) => Promise<unknown>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const isFirst = await tx
      .insertInto('seeding')
      .values({ name })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    if (isFirst) await work(tx);
  });
}

/** Adds each payment method that is new to this database; a deleted one does not return. */
export async function seedMethods(
  db: Kysely<Schema>,
  methods: readonly PaymentMethod[] = samplePaymentMethods,
): Promise<void> {
  for (const [index, method] of methods.entries())
    await once(db, `method:${method.id}`, (tx) =>
      tx
        .insertInto('paymentMethod')
        .values(toMethodRow(method, index))
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
}

/**
 * Assigns payment methods to the acquirers of the environment. A method whose acquirer is gone from the environment
 * returns to the test bank, and is unavailable without it.
 */
export async function assignMethods(
  db: Kysely<Schema>,
  acquirers: Readonly<Record<string, readonly PaymentMethodId[]>>,
): Promise<void> {
  const assigned = Object.values(acquirers).flat();
  const hosted = paymentMethodIds.filter((id) => gatewayOf(id) === 'testBank');
  await db.transaction().execute(async (tx) => {
    for (const [gateway, ids] of Object.entries(acquirers))
      for (const id of ids)
        await tx.updateTable('paymentMethod').set({ gateway }).where('id', '=', id).execute();
    await tx
      .updateTable('paymentMethod')
      .set({ gateway: 'testBank' })
      .where('id', 'in', [...hosted])
      .where('id', 'not in', ['manual', ...assigned])
      .where('gateway', 'in', builtInAcquirers)
      .execute();
  });
}

/** Adds the sample's promo codes to a database with demo data (D46). */
export const seedPromos = (db: Kysely<Schema>): Promise<void> => once(db, 'promos', insertPromos);

/**
 * Fills an empty catalogue with the sample's plans and promo codes.
 *
 * @returns the numbers of both; null if there is a plan already
 */
export async function fillCatalog(tx: Kysely<Schema>): Promise<{ plans: number; promos: number } | null> {
  // A plan that somebody adds meanwhile waits.
  await sql`lock table "plan" in share row exclusive mode`.execute(tx);
  if (await tx.selectFrom('plan').select('name').limit(1).executeTakeFirst()) return null;
  await insertPlans(tx);
  return { plans: samplePlans.length, promos: (await insertPromos(tx)).length };
}

/**
 * Decides at the first start whether the catalogue has the sample's plans, which migration 5 adds. A later start with
 * samples fills a catalogue without plans.
 */
export async function startCatalog(db: Kysely<Schema>, hasSamples: boolean): Promise<void> {
  await once(db, 'plans', async (tx) => {
    if (hasSamples) return;
    await tx
      .deleteFrom('plan')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('server').select('server.id').whereRef('server.tariff', '=', 'plan.name'))),
      )
      .execute();
  });
  if (hasSamples) await db.transaction().execute(fillCatalog);
}

/** The sample's codes that every database had before demo data was optional. */
const formerlySeeded = {
  WELCOME10: { benefit: { kind: 'percent', percent: 10 } },
  METEOR500: { benefit: { kind: 'fixed', amount: 50_000 } },
  STORAGE15: { benefit: { kind: 'percent', percent: 15 }, lines: ['storage'] },
  SUMMER25: { benefit: { kind: 'percent', percent: 25 }, until: '2025-08-31' },
  COMET2036: { benefit: { kind: 'percent', percent: 10 }, from: '2036-01-01' },
  FIRST100: { benefit: { kind: 'percent', percent: 10 }, usesLeft: 0 },
} as const;

/**
 * Removes those codes from a database without demo data, because their terms are public. Codes that were used or
 * changed stay.
 */
export const removeSeededPromos = (db: Kysely<Schema>): Promise<void> =>
  once(db, 'promosRemoved', async (tx) => {
    for (const [code, terms] of Object.entries(formerlySeeded)) {
      const former = { from: '2026-01-01', until: '2036-12-31', usesLeft: 1000, ...terms } as const;
      const lines = 'lines' in terms ? terms.lines : ['vps', 'cpu', 'storage'];
      await tx
        .deleteFrom('promo')
        .where('code', '=', code)
        .where('from', '=', former.from)
        .where('until', '=', former.until)
        .where('usesLeft', '=', former.usesLeft)
        .where('perCustomer', 'is', null)
        .where('isFirstOrderOnly', '=', false)
        .where(sql<boolean>`"benefit" = ${JSON.stringify(former.benefit)}::jsonb`)
        .where(sql<boolean>`"lines" = ${JSON.stringify(lines)}::jsonb`)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('payment').select('id').where('promo', '=', code))),
        )
        .execute();
    }
  });
