import { sql, type Selectable } from 'kysely';
import {
  canEnd,
  promoStateOn,
  type AdminPromo,
  type NewPromo,
  type PromoChange,
  type PromoUse,
} from '@/domain/admin/promo';
import { isOpen, paymentStates } from '@/domain/payment/paymentState';
import { addDays, toIsoDateTime, type IsoDate } from '@/domain/time/dates';
import type { PromoTable } from '../catalog/tables';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { countedVersion, countToSave } from './countedVersion';
import { todayOf } from '../settings/storedSettings';
import { promoUsedStates } from '../catalog/read';

/** Numbers of a code's payments: all that count as uses, and the pending ones. */
interface Counted {
  readonly uses: number;
  readonly payments: number;
}

function toAdminPromo(row: Selectable<PromoTable>, counted: Counted, today: IsoDate): AdminPromo {
  const { version, ...promo } = row;
  return {
    ...promo,
    state: promoStateOn(promo, today),
    ...counted,
    version: countedVersion({ version, count: row.usesLeft }),
  };
}

/** Returns every promo code with its number of uses. */
export async function adminPromos(db: Db, now: Date): Promise<readonly AdminPromo[]> {
  const rows = await db.selectFrom('promo').selectAll().orderBy('code').execute();
  const counted = await db
    .selectFrom('payment')
    .select((field) => [
      'promo',
      sql<number>`count(*)::integer`.as('uses'),
      field.fn.countAll<number>().filterWhere('state', 'in', paymentStates.filter(isOpen)).as('payments'),
    ])
    .where('promo', 'is not', null)
    .where('state', 'in', promoUsedStates)
    .groupBy('promo')
    .execute();
  const byCode = new Map(counted.map(({ promo, uses, payments }) => [promo, { uses, payments }]));
  const today = await todayOf(db, now);
  return rows.map((row) => toAdminPromo(row, byCode.get(row.code) ?? { uses: 0, payments: 0 }, today));
}

async function findPromo(db: Db, code: string, now: Date): Promise<AdminPromo> {
  const promo = (await adminPromos(db, now)).find((each) => each.code === code);
  if (!promo) throw refusal('notFound');
  return promo;
}

/** Maximum number of listed uses. */
const maxUses = 200;

/**
 * Returns the uses of a code, newest first.
 *
 * @throws Problem 404 `notFound`
 */
export async function promoUses(db: Db, code: string): Promise<readonly PromoUse[]> {
  const promo = await db.selectFrom('promo').select('code').where('code', '=', code).executeTakeFirst();
  if (!promo) throw refusal('notFound');
  const rows = await db
    .selectFrom('payment')
    .innerJoin('user', 'user.id', 'payment.userId')
    .select(['payment.id', 'user.email', 'payment.pricedAt', 'payment.state'])
    .where('promo', '=', code)
    .where('state', 'in', promoUsedStates)
    .orderBy('payment.id', 'desc')
    .limit(maxUses)
    .execute();
  return rows.map(({ id, email, pricedAt, state }) => ({
    payment: id,
    user: email,
    at: toIsoDateTime(pricedAt),
    isPaid: !isOpen(state),
  }));
}

const columnsOf = ({
  benefit,
  lines,
  from,
  until,
  usesLeft,
  perCustomer,
  isFirstOrderOnly,
}: PromoChange) => ({
  benefit: JSON.stringify(benefit),
  lines: JSON.stringify(lines),
  from,
  until,
  usesLeft,
  perCustomer,
  isFirstOrderOnly,
});

/**
 * Adds a promo code.
 *
 * @throws Problem 409 `nameTaken`
 */
export async function addPromo(tx: Db, promo: NewPromo, now: Date): Promise<AdminPromo> {
  const added = await tx
    .insertInto('promo')
    .values({ code: promo.code, ...columnsOf(promo) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  if (!added) throw refusal('nameTaken');
  return findPromo(tx, promo.code, now);
}

/** Locks a code and returns it. */
async function lockPromo(tx: Db, code: string, now: Date): Promise<AdminPromo> {
  const rows = tx.selectFrom('promo').select('code').where('code', '=', code);
  if (!(await rows.forUpdate().executeTakeFirst())) throw refusal('notFound');
  return findPromo(tx, code, now);
}

/**
 * Changes the terms of a code.
 *
 * @throws Problem 404 `notFound`, 409 `stale`
 */
export async function savePromo(
  tx: Db,
  code: string,
  change: PromoChange,
  { version, now }: { version: string; now: Date },
): Promise<{ before: AdminPromo; after: AdminPromo }> {
  const before = await lockPromo(tx, code, now);
  const [terms = ''] = before.version.split('/');
  const usesLeft = countToSave({ version: terms, count: before.usesLeft }, change.usesLeft, version);
  await tx
    .updateTable('promo')
    .set(({ eb }) => ({ ...columnsOf({ ...change, usesLeft }), version: eb('version', '+', 1) }))
    .where('code', '=', code)
    .execute();
  return { before, after: await findPromo(tx, code, now) };
}

/**
 * Ends a code: yesterday becomes its last day. Pending payments keep it.
 *
 * @throws Problem 404 `notFound`, 409 `changed` if it has ended
 */
export async function endPromo(
  tx: Db,
  code: string,
  now: Date,
): Promise<{ before: AdminPromo; after: AdminPromo }> {
  const before = await lockPromo(tx, code, now);
  if (!canEnd(before)) throw refusal('changed');
  const until = addDays(await todayOf(tx, now), -1);
  await tx
    .updateTable('promo')
    .set(({ eb }) => ({ until, version: eb('version', '+', 1) }))
    .where('code', '=', code)
    .execute();
  return { before, after: await findPromo(tx, code, now) };
}
