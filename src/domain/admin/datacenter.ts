import type { CountryCode, Datacenter, DatacenterId } from '@/domain/catalog/plan';
import { oneOf, type ListRules } from '@/domain/list/listRules';
import { isSame } from '@/domain/values/isSame';
import type { Localized } from '@/domain/values/localized';
import { hasInvisible } from '@/domain/values/visibleText';
import { planSales, type PlanSale } from './plan';
import { reasonDraftOf, reasonOf, reasonProblems, type ReasonDraft } from './reason';

/** City, order and sale of a data centre. Servers that are rented there are not affected by the sale. */
export interface DatacenterChange extends Pick<Datacenter, 'city'> {
  /** Sort position in lists. */
  readonly position: number;
  readonly sale: PlanSale;
  /** Why it is sold out, shown to customers; null otherwise. */
  readonly reason: Localized<string> | null;
}

/** A new data centre. Its country cannot change, because the names of its plans end with it. */
export interface NewDatacenter extends DatacenterChange {
  readonly id: DatacenterId;
}

/** A data centre in the admin area. */
export interface AdminDatacenter extends NewDatacenter {
  /** Number of its plans, including hidden ones. */
  readonly plans: number;
  /** Servers of its smallest plan that its machines have room for; null if the provisioner does not say. */
  readonly room: number | null;
  /** Number of rented servers. */
  readonly servers: number;
  /** Number of carts with an order of its plans. */
  readonly carts: number;
  /** Changes with every update; used to detect concurrent edits. */
  readonly version: string;
}

/** The missing part that keeps customers from ordering there; null for none. */
export function missingPart({ plans, room }: AdminDatacenter): 'plans' | 'room' | null {
  if (plans === 0) return 'plans';
  return room === 0 ? 'room' : null;
}

export const datacenterKeys = ['id', 'position', 'sale', 'plans', 'servers'] as const;
export type DatacenterKey = (typeof datacenterKeys)[number];

export interface DatacenterConditions {
  sale: PlanSale;
}

/** Rules of the list of data centres, in the order of the catalogue. */
export const datacenterRules: ListRules<AdminDatacenter, DatacenterId, DatacenterKey, DatacenterConditions> =
  {
    id: ({ id }) => id,
    searchable: ({ id, city }) => [id, ...Object.values(city).flatMap((name) => name ?? [])],
    sorts: {
      id: { by: 'text', of: ({ id }) => id },
      position: { by: 'number', of: ({ position }) => position },
      sale: { by: 'number', of: ({ sale }) => planSales.indexOf(sale) },
      plans: { by: 'number', of: ({ plans }) => plans },
      servers: { by: 'number', of: ({ servers }) => servers },
    },
    usualSort: { key: 'position', direction: 'ascending' },
    conditions: { sale: oneOf('sale', planSales, ({ sale }) => sale) },
  };

/** Form of a data centre, as it is typed. */
export interface DatacenterDraft extends ReasonDraft {
  /** Country of a new one; empty until it is chosen. */
  country: CountryCode | '';
  cityRu: string;
  cityEn: string;
  position: number | null;
  sale: PlanSale;
}

export type DatacenterProblem = 'required' | 'tooLong' | 'city';
export type DatacenterProblems = {
  readonly [
    Field in 'country' | 'cityRu' | 'cityEn' | 'position' | 'reasonRu' | 'reasonEn'
  ]?: DatacenterProblem;
};

/** Maximum length of a reason that fits beside a plan. */
export const longestSaleReason = 120;

/** Maximum length of a city that fits in a column. */
export const longestCity = 40;

/** Initial form of a new data centre. */
export const emptyDatacenterDraft: DatacenterDraft = {
  country: '',
  cityRu: '',
  cityEn: '',
  position: 1000,
  sale: 'open',
  ...reasonDraftOf(null),
};

/** The form of a data centre. */
export const datacenterDraftOf = ({ id, city, position, sale, reason }: NewDatacenter): DatacenterDraft => ({
  // An id is the code in lower case, but `toUpperCase` returns a plain string.
  country: id.toUpperCase() as CountryCode,
  cityRu: city.ru,
  cityEn: city['en'] ?? '',
  position,
  sale,
  ...reasonDraftOf(reason),
});

function cityProblem(city: string): DatacenterProblem | null {
  if (city.trim() === '') return 'required';
  return city.trim().length > longestCity || hasInvisible(city.trim()) ? 'city' : null;
}

/** Finds the problems that keep a data centre from being saved: a sold-out one needs a reason. */
export function datacenterProblems(draft: DatacenterDraft): DatacenterProblems {
  const found = {
    country: draft.country === '' ? 'required' : null,
    cityRu: cityProblem(draft.cityRu),
    cityEn: cityProblem(draft.cityEn),
    position: draft.position === null ? 'required' : null,
    ...(draft.sale === 'soldOut' ? reasonProblems(draft, longestSaleReason) : {}),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** Converts a valid draft to the payload; null while it has problems. */
export function usableDatacenter(draft: DatacenterDraft): NewDatacenter | null {
  const { country, position, sale } = draft;
  if (Object.keys(datacenterProblems(draft)).length > 0 || country === '' || position === null) return null;
  return {
    id: country.toLowerCase() as DatacenterId,
    city: { ru: draft.cityRu.trim(), en: draft.cityEn.trim() },
    position,
    sale,
    reason: sale === 'soldOut' ? reasonOf(draft) : null,
  };
}

/**
 * Effects of a change that customers notice, shown before it is saved. `name`: another city. `order`: another place in
 * the catalogue. `closed`, `opened`: whether its plans can be ordered. `reason`: another reason for a sold-out one.
 */
export type DatacenterEffect = 'name' | 'order' | 'closed' | 'opened' | 'reason';

/** Returns the effects of a valid change, in the order in which they are shown. */
export function datacenterEffects(
  before: DatacenterChange,
  after: DatacenterChange,
): readonly DatacenterEffect[] {
  const sale = after.sale === 'open' ? 'opened' : 'closed';
  return [
    ...(isSame(before.city, after.city) ? [] : (['name'] as const)),
    ...(before.position === after.position ? [] : (['order'] as const)),
    ...(before.sale === after.sale ? [] : ([sale] as const)),
    ...(before.sale !== after.sale || isSame(before.reason, after.reason) ? [] : (['reason'] as const)),
  ];
}
