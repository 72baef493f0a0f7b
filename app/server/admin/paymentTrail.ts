import type { PaymentTrail } from '@/domain/admin/paymentTrail';
import { toIsoDateTime } from '@/domain/time/dates';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';

/**
 * Returns the state changes of a payment; for a deleted account only what was kept.
 *
 * @throws Problem 404 `notFound`
 */
export async function paymentTrail(db: Db, id: number): Promise<PaymentTrail> {
  const fields = ['gateway', 'reference'] as const;
  const payment =
    (await db.selectFrom('payment').select(fields).where('id', '=', id).executeTakeFirst()) ??
    (await db.selectFrom('formerPayment').select(fields).where('id', '=', id).executeTakeFirst());
  if (!payment) throw refusal('notFound');
  const steps = await db
    .selectFrom('paymentStep')
    .select(['at', 'state', 'reason'])
    .where('paymentId', '=', id)
    .orderBy('id')
    .execute();
  return { ...payment, steps: steps.map((step) => ({ ...step, at: toIsoDateTime(step.at) })) };
}
