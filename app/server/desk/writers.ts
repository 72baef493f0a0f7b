import { writingSeconds } from '@/domain/desk/desk';
import type { TicketId } from '@/domain/support/support';
import type { Db } from '../db/database';

const writersOf = (db: Db, ticketId: TicketId, now: Date) =>
  db
    .selectFrom('ticketWriter')
    .innerJoin('user', 'user.id', 'ticketWriter.staffId')
    .where('ticketId', '=', ticketId)
    .where('until', '>', now);

/** Lists the e-mails of colleagues who are writing on a ticket. */
export async function colleaguesWriting(
  db: Db,
  { ticketId, callerId, now }: { readonly ticketId: TicketId; readonly callerId: string; readonly now: Date },
): Promise<readonly string[]> {
  const rows = await writersOf(db, ticketId, now)
    .select('user.email')
    .where('staffId', '<>', callerId)
    .orderBy('user.email')
    .execute();
  return rows.map(({ email }) => email);
}

/** Stores that somebody is writing for some more seconds. Returns whether this is new to colleagues. */
export async function storeWriter(
  tx: Db,
  { ticketId, staffId, now }: { readonly ticketId: TicketId; readonly staffId: string; readonly now: Date },
): Promise<boolean> {
  const known = await writersOf(tx, ticketId, now)
    .select('staffId')
    .where('staffId', '=', staffId)
    .executeTakeFirst();
  const until = new Date(now.getTime() + writingSeconds * 1000);
  await tx
    .insertInto('ticketWriter')
    .values({ ticketId, staffId, until })
    .onConflict((conflict) => conflict.columns(['ticketId', 'staffId']).doUpdateSet({ until }))
    .execute();
  return known === undefined;
}

/** Deletes the mark of a writer after the text was sent. */
export async function deleteWriter(tx: Db, ticketId: TicketId, staffId: string): Promise<void> {
  await tx
    .deleteFrom('ticketWriter')
    .where('ticketId', '=', ticketId)
    .where('staffId', '=', staffId)
    .execute();
}
