import type { KeptTicket } from '@/screens/support/TicketFormScreen/toTicketFormView';
import * as v from 'valibot';
import type { ServerId } from '@/domain/server';
import { supportDepartments, supportServices, type TicketId } from '@/domain/support';
import { emptyTicketDraft, type TicketDraft } from '@/domain/supportForm';
import { readSession, writeSession } from '@app/device/sessionStore';

/*
 * Drafts last as long as the tab, reopened tabs included: a question to support may hold what the next person at this
 * device should not read. Each field stands on its own, so one that was tampered with is empty and the others stay.
 */

const formKey = 'draft.ticket';
const replyKey = (id: TicketId) => `draft.reply.${id}` as const;

/** Longer texts than can be sent are kept too: whoever pasted one wants to shorten it, not to lose it. */
const longestKept = 100_000;
const mostNames = 20;

const text = v.fallback(v.pipe(v.string(), v.maxLength(longestKept)), '');

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
export function keptTicket(): KeptTicket | null {
  const kept = readSession(formKey, formSchema);
  if (!kept) return null;
  const { fileNames, ...draft } = kept;
  return isTouched(draft, emptyTicketDraft) || fileNames.length > 0 ? { draft, fileNames } : null;
}

/** Keeps the form for this tab; `null` forgets it. */
export function keepTicket(kept: KeptTicket | null): void {
  writeSession(formKey, kept && { ...kept.draft, fileNames: kept.fileNames.slice(0, mostNames) });
}

/** Whether two forms differ. */
export function isTouched(draft: TicketDraft, initial: TicketDraft): boolean {
  return (
    draft.subject !== initial.subject ||
    draft.service !== initial.service ||
    draft.serverId !== initial.serverId ||
    draft.department !== initial.department ||
    draft.message !== initial.message
  );
}

/** The reply to a ticket as it was left in this tab. */
export function keptReply(id: TicketId): string {
  return readSession(replyKey(id), text) ?? '';
}

/** Keeps a reply for this tab; an empty one is forgotten. */
export function keepReply(id: TicketId, message: string): void {
  writeSession(replyKey(id), message === '' ? null : message);
}
