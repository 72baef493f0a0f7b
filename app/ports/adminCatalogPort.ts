import type { AdminPlan, NewPlan, PlanChange, PlanReach } from '@/domain/admin/plan';
import type { AdminRefusal } from '@/domain/admin/refusal';
import type { PlanName } from '@/domain/catalog/plan';
import type { Outcome } from '@/domain/results/outcome';

/** Catalogue and prices. A change applies to new quotes at once; what was sold keeps its price. */
export interface AdminCatalogPort {
  /** Every plan, in the order of the lists. */
  plans(signal?: AbortSignal): Promise<readonly AdminPlan[]>;
  /** Counts what a change of a plan can touch. */
  planReach(name: PlanName, signal?: AbortSignal): Promise<PlanReach>;
  addPlan(plan: NewPlan): Promise<Outcome<AdminPlan, AdminRefusal>>;
  /** `stale` where somebody has changed the plan since this version was read. */
  savePlan(name: PlanName, change: PlanChange, version: string): Promise<Outcome<AdminPlan, AdminRefusal>>;
}
