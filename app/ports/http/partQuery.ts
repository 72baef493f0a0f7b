import { longestPage } from '@app/contract/shapes';
import type { ConditionValues, ListQuery } from '@/domain/list/listRules';
import type { ListPart, PartRequest } from '@/domain/list/pagedList';

/** A part of a list that the server searches, filters and sorts, as the contract asks for it. */
export function partQuery<Key extends string, Values extends ConditionValues<Values>>(
  { search, filter, sort }: ListQuery<Key, Values>,
  { cursor, limit }: PartRequest,
) {
  const conditions = Object.entries(filter).filter(([, value]) => value !== null);
  return {
    limit: String(Math.min(limit, longestPage)),
    ...(cursor === null ? {} : { cursor }),
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(sort === null ? {} : { sort: sort.key, direction: sort.direction }),
    // The names of a filter are those of the call's parameters.
    ...(Object.fromEntries(conditions) as Partial<Values>),
  };
}

/** A part of a list that has no sums. */
export const unsummed = <Part extends object>(part: Part): Part & Pick<ListPart<never>, 'sums'> => ({
  ...part,
  sums: {},
});
