import { cancelProblems, type CancelDraft, type CancelProblems } from '@/domain/admin/cancellation';
import {
  assignProblems,
  recordProblems,
  type AssignDraft,
  type AssignProblems,
  type RecordDraft,
  type RecordProblems,
  type UnclaimedConditions,
  type UnclaimedKey,
  type UnclaimedMoney,
} from '@/domain/admin/unclaimed';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import { kopecks, type Money } from '@/domain/money/money';
import type { IsoDate } from '@/domain/time/dates';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

/** Draft of a record, of an assignment or of a return. */
export type UnclaimedDraft = RecordDraft | AssignDraft | CancelDraft;
export type UnclaimedProblems = RecordProblems & AssignProblems & CancelProblems;

export type UnclaimedOverlay = AdminOverlay<UnclaimedMoney, UnclaimedDraft, UnclaimedProblems, never>;

/** Returns the problems of any of the forms. */
export function unclaimedProblems(draft: UnclaimedDraft, today: IsoDate): UnclaimedProblems {
  if ('note' in draft) return cancelProblems(draft);
  return 'claimant' in draft ? assignProblems(draft) : recordProblems(draft, today);
}

export type AdminUnclaimedView = ListView<UnclaimedMoney, UnclaimedKey, UnclaimedConditions> & {
  /** Total of the listed money that still waits. */
  waiting: Money;
  overlay: UnclaimedOverlay;
};

export interface AdminUnclaimedScreenProps
  extends
    ListActions<UnclaimedKey, UnclaimedConditions>,
    MoreActions,
    Omit<AdminOverlayActions<UnclaimedDraft>, 'onQuestionConfirm'> {
  view: AdminUnclaimedView;
  onDetailsOpen: (money: UnclaimedMoney) => void;
  /** Opens the form for recording money. */
  onRecordOpen: () => void;
  /** Opens the form for assigning money. */
  onAssignOpen: (money: UnclaimedMoney) => void;
  /** Opens the form for returning money. */
  onReturnOpen: (money: UnclaimedMoney) => void;
}

/** Makes the screen's view. */
export function toAdminUnclaimedView({
  list,
  sums,
  overlay,
}: Pick<AdminUnclaimedView, 'overlay'> & {
  list: ListView<UnclaimedMoney, UnclaimedKey, UnclaimedConditions>;
  sums: Readonly<Record<'waiting', number>> | null;
}): AdminUnclaimedView {
  return { ...list, waiting: kopecks(sums?.waiting ?? 0), overlay };
}
