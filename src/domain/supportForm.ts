import * as v from 'valibot';
import type { ServerId } from './server';
import { supportDepartments, supportServices, type Ticket, type ticketFacts } from './support';
import { attachmentProblems, type Attachment } from './supportAttachments';

/** Longest texts that are sent, in characters. */
export const ticketLimits = { subject: 200, message: 10_000 } as const;

/** Longer texts than can be sent are stored too: whoever pasted one wants to shorten it, not to lose it. */
const longestStored = 100_000;

/** A text of a draft from storage. */
export const draftTextSchema = v.fallback(v.pipe(v.string(), v.maxLength(longestStored)), '');

/**
 * The ticket form as typed (§2), and as it comes from storage: each field stands on its own there, so one that was
 * tampered with is empty and the others stay. An empty string stands for 'nothing chosen yet'.
 */
export const ticketDraftFields = {
  subject: draftTextSchema,
  service: v.fallback(v.picklist([...supportServices, '']), ''),
  /** Came along with the question about a server (D7). */
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
  message: draftTextSchema,
};

const ticketDraftSchema = v.object(ticketDraftFields);

export type TicketDraft = v.InferOutput<typeof ticketDraftSchema>;

export const emptyTicketDraft: TicketDraft = {
  subject: '',
  service: '',
  serverId: null,
  department: '',
  message: '',
};

/** What can be wrong with a field. */
export type TicketProblem = 'required' | 'choose' | 'tooLong' | 'files';

/** Fields of the form at fault, one problem each. */
export type TicketProblems = { [Field in keyof TicketDraft | 'files']?: TicketProblem };

/** A ticket ready to be sent: subject and department are there (§5). */
export type NewTicket = Pick<Ticket, 'subject' | 'serverId' | keyof typeof ticketFacts> & { message: string };

/** Every rule of §5 for a ticket; an empty object when it may be sent. Only subject and department are required. */
export function ticketProblems(draft: TicketDraft, files: readonly Attachment[]): TicketProblems {
  const subject = draft.subject.trim();
  return {
    ...(subject === '' ? { subject: 'required' } : {}),
    ...(subject.length > ticketLimits.subject ? { subject: 'tooLong' } : {}),
    ...(draft.department === '' ? { department: 'choose' } : {}),
    ...messageProblem(draft.message, files),
  };
}

/** The same for a reply, which has to say something or bring a file. */
export function replyProblems(message: string, files: readonly Attachment[]): TicketProblems {
  return {
    ...(message.trim() === '' && files.length === 0 ? { message: 'required' } : {}),
    ...messageProblem(message, files),
  };
}

function messageProblem(message: string, files: readonly Attachment[]): TicketProblems {
  return {
    ...(message.trim().length > ticketLimits.message ? { message: 'tooLong' } : {}),
    ...(attachmentProblems(files).some((problem) => problem !== null) ? { files: 'files' } : {}),
  };
}

/** What is sent; null while any rule is broken. */
export function toNewTicket(draft: TicketDraft, files: readonly Attachment[]): NewTicket | null {
  const { department } = draft;
  if (department === '' || Object.keys(ticketProblems(draft, files)).length > 0) return null;
  return {
    subject: draft.subject.trim(),
    service: draft.service === '' ? null : draft.service,
    serverId: draft.serverId,
    department,
    message: draft.message.trim(),
  };
}
