import type { SelectQueryBuilder } from 'kysely';
import { longestPage } from '@app/contract/shapes';
import type { Schema } from '../db/schema';
import { refusal } from '../http/refusal';
import type { PaymentRow } from '../billing/rows';

/** Where a page begins: after the payment of that number. */
function afterOf(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  if (!/^[1-9]\d{0,14}$/.test(cursor)) throw refusal('invalidRequest');
  return Number(cursor);
}

/** A page of these payments, newest first, and how many there are of all. */
export async function pageOfPayments(
  payments: SelectQueryBuilder<Schema, 'payment', object>,
  query: { limit?: number | undefined; cursor?: string | undefined },
): Promise<{ rows: readonly PaymentRow[]; next: string | null; total: number }> {
  const { limit = longestPage } = query;
  const after = afterOf(query.cursor);
  const { total } = await payments
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await payments
    .selectAll()
    .$if(after !== null, (page) => page.where('id', '<', after ?? 0))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  return { rows: page, next: rows.length > limit ? String(page.at(-1)?.id) : null, total };
}
