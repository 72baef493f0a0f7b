import {
  planEffects,
  usablePlan,
  type AdminPlan,
  type PlanConditions,
  type PlanDraft,
  type PlanEffect,
  type PlanKey,
  type PlanProblems,
  type PlanReach,
} from '@/domain/admin/plan';
import type { RenewalAction } from '@/domain/admin/renewalPrice';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import type { Money } from '@/domain/money/money';
import type { Loaded } from '@/domain/results/loaded';
import type { IsoDate } from '@/domain/time/dates';
import type { AdminOverlay, AdminOverlayActions, AdminSubmission } from '../list/adminListTypes';

export type PlanOverlay = Extract<
  AdminOverlay<AdminPlan, PlanDraft, PlanProblems, RenewalAction>,
  { kind: 'none' | 'form' | 'question' }
>;

/** Effects of saving the open form; empty for a new plan and for an invalid form. */
export interface PlanPreview {
  readonly effects: readonly PlanEffect[];
  readonly before: Money;
  readonly after: Money;
  readonly upcoming: { readonly monthly: Money; readonly from: IsoDate } | null;
  readonly reach: Loaded<PlanReach>;
}

export type AdminPlansView = ListView<AdminPlan, PlanKey, PlanConditions> & {
  overlay: PlanOverlay;
  preview: PlanPreview | null;
  /** Whether it asks before the samples are added, and the state of that. */
  filling: AdminSubmission | null;
};

export interface AdminPlansScreenProps
  extends ListActions<PlanKey, PlanConditions>, MoreActions, AdminOverlayActions<PlanDraft> {
  view: AdminPlansView;
  /** Opens the form of a new plan. */
  onPlanAdd: () => void;
  /** Asks for confirmation of an action on the servers of a plan. */
  onQuestionAsk: (action: RenewalAction, plan: AdminPlan) => void;
  /** Asks before an empty catalogue gets the samples. */
  onFillAsk: () => void;
  /** Adds the samples. */
  onFillConfirm: () => void;
  /** Closes that question. */
  onFillClose: () => void;
  /** Opens the form of a plan. */
  onPlanEdit: (plan: AdminPlan) => void;
}

/** Makes the preview of a form's effects. */
export function toPlanPreview(
  overlay: PlanOverlay,
  reach: Loaded<PlanReach>,
  today: IsoDate,
): PlanPreview | null {
  if (overlay.kind !== 'form' || overlay.row === null) return null;
  const after = usablePlan(overlay.draft, today);
  if (after === null) return null;
  return {
    effects: planEffects(overlay.row, after),
    before: overlay.row.monthly,
    after: after.monthly,
    upcoming: after.upcoming,
    reach,
  };
}
