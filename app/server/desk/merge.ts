import { sql } from 'kysely';
import { mergedTicket, ticketWithMerged } from '@/domain/support/supportThread';
import type { TicketId } from '@/domain/support/support';
import { toIsoDateTime } from '@/domain/time/dates';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { lockAnyTicket } from '../support/answer';
import { ticketOf } from '../support/read';
import { storeTicket, type StoredTicket } from '../support/store';

/** Above all message numbers, so that both threads can be renumbered without collisions. */
const spare = { kept: 1_000_000, merged: 2_000_000 };

/** Moves messages and files into another thread in writing order; messages of the robot stay. */
async function moveMessages(tx: Db, userId: string, from: TicketId, into: TicketId): Promise<void> {
  const own = sql`"userId" = ${userId}`;
  await sql`update "ticketMessage" set "number" = "number" + ${spare.kept}
    where ${own} and "ticketId" = ${into}`.execute(tx);
  await sql`update "ticketMessage" set "ticketId" = ${into}, "number" = "number" + ${spare.merged}
    where ${own} and "ticketId" = ${from} and "author" <> 'robot'`.execute(tx);
  await sql`update "ticketMessage" "message" set "number" = "ordered"."place" from (
      select "number", row_number() over (order by "at", "number") as "place"
      from "ticketMessage" where ${own} and "ticketId" = ${into}
    ) "ordered"
    where "message"."userId" = ${userId} and "message"."ticketId" = ${into}
      and "message"."number" = "ordered"."number"`.execute(tx);
}

async function readAgain(tx: Db, userId: string, id: TicketId): Promise<StoredTicket> {
  const ticket = await ticketOf(tx, userId, id);
  if (!ticket) throw new Error(`The locked ticket ${id} is gone`);
  return ticket;
}

/**
 * Merges a ticket into another one of the same customer: messages, files, notes and pending answers move.
 *
 * @throws Problem 404 `notFound`, 409 `changed` if it was merged already or the customers differ
 */
export async function mergeTickets(
  tx: Db,
  { id, into, now }: { readonly id: TicketId; readonly into: TicketId; readonly now: Date },
): Promise<{ readonly userId: string }> {
  if (id === into) throw refusal('changed');
  const [first, second] = id < into ? [id, into] : [into, id];
  const locked = [await lockAnyTicket(tx, first), await lockAnyTicket(tx, second)] as const;
  const [merged, kept] = id < into ? locked : [locked[1], locked[0]];
  const { userId } = kept;
  if (
    userId === null ||
    merged.userId !== userId ||
    merged.ticket.mergedInto !== null ||
    kept.ticket.mergedInto !== null
  )
    throw refusal('changed');
  await moveMessages(tx, userId, id, into);
  for (const table of ['ticketNote', 'outgoingAnswer'] as const)
    await tx.updateTable(table).set({ ticketId: into }).where('ticketId', '=', id).execute();
  const at = toIsoDateTime(now);
  const [keptNow, mergedNow] = [await readAgain(tx, userId, into), await readAgain(tx, userId, id)];
  await storeTicket(tx, userId, { before: keptNow, after: ticketWithMerged(keptNow, mergedNow, at) });
  await storeTicket(tx, userId, { before: mergedNow, after: mergedTicket(mergedNow, into, at) });
  return { userId };
}
