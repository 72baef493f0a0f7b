import type { Selectable } from 'kysely';
import { toIsoDateTime } from '@/domain/time/dates';
import type { Caller } from '../routing/caller';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import type { StaffNoteTable } from './tables';

/* Internal staff notes about a customer; customers never see them. */

/** Maximum number of notes on a page. */
const maxNotes = 100;

const toWire = ({ id, at, author, text, authorId }: Selectable<StaffNoteTable>, readerId: string) => ({
  id: String(id),
  at: toIsoDateTime(at),
  author,
  text,
  isOwn: authorId === readerId,
});

/** The notes about a customer, newest first. */
export async function notesAbout(db: Db, userId: string, readerId: string) {
  const rows = await db
    .selectFrom('staffNote')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(maxNotes)
    .execute();
  return rows.map((row) => toWire(row, readerId));
}

/** Adds a note about a customer. */
export async function addNote(
  tx: Db,
  { userId, author, text, now }: { userId: string; author: Caller; text: string; now: Date },
) {
  const note = await tx
    .insertInto('staffNote')
    .values({ userId, authorId: author.id, author: author.email, at: now, text })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toWire(note, author.id);
}

/**
 * Deletes a note of its author.
 *
 * @returns its text, and the customer's e-mail
 * @throws Problem 404 `notFound`, 403 `forbidden` for another author's note
 */
export async function deleteNote(
  tx: Db,
  id: number,
  author: Caller,
): Promise<{ text: string; email: string }> {
  const note = await tx
    .selectFrom('staffNote')
    .innerJoin('user', 'user.id', 'staffNote.userId')
    .select(['staffNote.id', 'authorId', 'text', 'email'])
    .where('staffNote.id', '=', id)
    .forUpdate('staffNote')
    .executeTakeFirst();
  if (!note) throw refusal('notFound');
  if (note.authorId !== author.id) throw refusal('forbidden');
  await tx.deleteFrom('staffNote').where('id', '=', note.id).execute();
  return note;
}
