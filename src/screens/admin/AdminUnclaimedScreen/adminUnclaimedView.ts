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

/** Money that is recorded, or its claimant. */
export type UnclaimedDraft = RecordDraft | AssignDraft;
export type UnclaimedProblems = RecordProblems & AssignProblems;

export type UnclaimedOverlay = AdminOverlay<UnclaimedMoney, UnclaimedDraft, UnclaimedProblems, never>;

/** Returns the problems to fix in either form. */
export const unclaimedProblems = (draft: UnclaimedDraft, today: IsoDate): UnclaimedProblems =>
  'claimant' in draft ? assignProblems(draft) : recordProblems(draft, today);

export type AdminUnclaimedView = ListView<UnclaimedMoney, UnclaimedKey, UnclaimedConditions> & {
  /** Sum of what is listed and still waits. */
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
  /** The form of money that came is wanted. */
  onRecordOpen: () => void;
  /** Asks whose the money is. */
  onAssignOpen: (money: UnclaimedMoney) => void;
}

/** Everything the screen shows. */
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
