import { longestPage } from '@app/contract/shapes';
import type { Listed } from '@/domain/list/bulkAction';
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

/** The part of an act on what a list has, as the contract asks for it. */
export function listedBody<Key extends string, Values extends ConditionValues<Values>>(
  { query: { search, filter }, except }: Listed<number, Key, Values>,
  cursor: string | null,
) {
  const { limit: _, ...part } = partQuery({ search, filter, sort: null }, { cursor, limit: 1 });
  return { ...part, except: except.map(String) };
}

/** A part of a list that has no sums. */
export const unsummed = <Part extends object>(part: Part): Part & Pick<ListPart<never>, 'sums'> => ({
  ...part,
  sums: {},
});
