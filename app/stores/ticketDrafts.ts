import type { StoredTicket } from '@/screens/support/TicketFormScreen/ticketFormView';
import * as v from 'valibot';
import { isSame } from '@/domain/isSame';
import type { TicketId } from '@/domain/support';
import { draftTextSchema, emptyTicketDraft, ticketDraftFields } from '@/domain/supportForm';
import { readSession, writeSession } from '@app/device/sessionStore';

/*
 * Drafts last as long as the tab, reopened tabs included: a question to support may hold what the next person at this
 * device should not read.
 */

const formKey = 'draft.ticket';
const replyKey = (id: TicketId) => `draft.reply.${id}` as const;

const mostNames = 20;

const formSchema = v.object({
  ...ticketDraftFields,
  fileNames: v.fallback(v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(mostNames)), []),
});

/** The form as it was left in this tab; null when there is nothing in it. */
export function storedTicket(): StoredTicket | null {
  const stored = readSession(formKey, formSchema);
  if (!stored) return null;
  const { fileNames, ...draft } = stored;
  return !isSame(draft, emptyTicketDraft) || fileNames.length > 0 ? { draft, fileNames } : null;
}

/** Stores the form for this tab; `null` forgets it. */
export function storeTicket(ticket: StoredTicket | null): void {
  writeSession(formKey, ticket && { ...ticket.draft, fileNames: ticket.fileNames.slice(0, mostNames) });
}

/** The reply to a ticket as it was left in this tab. */
export function storedReply(id: TicketId): string {
  return readSession(replyKey(id), draftTextSchema) ?? '';
}

/** Stores a reply for this tab; an empty one is forgotten. */
export function storeReply(id: TicketId, message: string): void {
  writeSession(replyKey(id), message === '' ? null : message);
}
