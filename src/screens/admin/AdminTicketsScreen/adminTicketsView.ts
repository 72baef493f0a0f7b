import type { DeskTicket } from '@/domain/desk/desk';
import type { DeskConditions, DeskSortKey } from '@/domain/desk/deskRules';
import type { ResponseReport } from '@/domain/desk/responseTimes';
import type { TicketMails } from '@/domain/desk/ticketMails';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import type { IsoDateTime } from '@/domain/time/dates';

export type AdminTicketsView = ListView<DeskTicket, DeskSortKey, DeskConditions> & {
  now: IsoDateTime;
  /** Null until loaded. */
  report: ResponseReport | null;
  /** Tickets about which the reader gets mails; null until loaded, or if the reader may not answer. */
  mails: TicketMails | null;
};

export interface AdminTicketsScreenProps extends ListActions<DeskSortKey, DeskConditions>, MoreActions {
  view: AdminTicketsView;
  /** Other tickets were chosen for mails. */
  onMailsChange: (mails: TicketMails) => void;
}

/** Minutes since the customer's unanswered message; null if there is none. */
export function waitedMinutes({ waitingSince }: Pick<DeskTicket, 'waitingSince'>, now: IsoDateTime) {
  if (waitingSince === null) return null;
  return Math.max(0, Math.floor((Date.parse(now) - Date.parse(waitingSince)) / 60_000));
}
