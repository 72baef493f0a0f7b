import type { AdminMethod, MethodChange } from '@/domain/admin/method';
import type { AdminPlan, NewPlan, PlanChange, PlanReach } from '@/domain/admin/plan';
import type { AdminPromo, NewPromo, PromoChange, PromoUse } from '@/domain/admin/promo';
import type { AdminRate, RateChange, RatedCurrency, RateEntry } from '@/domain/admin/rate';
import type { AdminRefusal } from '@/domain/admin/refusal';
import type { PlanName } from '@/domain/catalog/plan';
import type { PaymentMethodId } from '@/domain/payment/method';
import type { Outcome } from '@/domain/results/outcome';

/** Catalogue and prices. A change applies to new quotes at once; what was sold keeps its price. */
export interface AdminCatalogPort {
  /** Every plan, in the order of the lists. */
  plans(signal?: AbortSignal): Promise<readonly AdminPlan[]>;
  /** Counts what a change of a plan can touch. */
  planReach(name: PlanName, signal?: AbortSignal): Promise<PlanReach>;
  addPlan(plan: NewPlan): Promise<Outcome<AdminPlan, AdminRefusal>>;
  /** `edited` where the plan was changed or ordered since this version was read. */
  savePlan(name: PlanName, change: PlanChange, version: string): Promise<Outcome<AdminPlan, AdminRefusal>>;
  /** Every promo code with how often it was used (D46). */
  promos(signal?: AbortSignal): Promise<readonly AdminPromo[]>;
  /** Returns the uses of a code, newest first. */
  promoUses(code: string, signal?: AbortSignal): Promise<readonly PromoUse[]>;
  addPromo(promo: NewPromo): Promise<Outcome<AdminPromo, AdminRefusal>>;
  /** `edited` where the code was changed or used since this version was read. */
  savePromo(code: string, change: PromoChange, version: string): Promise<Outcome<AdminPromo, AdminRefusal>>;
  /** Ends a code at once; payments under way keep it. */
  endPromo(code: string): Promise<Outcome<AdminPromo, AdminRefusal>>;
  /** Every payment method, in the order in which customers see them. */
  methods(signal?: AbortSignal): Promise<readonly AdminMethod[]>;
  /** `edited` where somebody has changed it since this version was read. */
  saveMethod(
    id: PaymentMethodId,
    change: MethodChange,
    version: string,
  ): Promise<Outcome<AdminMethod, AdminRefusal>>;
  /** The exchange rate of each currency besides the ruble. */
  rates(signal?: AbortSignal): Promise<readonly AdminRate[]>;
  /** Returns the rates of a currency that were entered so far, newest first. */
  rateHistory(id: RatedCurrency, signal?: AbortSignal): Promise<readonly RateEntry[]>;
  /** `edited` where somebody has entered another since this version was read. */
  enterRate(id: RatedCurrency, rate: RateChange, version: string): Promise<Outcome<AdminRate, AdminRefusal>>;
}
