import { emptyPayer, type Payer, type PayerDraft } from '@/domain/payment/payer';
import type { Db } from '../db/database';

/** On whose behalf an account may pay, in the order in which they were added. */
export async function payersOf(db: Db, userId: string): Promise<readonly Payer[]> {
  const rows = await db
    .selectFrom('payer')
    .select(['id', 'draft'])
    .where('userId', '=', userId)
    .orderBy('position')
    .execute();
  return rows.flatMap(({ id, draft }) => (draft ? [{ ...draft, id }] : []));
}

/** Returns the payer where none was stated: the account's first payer, else its owner. */
export async function payerFor(tx: Db, userId: string): Promise<PayerDraft> {
  const [first] = await payersOf(tx, userId);
  if (first) {
    const { id: _, ...draft } = first;
    return draft;
  }
  const { name, email } = await tx
    .selectFrom('user')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...emptyPayer, name, email };
}

/** How a payment names its payer. */
interface PaidBy {
  readonly userId: string;
  readonly payer: string;
  readonly payerDraft: PayerDraft | null;
}

/**
 * Returns the payer on a payment's documents. It is the payer stated when the payment was made, else the account's
 * payer of that name.
 */
export async function payerOf(tx: Db, { userId, payer, payerDraft }: PaidBy): Promise<PayerDraft> {
  if (payerDraft) return payerDraft;
  const named = (await payersOf(tx, userId)).find(({ name }) => name === payer);
  if (!named) return { ...emptyPayer, name: payer };
  const { id: _, ...draft } = named;
  return draft;
}
