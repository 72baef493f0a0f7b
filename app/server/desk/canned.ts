import type { CannedAnswer, CannedDraft } from '@/domain/desk/cannedAnswer';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';

/** Selects the canned answers that a member of staff may use and change: shared ones and their own. */
const usableBy = (db: Db, callerId: string) =>
  db
    .selectFrom('cannedAnswer')
    .select(['id', 'title', 'text', 'ownerId'])
    .where((where) => where.or([where('ownerId', 'is', null), where('ownerId', '=', callerId)]));

const toAnswer = ({
  ownerId,
  ...answer
}: Omit<CannedAnswer, 'isShared'> & { ownerId: string | null }): CannedAnswer => ({
  ...answer,
  isShared: ownerId === null,
});

/** Converts to the wire format: the id is a string. */
export const wireCanned = ({ id, ...answer }: CannedAnswer) => ({ ...answer, id: String(id) });

const rowOf = ({ isShared, ...draft }: CannedDraft, callerId: string) => ({
  ...draft,
  ownerId: isShared ? null : callerId,
});

/** Lists a member's canned answers by title. */
export async function cannedAnswersOf(db: Db, callerId: string): Promise<CannedAnswer[]> {
  return (await usableBy(db, callerId).orderBy('title').orderBy('id').execute()).map(toAnswer);
}

/**
 * Locks a canned answer.
 *
 * @throws Problem 404 `notFound`, also for another member's own
 */
export async function lockCanned(tx: Db, callerId: string, id: number): Promise<CannedAnswer> {
  const row = await usableBy(tx, callerId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw refusal('notFound');
  return toAnswer(row);
}

export async function addCanned(tx: Db, callerId: string, draft: CannedDraft): Promise<CannedAnswer> {
  const { id } = await tx
    .insertInto('cannedAnswer')
    .values(rowOf(draft, callerId))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...draft, id };
}

export async function saveCanned(
  tx: Db,
  callerId: string,
  { id, ...draft }: CannedAnswer,
): Promise<CannedAnswer> {
  await tx.updateTable('cannedAnswer').set(rowOf(draft, callerId)).where('id', '=', id).execute();
  return { ...draft, id };
}
