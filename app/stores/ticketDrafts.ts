import type { StoredTicket } from '@/screens/support/TicketFormScreen/ticketFormView';
import * as v from 'valibot';
import { isSame } from '@/domain/values/isSame';
import type { TicketId } from '@/domain/support/support';
import { draftTextSchema, emptyTicketDraft, ticketDraftFields } from '@/domain/support/supportForm';
import { sessionDraft } from '@app/device/sessionStore';

const maxNames = 20;

const formDraft = sessionDraft(
  'draft.ticket',
  v.object({
    ...ticketDraftFields,
    fileNames: v.fallback(v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(maxNames)), []),
  }),
);

/** Returns the draft of the form in this tab; null if it is empty. */
export function storedTicket(): StoredTicket | null {
  const stored = formDraft.read();
  if (!stored) return null;
  const { fileNames, ...draft } = stored;
  return !isSame(draft, emptyTicketDraft) || fileNames.length > 0 ? { draft, fileNames } : null;
}

/** Stores the draft for this tab; `null` deletes it. */
export function storeTicket(ticket: StoredTicket | null): void {
  formDraft.write(ticket && { ...ticket.draft, fileNames: ticket.fileNames.slice(0, maxNames) });
}

/** Draft of a reply to a ticket; an empty one is not stored. */
export const replyDraft = (id: TicketId) =>
  sessionDraft(`draft.reply.${id}`, v.pipe(draftTextSchema, v.minLength(1)));
