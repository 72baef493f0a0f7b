import { undoSeconds } from '@/domain/desk/desk';
import type { TicketId } from '@/domain/support/support';
import { claimContents, type StagedFile } from '../attachments/contents';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { enqueue } from '../jobs/enqueue';
import type { JobHandler } from '../jobs/handler';
import { answerTicket, lockAnyTicket } from '../support/answer';
import { publishToStaff } from '../support/staff';

/*
 * An answer is stored in its own row for some seconds, in which it can be undone. A job sends it, also after a crash.
 */

/** Stores an answer that is sent after the undo period. */
export async function storeAnswer(
  tx: Db,
  answer: {
    readonly ticketId: TicketId;
    readonly staffEmail: string;
    readonly text: string;
    readonly closes: boolean;
    readonly now: Date;
    /** Id of the author, whose uploads the files are. */
    readonly staffId: string;
    readonly files: readonly StagedFile[];
  },
): Promise<void> {
  const { now, staffId, files, ...row } = answer;
  const sendAt = new Date(now.getTime() + undoSeconds * 1000);
  const { id } = await tx
    .insertInto('outgoingAnswer')
    .values({ ...row, sendAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await claimContents(tx, staffId, files);
  for (const { name, size, type, contentId } of files)
    await tx.insertInto('outgoingFile').values({ answerId: id, name, size, type, contentId }).execute();
  await enqueue(tx, [
    { kind: 'ticketAnswer', key: `answer:${id}`, payload: { answerId: id }, runAt: sendAt },
  ]);
}

/**
 * Undoes an answer and returns its text; its files are deleted later. The caller has locked the ticket.
 *
 * @throws Problem 409 `changed` if it was sent
 */
export async function deleteOutgoingAnswer(
  tx: Db,
  answer: { readonly id: number; readonly ticketId: TicketId },
): Promise<string> {
  const { id, ticketId } = answer;
  const row = await tx
    .deleteFrom('outgoingAnswer')
    .where('id', '=', id)
    .where('ticketId', '=', ticketId)
    .returning('text')
    .executeTakeFirst();
  if (!row) throw refusal('changed');
  return row.text;
}

/** Returns the files of an answer that is not sent yet. */
const filesOf = (db: Db, answerId: number): Promise<readonly StagedFile[]> =>
  db
    .selectFrom('outgoingFile')
    .select(['contentId', 'name', 'size', 'type'])
    .where('answerId', '=', answerId)
    .orderBy('id')
    .execute();

/** Sends an answer after its undo period and updates the customer's and the staff's tabs. */
export function answerHandler({
  adminEmails,
}: {
  readonly adminEmails: readonly string[];
}): JobHandler<'ticketAnswer'> {
  return {
    run: ({ answerId }, { now }) =>
      Promise.resolve({
        async apply(tx, publish) {
          const rows = tx.selectFrom('outgoingAnswer').where('id', '=', answerId);
          const found = await rows.select('ticketId').executeTakeFirst();
          if (!found) return;
          // Locks the ticket before the answer, in the same order as undoing does.
          await lockAnyTicket(tx, found.ticketId);
          const files = await filesOf(tx, answerId);
          const answer = await tx
            .deleteFrom('outgoingAnswer')
            .where('id', '=', answerId)
            .returning(['ticketId', 'staffEmail', 'text', 'closes'])
            .executeTakeFirst();
          if (!answer) return;
          const change = await answerTicket(tx, { ...answer, files, now });
          if (change) publish(change.userId, ...change.topics);
          await publishToStaff(tx, adminEmails, publish);
        },
      }),
  };
}
