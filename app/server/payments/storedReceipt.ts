import { sql } from 'kysely';
import { fiscalReceiptOf, type FiscalReceipt } from '@/domain/payment/fiscalReceipt';
import { paymentNumber } from '@/domain/payment/payment';
import { isTopUp, type PaymentRow } from '../billing/rows';
import type { Db } from '../db/database';
import { payerOf } from '../payers/payers';
import { settingsOf } from '../settings/storedSettings';

/**
 * Returns the fiscal receipt of a payment at a gateway, and stores the first one. A repeated charge must have the same
 * receipt, because gateways refuse a changed request with a known idempotency key. Null if no gateway charges anything.
 */
export async function storedReceipt(db: Db, row: PaymentRow): Promise<FiscalReceipt | null> {
  const { id, userId, due, commission, fromBalance, fiscalReceipt } = row;
  if (fiscalReceipt || !due) return fiscalReceipt;
  const payer = await payerOf(db, row);
  const account = await db.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst();
  const receipt = fiscalReceiptOf({
    label: paymentNumber(id),
    contact: { email: payer.email || (account?.email ?? ''), name: payer.name, inn: payer.inn },
    minor: due.minor,
    // The commission is stored in kopecks.
    commission: due.currency === 'RUB' ? commission : 0,
    isTopUp: isTopUp(row) && row.bills === null,
    isPartial: fromBalance > 0,
    taxRate: (await settingsOf(db)).taxRate,
  });
  const stored = await db
    .updateTable('payment')
    .set({ fiscalReceipt: sql`coalesce("fiscalReceipt", ${JSON.stringify(receipt)}::jsonb)` })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('fiscalReceipt')
    .executeTakeFirst();
  return stored?.fiscalReceipt ?? null;
}
