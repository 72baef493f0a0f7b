import {
  diskKinds,
  planStar,
  productLines,
  type DatacenterId,
  type PlanName,
  type PlanSpecs,
  type ProductLine,
} from '@/domain/catalog/plan';
import type { RenewalCounts } from './renewalPrice';
import { anyOf, oneOf, type ListRules } from '@/domain/list/listRules';
import { kopecks, type Money } from '@/domain/money/money';
import { parseAmount } from '@/domain/payment/currency';
import { toIsoDate, type IsoDate } from '@/domain/time/dates';

/** Availability of a plan: orderable, shown as sold out, or hidden from customers. */
export const planSales = ['open', 'soldOut', 'hidden'] as const;
export type PlanSale = (typeof planSales)[number];

/** Fields of a plan that the provider can change. */
export interface PlanChange {
  readonly specs: PlanSpecs;
  /** Sort position in lists. */
  readonly position: number;
  readonly isRecommended: boolean;
  readonly sale: PlanSale;
  /** Number of servers that can still be ordered; null for no limit. */
  readonly stock: number | null;
  /** Gigabytes of traffic a month, sold servers included; null for no limit. */
  readonly trafficGb: number | null;
  /** Current price of new orders. */
  readonly monthly: Money;
  /** Price of new orders from the start of a later day; null if none is planned. */
  readonly upcoming: { readonly monthly: Money; readonly from: IsoDate } | null;
}

/** A new plan; its name, line and data centre cannot change later. */
export interface NewPlan extends PlanChange {
  readonly name: PlanName;
  readonly line: ProductLine;
  readonly datacenter: DatacenterId;
}

/** A plan in the admin area. */
export interface AdminPlan extends NewPlan, RenewalCounts {
  /** Number of servers that the machines still have room for; null if the provisioner does not say. */
  readonly room: number | null;
  /** Number of rented servers on this plan. */
  readonly servers: number;
  /** Changes with every update; used to detect concurrent edits. */
  readonly version: string;
}

/** Numbers of servers, carts and payments that a change of a plan affects. */
export interface PlanReach {
  /** Rented servers on this plan; they keep their price and hardware. */
  readonly servers: number;
  /** Carts with an order of this plan. */
  readonly carts: number;
  /** Pending payments for this plan; they keep their price. */
  readonly payments: number;
}

export const planKeys = ['name', 'line', 'datacenter', 'monthly', 'sale', 'servers', 'position'] as const;
export type PlanKey = (typeof planKeys)[number];

export interface PlanConditions {
  line: ProductLine;
  datacenter: string;
  sale: PlanSale;
}

/** Rules of the plan list; rows are in catalogue order. */
export const planRules: ListRules<AdminPlan, PlanName, PlanKey, PlanConditions> = {
  id: ({ name }) => name,
  searchable: ({ name }) => [name],
  sorts: {
    name: { by: 'text', of: ({ name }) => name },
    line: { by: 'number', of: ({ line }) => productLines.indexOf(line) },
    datacenter: { by: 'text', of: ({ datacenter }) => datacenter },
    monthly: { by: 'number', of: ({ monthly }) => monthly },
    sale: { by: 'number', of: ({ sale }) => planSales.indexOf(sale) },
    servers: { by: 'number', of: ({ servers }) => servers },
    position: { by: 'number', of: ({ position }) => position },
  },
  usualSort: { key: 'position', direction: 'ascending' },
  conditions: {
    line: oneOf('line', productLines, ({ line }) => line),
    datacenter: anyOf('datacenter', ({ datacenter }) => datacenter),
    sale: oneOf('sale', planSales, ({ sale }) => sale),
  },
};

/** Form of a plan, as it is typed. */
export interface PlanDraft {
  /** The name without its country. */
  star: string;
  line: ProductLine;
  datacenter: DatacenterId;
  cpu: number | null;
  ram: number | null;
  disk: number | null;
  diskKind: PlanSpecs['storage']['kind'];
  /** In rubles. */
  monthly: string;
  /** In rubles; empty if no later price is planned. */
  nextMonthly: string;
  /** First day of the later price. */
  nextFrom: string;
  position: number | null;
  sale: PlanSale;
  /** Null for no limit. */
  stock: number | null;
  /** Null for no limit. */
  trafficGb: number | null;
  isRecommended: boolean;
}

export type PlanProblem = 'required' | 'amount' | 'name' | 'future';
export type PlanProblems = {
  readonly [
    Field in 'star' | 'cpu' | 'ram' | 'disk' | 'monthly' | 'nextMonthly' | 'nextFrom' | 'position'
  ]?: PlanProblem;
};

/** Initial form of a new plan. */
export const emptyPlanDraft: PlanDraft = {
  star: '',
  line: 'vps',
  datacenter: 'gb',
  cpu: 1,
  ram: 1,
  disk: 25,
  diskKind: diskKinds[0],
  monthly: '',
  nextMonthly: '',
  nextFrom: '',
  position: 1000,
  sale: 'open',
  stock: null,
  trafficGb: null,
  isRecommended: false,
};

/** Name of the plan with this star in a data centre (§3). */
export const planNameOf = (star: string, datacenter: DatacenterId): PlanName =>
  // Upper-case ids are the country codes, but `toUpperCase` returns a plain string.
  `${star}[${datacenter.toUpperCase()}]` as PlanName;

const rublesText = (sum: Money): string => (sum % 100 === 0 ? String(sum / 100) : (sum / 100).toFixed(2));

/** The form of an existing plan. */
export function planDraftOf(plan: AdminPlan): PlanDraft {
  const { name, line, datacenter, specs, monthly, upcoming, position } = plan;
  const { sale, stock, trafficGb, isRecommended } = plan;
  return {
    star: planStar(name),
    line,
    datacenter,
    cpu: specs.cpu,
    ram: specs.ram,
    disk: specs.storage.size,
    diskKind: specs.storage.kind,
    monthly: rublesText(monthly),
    nextMonthly: upcoming === null ? '' : rublesText(upcoming.monthly),
    nextFrom: upcoming?.from ?? '',
    position,
    sale,
    stock,
    trafficGb,
    isRecommended,
  };
}

/** Letters and digits of any script; spaces, dots and hyphens only between them. */
const starForm = /^[\p{L}\d](?:[\p{L}\d .-]{0,38}[\p{L}\d])?$/u;

function priceOf(text: string): Money | PlanProblem {
  const parsed = parseAmount(text);
  if ('problem' in parsed) return parsed.problem === 'required' ? 'required' : 'amount';
  return parsed.minor === 0 ? 'amount' : kopecks(parsed.minor);
}

const problemOf = (price: Money | PlanProblem): PlanProblem | null =>
  typeof price === 'number' ? null : price;

const countProblem = (value: number | null): PlanProblem | null =>
  value === null || value < 1 ? 'required' : null;

/** The later price of a draft; null if none is planned. */
function upcomingOf({ nextMonthly, nextFrom }: PlanDraft): PlanChange['upcoming'] {
  const monthly = priceOf(nextMonthly);
  const from = toIsoDate(nextFrom);
  return typeof monthly === 'number' && from !== null ? { monthly, from } : null;
}

function nextFromProblem({ nextMonthly, nextFrom }: PlanDraft, today: IsoDate): PlanProblem | null {
  if (nextMonthly.trim() === '') return null;
  const from = toIsoDate(nextFrom);
  if (from === null) return 'required';
  return from > today ? null : 'future';
}

/**
 * Finds the problems that keep a plan from being saved.
 *
 * @param today the provider's current day; a later price must start after it
 */
export function planProblems(draft: PlanDraft, today: IsoDate): PlanProblems {
  const found = {
    star: starForm.test(draft.star.trim()) ? null : draft.star.trim() === '' ? 'required' : 'name',
    cpu: countProblem(draft.cpu),
    ram: countProblem(draft.ram),
    disk: countProblem(draft.disk),
    monthly: problemOf(priceOf(draft.monthly)),
    // A later price needs both a day and an amount.
    nextMonthly:
      draft.nextMonthly.trim() === '' && draft.nextFrom === '' ? null : problemOf(priceOf(draft.nextMonthly)),
    nextFrom: nextFromProblem(draft, today),
    position: draft.position === null ? 'required' : null,
  } as const;
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** Converts a valid draft to the payload; null while it has problems. */
export function usablePlan(draft: PlanDraft, today: IsoDate): NewPlan | null {
  const { cpu, ram, disk, diskKind, position, line, datacenter } = draft;
  const { sale, stock, trafficGb, isRecommended } = draft;
  const monthly = priceOf(draft.monthly);
  if (Object.keys(planProblems(draft, today)).length > 0 || typeof monthly !== 'number') return null;
  if (cpu === null || ram === null || disk === null || position === null) return null;
  return {
    name: planNameOf(draft.star.trim(), datacenter),
    line,
    datacenter,
    specs: { cpu, ram, storage: { size: disk, kind: diskKind } },
    position,
    isRecommended,
    sale,
    stock,
    trafficGb,
    monthly,
    upcoming: upcomingOf(draft),
  };
}

/**
 * Effects of a change that customers notice, shown before it is saved. `price`: a new price at once. `upcoming`: a new
 * price from a later day. `canceled`: a planned price was removed. `specs`: other hardware. `traffic`: another allowance.
 * `closed`, `opened`: whether
 * it can be ordered.
 */
export type PlanEffect = 'price' | 'upcoming' | 'canceled' | 'specs' | 'traffic' | 'closed' | 'opened';

const canBeOrdered = ({ sale, stock }: Pick<PlanChange, 'sale' | 'stock'>) => sale === 'open' && stock !== 0;
const isSameSpecs = (one: PlanSpecs, other: PlanSpecs) =>
  one.cpu === other.cpu &&
  one.ram === other.ram &&
  one.storage.size === other.storage.size &&
  one.storage.kind === other.storage.kind;

/** Returns the effects of a change, in the order in which they are shown. */
export function planEffects(before: PlanChange, after: PlanChange): readonly PlanEffect[] {
  const isLater =
    before.upcoming?.from !== after.upcoming?.from || before.upcoming?.monthly !== after.upcoming?.monthly;
  return [
    ...(before.monthly === after.monthly ? [] : (['price'] as const)),
    ...(isLater ? ([after.upcoming === null ? 'canceled' : 'upcoming'] as const) : []),
    ...(isSameSpecs(before.specs, after.specs) ? [] : (['specs'] as const)),
    ...(before.trafficGb === after.trafficGb ? [] : (['traffic'] as const)),
    ...(canBeOrdered(before) && !canBeOrdered(after) ? (['closed'] as const) : []),
    ...(!canBeOrdered(before) && canBeOrdered(after) ? (['opened'] as const) : []),
  ];
}
