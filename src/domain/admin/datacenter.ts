import { datacenterIds, type DatacenterId } from '@/domain/catalog/plan';
import { oneOf, type ListRules } from '@/domain/list/listRules';
import { isSame } from '@/domain/values/isSame';
import type { Localized } from '@/domain/values/localized';
import { planSales, type PlanSale } from './plan';
import { reasonDraftOf, reasonOf, reasonProblems, type ReasonDraft } from './reason';

/** Sale of the plans of a data centre. Servers that are rented there are not affected. */
export interface DatacenterChange {
  readonly sale: PlanSale;
  /** Why it is sold out, shown to customers; null otherwise. */
  readonly reason: Localized<string> | null;
}

/** A data centre in the admin area. */
export interface AdminDatacenter extends DatacenterChange {
  readonly id: DatacenterId;
  /** Number of its plans, including hidden ones. */
  readonly plans: number;
  /** Number of rented servers. */
  readonly servers: number;
  /** Number of carts with an order of its plans. */
  readonly carts: number;
  /** Changes with every update; used to detect concurrent edits. */
  readonly version: string;
}

export const datacenterKeys = ['id', 'sale', 'plans', 'servers'] as const;
export type DatacenterKey = (typeof datacenterKeys)[number];

export interface DatacenterConditions {
  sale: PlanSale;
}

/** Rules of the list of data centres. */
export const datacenterRules: ListRules<AdminDatacenter, DatacenterId, DatacenterKey, DatacenterConditions> =
  {
    id: ({ id }) => id,
    searchable: ({ id }) => [id],
    sorts: {
      id: { by: 'number', of: ({ id }) => datacenterIds.indexOf(id) },
      sale: { by: 'number', of: ({ sale }) => planSales.indexOf(sale) },
      plans: { by: 'number', of: ({ plans }) => plans },
      servers: { by: 'number', of: ({ servers }) => servers },
    },
    conditions: { sale: oneOf('sale', planSales, ({ sale }) => sale) },
  };

/** Form of a data centre, as it is typed. */
export interface DatacenterDraft extends ReasonDraft {
  sale: PlanSale;
}

export type DatacenterProblem = 'required' | 'tooLong';
export type DatacenterProblems = { readonly [Field in 'reasonRu' | 'reasonEn']?: DatacenterProblem };

/** Maximum length of a reason that fits beside a plan. */
export const longestSaleReason = 120;

/** The form of a data centre. */
export const datacenterDraftOf = ({ sale, reason }: DatacenterChange): DatacenterDraft => ({
  sale,
  ...reasonDraftOf(reason),
});

/** Finds the problems that keep a data centre from being saved: a sold-out one needs a reason. */
export function datacenterProblems(draft: DatacenterDraft): DatacenterProblems {
  const found = draft.sale === 'soldOut' ? reasonProblems(draft, longestSaleReason) : {};
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** Converts a valid draft to the payload; null while it has problems. */
export function usableDatacenter(draft: DatacenterDraft): DatacenterChange | null {
  if (Object.keys(datacenterProblems(draft)).length > 0) return null;
  const { sale } = draft;
  return { sale, reason: sale === 'soldOut' ? reasonOf(draft) : null };
}

/** Whether a data centre that stays sold out gets another reason. */
export const reasonChanged = ({ sale, reason }: DatacenterChange, draft: DatacenterDraft): boolean =>
  sale === 'soldOut' && draft.sale === 'soldOut' && !isSame(reason, reasonOf(draft));
