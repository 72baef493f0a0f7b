import { longestPage } from '@app/contract/shapes';
import type { Listed } from '@/domain/list/bulkAction';
import type { ConditionValues, ListQuery } from '@/domain/list/listRules';
import type { ListPart, PartRequest } from '@/domain/list/pagedList';

/** Converts a list query to the contract's parameters. */
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
    // Filter names equal the call's parameters.
    ...(Object.fromEntries(conditions) as Partial<Values>),
  };
}

/** Converts a bulk action's part to the contract's body. */
export function listedBody<Key extends string, Values extends ConditionValues<Values>>(
  { query: { search, filter }, except }: Listed<number, Key, Values>,
  cursor: string | null,
) {
  const { limit: _, ...part } = partQuery({ search, filter, sort: null }, { cursor, limit: 1 });
  return { ...part, except: except.map(String) };
}

/** Adds empty sums to a part of a list without sums. */
export const unsummed = <Part extends object>(part: Part): Part & Pick<ListPart<never>, 'sums'> => ({
  ...part,
  sums: {},
});
