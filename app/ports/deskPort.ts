import type { AdminRefusal } from '@/domain/admin/refusal';
import type { CannedAnswer, CannedDraft } from '@/domain/desk/cannedAnswer';
import type { DeskCounts, DeskTicket, DeskTicketPage, TicketChange } from '@/domain/desk/desk';
import type { DeskConditions, DeskSortKey } from '@/domain/desk/deskRules';
import type { TicketMails } from '@/domain/desk/ticketMails';
import type { ResponseReport } from '@/domain/desk/responseTimes';
import type { ReadPart } from '@/domain/list/pagedList';
import type { Outcome } from '@/domain/results/outcome';
import type { TicketId } from '@/domain/support/support';

/** Every action on a ticket returns its updated page. */
type TicketOutcome = Promise<Outcome<DeskTicketPage, AdminRefusal>>;

/** The support desk of the provider's staff. */
export interface DeskPort {
  /** Longest unanswered first. */
  tickets: ReadPart<DeskTicket, DeskSortKey, DeskConditions, never, DeskCounts>;
  counts(signal?: AbortSignal): Promise<DeskCounts>;
  responseTimes(signal?: AbortSignal): Promise<ResponseReport>;
  /** Tickets about which the reader gets mails. */
  ticketMails(signal?: AbortSignal): Promise<TicketMails>;
  saveTicketMails(mails: TicketMails): Promise<Outcome<TicketMails, AdminRefusal>>;
  /** Null for an unknown id. */
  ticket(id: TicketId, signal?: AbortSignal): Promise<DeskTicketPage | null>;
  /** Answers a ticket after the undo period. */
  answer(id: TicketId, answer: { text: string; closes: boolean }, files: readonly File[]): TicketOutcome;
  /** Shows colleagues that the reader writes to the ticket. */
  writing(id: TicketId): Promise<void>;
  undoAnswer(id: TicketId, answerId: number): TicketOutcome;
  /** Adds an internal note. */
  note(id: TicketId, text: string): TicketOutcome;
  /** Merges a ticket into another one of its customer; gives the page of that one. */
  merge(id: TicketId, into: TicketId): TicketOutcome;
  /** Moves a guest's ticket to the account of the same verified address. */
  attach(id: TicketId): TicketOutcome;
  change(id: TicketId, change: TicketChange): TicketOutcome;
  /** Shared ones and the reader's own. */
  cannedAnswers(signal?: AbortSignal): Promise<readonly CannedAnswer[]>;
  /** Saves a canned answer; a new one has no id. */
  saveCannedAnswer(id: number | null, draft: CannedDraft): Promise<Outcome<CannedAnswer, AdminRefusal>>;
  deleteCannedAnswer(id: number): Promise<Outcome<number, AdminRefusal>>;
}
