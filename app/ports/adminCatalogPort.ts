import type { AdminDatacenter, DatacenterChange, NewDatacenter } from '@/domain/admin/datacenter';
import type { AdminMethod, MethodChange } from '@/domain/admin/method';
import type { AdminPlan, NewPlan, PlanChange, PlanReach } from '@/domain/admin/plan';
import type { AdminPrice, PriceChange, PriceReach } from '@/domain/admin/price';
import type { PriceItem } from '@/domain/admin/priceItems';
import type { AdminPromo, NewPromo, PromoChange, PromoUse } from '@/domain/admin/promo';
import type { AdminRate, RateChange, RatedCurrency, RateEntry } from '@/domain/admin/rate';
import type { PriceSubject } from '@/domain/admin/renewalPrice';
import type { AdminSystem, NewSystem, SystemChange } from '@/domain/admin/system';
import type { AdminRefusal } from '@/domain/admin/refusal';
import type { DatacenterId, PlanName } from '@/domain/catalog/plan';
import type { Money } from '@/domain/money/money';
import type { PaymentMethodId } from '@/domain/payment/method';
import type { Outcome } from '@/domain/results/outcome';

/** Catalogue and prices. A change applies to new quotes at once; sold items keep their price. */
export interface AdminCatalogPort {
  /** Returns every plan in list order. */
  plans(signal?: AbortSignal): Promise<readonly AdminPlan[]>;
  /** Counts what a change of a plan affects. */
  planReach(name: PlanName, signal?: AbortSignal): Promise<PlanReach>;
  /** Fills a catalogue without plans with the samples; `changed` if it has one by now. */
  fillCatalog(): Promise<Outcome<readonly AdminPlan[], AdminRefusal>>;
  addPlan(plan: NewPlan): Promise<Outcome<AdminPlan, AdminRefusal>>;
  /** `edited` if the plan was changed or ordered since this version was read. */
  savePlan(name: PlanName, change: PlanChange, version: string): Promise<Outcome<AdminPlan, AdminRefusal>>;
  /** Returns every data centre in the order of the catalogue. */
  datacenters(signal?: AbortSignal): Promise<readonly AdminDatacenter[]>;
  addDatacenter(datacenter: NewDatacenter): Promise<Outcome<AdminDatacenter, AdminRefusal>>;
  /** `edited` if it was changed since this version was read. */
  saveDatacenter(
    id: DatacenterId,
    change: DatacenterChange,
    version: string,
  ): Promise<Outcome<AdminDatacenter, AdminRefusal>>;
  /** Returns the systems in the order of the configuration page. */
  systems(signal?: AbortSignal): Promise<readonly AdminSystem[]>;
  addSystem(system: NewSystem): Promise<Outcome<AdminSystem, AdminRefusal>>;
  /** `edited` if it was changed since this version was read. */
  saveSystem(id: string, change: SystemChange, version: string): Promise<Outcome<AdminSystem, AdminRefusal>>;
  /** Returns the prices of options and tariffs and the discounts, in list order. */
  prices(signal?: AbortSignal): Promise<readonly AdminPrice[]>;
  /** Counts what a change of an item concerns. */
  priceReach(item: PriceItem, signal?: AbortSignal): Promise<PriceReach>;
  /** `edited` if it was changed since this version was read. */
  savePrice(
    item: PriceItem,
    change: PriceChange,
    version: string,
  ): Promise<Outcome<AdminPrice, AdminRefusal>>;
  /**
   * Announces the price of a plan, an option or a tariff to servers for their renewals, or withdraws that.
   *
   * @param monthly price that the administrator saw; `changed` if it is another now
   */
  announcePrice(subject: PriceSubject, monthly: Money): Promise<Outcome<{ servers: number }, AdminRefusal>>;
  withdrawPrice(subject: PriceSubject): Promise<Outcome<{ servers: number }, AdminRefusal>>;
  /** Returns every promo code with its number of uses (D46). */
  promos(signal?: AbortSignal): Promise<readonly AdminPromo[]>;
  /** Returns the uses of a code, newest first. */
  promoUses(code: string, signal?: AbortSignal): Promise<readonly PromoUse[]>;
  addPromo(promo: NewPromo): Promise<Outcome<AdminPromo, AdminRefusal>>;
  /** `edited` if the code was changed or used since this version was read. */
  savePromo(code: string, change: PromoChange, version: string): Promise<Outcome<AdminPromo, AdminRefusal>>;
  /** Ends a code at once; pending payments keep it. */
  endPromo(code: string): Promise<Outcome<AdminPromo, AdminRefusal>>;
  /** Returns every payment method in the order that customers see. */
  methods(signal?: AbortSignal): Promise<readonly AdminMethod[]>;
  /** `edited` if it was changed since this version was read. */
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
