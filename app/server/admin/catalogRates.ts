import { sql } from 'kysely';
import {
  problemOfRateDay,
  ratedCurrencies,
  type AdminRate,
  type RateChange,
  type RatedCurrency,
  type RateEntry,
} from '@/domain/admin/rate';
import { kopecks } from '@/domain/money/money';
import { isOpen, paymentStates } from '@/domain/payment/paymentState';
import { rateAgeOn } from '@/domain/payment/rateAge';
import { toIsoDateTime, type IsoDate } from '@/domain/time/dates';
import { newestRates } from '../catalog/rates';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { todayOf } from '../settings/storedSettings';

/** Entries of a history at most. */
const longestHistory = 200;

/** Every exchange rate as the provider sees it. */
export async function adminRates(db: Db, today: IsoDate): Promise<readonly AdminRate[]> {
  const rows = await newestRates(db);
  const counted = await db
    .selectFrom('payment')
    .select(['paidCurrency', sql<number>`count(*)::integer`.as('payments')])
    .where('state', 'in', paymentStates.filter(isOpen))
    .groupBy('paidCurrency')
    .execute();
  const payments = new Map(counted.map((each) => [each.paidCurrency, each.payments]));
  return ratedCurrencies.flatMap((id) =>
    rows
      .filter((row) => row.currency === id)
      .map(({ rate, source, day, enteredAt, enteredBy }) => ({
        id,
        rate: kopecks(rate),
        source,
        day,
        enteredAt: toIsoDateTime(enteredAt),
        enteredBy,
        age: rateAgeOn(day, today),
        payments: payments.get(id) ?? 0,
        version: enteredAt.toISOString(),
      })),
  );
}

async function findRate(db: Db, id: RatedCurrency, today: IsoDate): Promise<AdminRate> {
  const rate = (await adminRates(db, today)).find((each) => each.id === id);
  if (!rate) throw refusal('notFound');
  return rate;
}

/**
 * Returns the rates of a currency that were entered so far, newest first.
 *
 * @throws Problem 404 `notFound`
 */
export async function rateHistory(db: Db, id: RatedCurrency): Promise<readonly RateEntry[]> {
  // Any text is in the path.
  if (!ratedCurrencies.includes(id)) throw refusal('notFound');
  const rows = await db
    .selectFrom('exchangeRate')
    .select(['rate', 'source', 'day', 'enteredAt', 'enteredBy'])
    .where('currency', '=', id)
    .orderBy('enteredAt', 'desc')
    .limit(longestHistory)
    .execute();
  return rows.map(({ rate, enteredAt, ...row }) => ({
    ...row,
    rate: kopecks(rate),
    enteredAt: toIsoDateTime(enteredAt),
  }));
}

/**
 * Enters the next rate of a currency. Payments under way keep their sums.
 *
 * @throws Problem 404 `notFound`, 409 `stale`, 422 `invalidRequest` for a day to come, or one that is too long ago
 */
export async function enterRate(
  tx: Db,
  id: RatedCurrency,
  { rate, source, day }: RateChange,
  { version, by }: { version: string; by: string },
): Promise<{ before: AdminRate; after: AdminRate }> {
  if (!ratedCurrencies.includes(id)) throw refusal('notFound');
  // The first row of a currency is the lock of all of them: no newer one is entered before the end of the transaction.
  await tx
    .selectFrom('exchangeRate')
    .select('currency')
    .where('currency', '=', id)
    .orderBy('enteredAt')
    .limit(1)
    .forUpdate()
    .execute();
  // Taken under the lock: later than every rate before it.
  const enteredAt = new Date();
  const today = await todayOf(tx, enteredAt);
  const before = await findRate(tx, id, today);
  if (before.version !== version) throw refusal('stale');
  if (problemOfRateDay(day, today)) throw refusal('invalidRequest', { fields: ['day'] });
  await tx
    .insertInto('exchangeRate')
    .values({ currency: id, rate, source, day, enteredAt, enteredBy: by })
    .execute();
  return { before, after: await findRate(tx, id, today) };
}
