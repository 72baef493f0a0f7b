import { sql } from 'kysely';
import type { AdminMethod, MethodChange } from '@/domain/admin/method';
import { paymentMethodIds, type PaymentMethodId } from '@/domain/payment/method';
import { isOpen, paymentStates } from '@/domain/payment/paymentState';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';

/** Returns every payment method in the order that customers see. */
export async function adminMethods(db: Db): Promise<readonly AdminMethod[]> {
  const rows = await db
    .selectFrom('paymentMethod')
    .selectAll()
    // A later release may have stored unknown ones.
    .where('id', 'in', paymentMethodIds)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const counted = await db
    .selectFrom('payment')
    .select(['method', sql<number>`count(*)::integer`.as('payments')])
    .where('state', 'in', paymentStates.filter(isOpen))
    .groupBy('method')
    .execute();
  const payments = new Map(counted.map((each) => [each.method, each.payments]));
  return rows.map(({ id, minCurrency, minMinor, currencies, commission, unavailable, gateway, version }) => ({
    id,
    minAmount: { currency: minCurrency, minor: minMinor },
    currencies,
    commission,
    unavailable,
    gateway,
    payments: payments.get(id) ?? 0,
    version: String(version),
  }));
}

async function findMethod(db: Db, id: PaymentMethodId): Promise<AdminMethod> {
  const method = (await adminMethods(db)).find((each) => each.id === id);
  if (!method) throw refusal('notFound');
  return method;
}

/**
 * Changes the terms of a payment method.
 *
 * @throws Problem 404 `notFound`, 409 `stale`
 */
export async function saveMethod(
  tx: Db,
  id: PaymentMethodId,
  { minAmount, currencies, commission, unavailable }: MethodChange,
  version: string,
): Promise<{ before: AdminMethod; after: AdminMethod }> {
  await tx.selectFrom('paymentMethod').select('id').where('id', '=', id).forUpdate().execute();
  const before = await findMethod(tx, id);
  if (before.version !== version) throw refusal('stale');
  await tx
    .updateTable('paymentMethod')
    .set(({ eb }) => ({
      minCurrency: minAmount.currency,
      minMinor: minAmount.minor,
      currencies: JSON.stringify(currencies),
      commission,
      unavailable: unavailable && JSON.stringify(unavailable),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  return { before, after: await findMethod(tx, id) };
}
