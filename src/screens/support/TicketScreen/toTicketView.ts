import { shownProblems, type FormState } from '@/domain/form/formState';
import type { Loaded } from '@/domain/loaded';
import type { IsoDateTime } from '@/domain/dates';
import { delayMinutes, toTicketId, type Ticket, type TicketId } from '@/domain/support';
import { replyProblems } from '@/domain/supportForm';
import type { TicketView } from './ticketTypes';
import { paths, withQuery } from '@/paths';
import { sentFiles, toPickedFiles, type DraftFile } from '../messageFiles';
import { toSupportSubmission } from '../toSupportSubmission';

/** The one number in the address; null when there is none, several, or something else. */
export function ticketIdOf(search: string): TicketId | null {
  const [id, ...others] = new URLSearchParams(search).getAll('id');
  return id === undefined || others.length > 0 ? null : toTicketId(id);
}

/** A reply as typed, files and all. */
export interface ReplyDraft {
  message: string;
  files: readonly DraftFile[];
}

export interface TicketParts {
  id: TicketId | null;
  /** Null: there is no such ticket. */
  load: Loaded<Ticket | null>;
  form: FormState<ReplyDraft>;
  closing: 'idle' | 'pending';
  now: IsoDateTime;
}

/** The ticket as its screen shows it. */
export function toTicketView({ id, load, form, closing, now }: TicketParts): TicketView {
  const listHref = paths.dashboard.support;
  if (id === null) return { status: 'noSuchTicket', listHref };
  if (load.status !== 'ready') return { id, ...load };
  const ticket = load.value;
  const { draft, submission, refusals } = form;
  if (ticket === null) return { status: 'noSuchTicket', listHref };
  return {
    status: 'ready',
    ticket,
    serverHref:
      ticket.serverId === null
        ? null
        : withQuery(paths.dashboard.serverEdit, { id: String(ticket.serverId) }),
    delay: delayMinutes(ticket, now),
    now,
    reply: {
      message: draft.message,
      files: toPickedFiles(draft.files),
      problems: shownProblems(replyProblems(draft.message, sentFiles(draft.files)), form),
      submission: toSupportSubmission(submission),
      refusals,
    },
    closing,
  };
}
