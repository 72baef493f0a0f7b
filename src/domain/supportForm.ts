import type { ServerId } from './server';
import type { SupportDepartment, SupportService } from './support';
import { attachmentProblems, type Attachment } from './supportAttachments';

/** Longest texts that are sent, in characters. */
export const ticketLimits = { subject: 200, message: 10_000 } as const;

/** The ticket form as typed (§2). An empty string stands for 'nothing chosen yet'. */
export interface TicketDraft {
  subject: string;
  service: SupportService | '';
  /** Came along with the question about a server (D7). */
  serverId: ServerId | null;
  department: SupportDepartment | '';
  message: string;
}

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
export interface NewTicket {
  subject: string;
  service: SupportService | null;
  serverId: ServerId | null;
  department: SupportDepartment;
  message: string;
}

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
