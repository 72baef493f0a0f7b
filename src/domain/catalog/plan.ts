import type { Localized } from '@/domain/values/localized';
import type { Money } from '@/domain/money/money';
import type { BackupId, PanelId } from '@/domain/pricing/options';
import type { CatalogueCountry } from '@/domain/profile/countries';

/** Two upper-case letters of ISO 3166-1, the `CC` of a plan's name and the key of its flag. */
export type CountryCode = CatalogueCountry;

/** Id of a data centre: the code of its country in lower case. A country has one at most. */
export type DatacenterId = Lowercase<CountryCode>;

/** A data centre of the provider. */
export interface Datacenter {
  readonly id: DatacenterId;
  readonly city: Localized<string>;
}

/** `Naos[GB]`: star and country (§3). Unique across all catalogues. */
export type PlanName = `${string}[${CountryCode}]`;

/** The three catalogues (§2): one screen, three data sets. */
export const productLines = ['vps', 'cpu', 'storage'] as const;
export type ProductLine = (typeof productLines)[number];

/** Kinds of disks on sale. */
export const diskKinds = ['NVME', 'SSD NVME', 'HDD'] as const;

/** Hardware of a plan's server. */
export interface PlanSpecs {
  /** Number of vCores. */
  cpu: number;
  /** Gigabytes. */
  ram: number;
  /** Gigabytes, and the kind of disk. */
  storage: { size: number; kind: (typeof diskKinds)[number] };
}

/** Features included in a plan's price; more can be chosen on order (D16). */
export interface PlanFeatures {
  controlPanel: PanelId;
  /** Number of public IPv4 addresses. */
  publicIP: number;
  ipv6: boolean;
  backup: BackupId;
}

/** A plan of a catalogue (§3). */
export interface Plan {
  name: PlanName;
  line: ProductLine;
  datacenter: DatacenterId;
  flag: CountryCode;
  specs: PlanSpecs;
  features: PlanFeatures;
  price: { monthly: Money; currency: 'RUB' };
  /** Number of servers that can still be ordered: 0 if sold out, null for no limit. */
  stock: number | null;
  /** Why its data centre is sold out; null if it is not. */
  soldOutReason: Localized<string> | null;
  /** Whether the provider recommends it within its line and country. */
  isRecommended: boolean;
}

/** Whether this many servers of a plan can be ordered now. */
export const isOrderable = ({ stock }: Pick<Plan, 'stock'>, count = 1): boolean =>
  stock === null || stock >= count;

/** The plan's star without its country: `Naos` of `Naos[GB]`. */
export function planStar(name: string): string {
  return name.replace(/\[[^\]]*\]$/, '');
}

/** Finds a plan by name, or null: names from the URL and from storage can be anything (D21). */
export function planNamed(plans: readonly Plan[], name: string): Plan | null {
  return plans.find((plan) => plan.name === name) ?? null;
}

/** The plan that replaces an unknown one in an order (§9, D21); its price is 1577. */
export const fallbackPlanName: PlanName = 'Diadem[GB]';

/** Returns the plan with the lowest monthly price. Throws RangeError for an empty list. */
export function cheapestPlan(plans: readonly Plan[]): Plan {
  return plans.reduce(
    (best, plan) => (plan.price.monthly < best.price.monthly ? plan : best),
    firstOf(plans),
  );
}

/** Shorter lists need no recommendation. */
const fewestToRecommend = 3;

/**
 * Returns the recommended plan of a price list: the provider's choice, or the plan two fifths up the list. Null if the
 * list is short. A sold-out plan is never recommended. For the first catalogue the result equals the fallback plan.
 */
export function recommendedPlan(listed: readonly Plan[]): Plan | null {
  const plans = listed.filter((plan) => isOrderable(plan));
  const chosen = plans.find(({ isRecommended }) => isRecommended);
  if (chosen) return chosen;
  if (plans.length < fewestToRecommend) return null;
  const byPrice = plans.toSorted((a, b) => a.price.monthly - b.price.monthly);
  return byPrice[Math.floor((byPrice.length - 1) * 0.4)] ?? null;
}

function firstOf(plans: readonly Plan[]): Plan {
  const [first] = plans;
  if (!first) throw new RangeError('No plans to choose from');
  return first;
}
