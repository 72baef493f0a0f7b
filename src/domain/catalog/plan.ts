import type { Money } from '@/domain/money/money';
import type { BackupId, PanelId } from '@/domain/pricing/options';

/** Data centre of the catalogue (§3): the four with an identifier of their own, and Great Britain, the default (§9). */
export const datacenterIds = ['ru', 'us', 'nl', 'de', 'gb'] as const;
export type DatacenterId = (typeof datacenterIds)[number];

/** Two upper-case letters of ISO 3166-1, the `CC` of a plan's name and the key of its flag. */
export type CountryCode = Uppercase<DatacenterId>;

/** `Naos[GB]`: the star, then the country it is sold in (§3). Unique over all catalogues. */
export type PlanName = `${string}[${CountryCode}]`;

/** The three catalogues (§2): one screen, three data sets. */
export const productLines = ['vps', 'cpu', 'storage'] as const;
export type ProductLine = (typeof productLines)[number];

/** Kinds of disk as they are sold. */
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
  /** Number of servers that can still be ordered: 0 when sold out, null for no limit. */
  stock: number | null;
  /** The provider recommends it among the plans of its line and country. */
  isRecommended: boolean;
}

/** Whether so many servers of a plan can be ordered now. */
export const isOrderable = ({ stock }: Pick<Plan, 'stock'>, count = 1): boolean =>
  stock === null || stock >= count;

/** The plan's star without its country: `Naos` of `Naos[GB]`. */
export function planStar(name: string): string {
  return name.replace(/\[[^\]]*\]$/, '');
}

/** The plan of that name, or null: names from the URL and from storage may be anything (D21). */
export function planNamed(plans: readonly Plan[], name: string): Plan | null {
  return plans.find((plan) => plan.name === name) ?? null;
}

/** The plan that an order falls back to when its own is unknown (§9, D21): priced 1577. */
export const fallbackPlanName: PlanName = 'Diadem[GB]';

/** The plan with the lowest monthly price. Throws RangeError when there is none to choose from. */
export function cheapestPlan(plans: readonly Plan[]): Plan {
  return plans.reduce(
    (best, plan) => (plan.price.monthly < best.price.monthly ? plan : best),
    firstOf(plans),
  );
}

/** Fewer plans than this are seen at a glance: none of them needs a word. */
const fewestToRecommend = 3;

/**
 * The one plan of a price list that is recommended: the provider's choice, otherwise the plan two fifths of the way up,
 * above what is soon too small and below what few need. Of the first catalogue it is the plan that an order falls back
 * to. Null where the list is short. A plan that is sold out is never recommended.
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
