import type { DeskTicket } from '@/domain/desk/desk';
import type { DeskConditions, DeskSortKey } from '@/domain/desk/deskRules';
import type { ResponseReport } from '@/domain/desk/responseTimes';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import type { IsoDateTime } from '@/domain/time/dates';

export type AdminTicketsView = ListView<DeskTicket, DeskSortKey, DeskConditions> & {
  now: IsoDateTime;
  /** Null until loaded. */
  report: ResponseReport | null;
};

export interface AdminTicketsScreenProps extends ListActions<DeskSortKey, DeskConditions>, MoreActions {
  view: AdminTicketsView;
}

/** Minutes since the customer's unanswered message; null if there is none. */
export function waitedMinutes({ waitingSince }: Pick<DeskTicket, 'waitingSince'>, now: IsoDateTime) {
  if (waitingSince === null) return null;
  return Math.max(0, Math.floor((Date.parse(now) - Date.parse(waitingSince)) / 60_000));
}
