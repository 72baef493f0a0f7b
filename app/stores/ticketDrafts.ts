import type { StoredTicket } from '@/screens/support/TicketFormScreen/ticketFormView';
import * as v from 'valibot';
import { isSame } from '@/domain/isSame';
import type { ServerId } from '@/domain/server';
import { supportDepartments, supportServices, type TicketId } from '@/domain/support';
import { emptyTicketDraft } from '@/domain/supportForm';
import { readSession, writeSession } from '@app/device/sessionStore';

/*
 * Drafts last as long as the tab, reopened tabs included: a question to support may hold what the next person at this
 * device should not read. Each field stands on its own, so one that was tampered with is empty and the others stay.
 */

const formKey = 'draft.ticket';
const replyKey = (id: TicketId) => `draft.reply.${id}` as const;

/** Longer texts than can be sent are stored too: whoever pasted one wants to shorten it, not to lose it. */
const longestStored = 100_000;
const mostNames = 20;

const text = v.fallback(v.pipe(v.string(), v.maxLength(longestStored)), '');

const formSchema = v.object({
  subject: text,
  service: v.fallback(v.picklist([...supportServices, '']), ''),
  serverId: v.fallback(
    v.nullable(
      v.pipe(
        v.number(),
        v.safeInteger(),
        v.minValue(1),
        v.transform((id) => id as ServerId),
      ),
    ),
    null,
  ),
  department: v.fallback(v.picklist([...supportDepartments, '']), ''),
  message: text,
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
  return readSession(replyKey(id), text) ?? '';
}

/** Stores a reply for this tab; an empty one is forgotten. */
export function storeReply(id: TicketId, message: string): void {
  writeSession(replyKey(id), message === '' ? null : message);
}
