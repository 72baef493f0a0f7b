import { emptyPayer, type Payer, type PayerDraft } from '@/domain/payment/payer';
import type { Db } from '../db/database';

/** Returns an account's payers in the order of creation. */
export async function payersOf(db: Db, userId: string): Promise<readonly Payer[]> {
  const rows = await db
    .selectFrom('payer')
    .select(['id', 'draft'])
    .where('userId', '=', userId)
    .orderBy('position')
    .execute();
  return rows.flatMap(({ id, draft }) => (draft ? [{ ...draft, id }] : []));
}

/** Returns the default payer: the account's first one, or its owner. */
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

/** Payer fields of a payment. */
interface PaidBy {
  readonly userId: string;
  readonly payer: string;
  readonly payerDraft: PayerDraft | null;
}

/** Returns the payer on a payment's documents: the one stated with the payment, or the account's payer of that name. */
export async function payerOf(tx: Db, { userId, payer, payerDraft }: PaidBy): Promise<PayerDraft> {
  if (payerDraft) return payerDraft;
  const named = (await payersOf(tx, userId)).find(({ name }) => name === payer);
  if (!named) return { ...emptyPayer, name: payer };
  const { id: _, ...draft } = named;
  return draft;
}
