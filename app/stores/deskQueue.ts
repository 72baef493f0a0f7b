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

/** Remembers that a ticket was answered, while that can be undone. */
export function noteAnswered(id: TicketId): void {
  answered.add(id);
  setTimeout(() => answered.delete(id), undoSeconds * 1000);
}
