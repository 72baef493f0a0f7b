import * as v from 'valibot';
import type { TicketId } from '@/domain/support/support';
import { undoSeconds } from '@/domain/desk/desk';
import { sessionDraft } from '@app/device/sessionStore';

/** Query part of the queue's last address in this tab: its search, filter, order and place. */
export const deskQueue = sessionDraft(
  'draft.desk.queue',
  v.pipe(v.string(), v.startsWith('?'), v.maxLength(2000)),
);

const answered = new Set<TicketId>();

/** Tickets that this tab has answered so recently that the answers can still be undone. */
export const answeredJustNow: ReadonlySet<TicketId> = answered;

const filesOf = new Map<number, readonly File[]>();

/** Returns the files of an answer that this tab has sent so recently that it can still be undone. */
export const filesOfAnswer = (answerId: number): readonly File[] => filesOf.get(answerId) ?? [];

/** Remembers an answer to a ticket and its files, which no storage can hold, while it can be undone. */
export function noteAnswered(id: TicketId, answerId: number | undefined, files: readonly File[]): void {
  answered.add(id);
  if (answerId !== undefined) filesOf.set(answerId, files);
  setTimeout(() => {
    answered.delete(id);
    if (answerId !== undefined) filesOf.delete(answerId);
  }, undoSeconds * 1000);
}
