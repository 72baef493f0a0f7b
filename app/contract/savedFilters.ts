import * as v from 'valibot';
import { filterNameProblem, isFilterQuery, longestFilterQuery } from '@/domain/servers/savedFilter';
import { call } from './call';
import { numberedIdSchema, textSchema } from './shapes';

const savedFiltersSchema = v.object({
  items: v.array(
    v.object({
      id: numberedIdSchema,
      name: textSchema,
      /** Query part of the server list’s address, with its question mark. */
      query: v.pipe(v.string(), v.maxLength(longestFilterQuery)),
    }),
  ),
});

/** Saved filters of the server list. Every call answers with the list as it is afterwards. */
export const savedFiltersContract = {
  list: call({
    method: 'GET',
    path: '/api/saved-filters',
    summary: 'Lists the saved filters of the account’s server list by name, at most 20.',
    role: 'customer',
    answer: savedFiltersSchema,
    refusals: [],
  }),
  save: call({
    method: 'PUT',
    path: '/api/saved-filters',
    summary:
      'Saves a search, filter and order of the server list under a name, and replaces the filter that has it. `query` is the query part of the list’s address: `?status=Active&sort=-endDate`.',
    role: 'customer',
    body: v.object({
      name: v.pipe(
        textSchema,
        v.trim(),
        v.check((name) => filterNameProblem(name) === null),
      ),
      query: v.pipe(v.string(), v.maxLength(longestFilterQuery), v.check(isFilterQuery)),
    }),
    answer: savedFiltersSchema,
    refusals: ['tooManyFilters'],
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/saved-filters/{id}',
    summary: 'Removes a saved filter; one that is gone already stays so.',
    role: 'customer',
    params: v.object({ id: numberedIdSchema }),
    answer: savedFiltersSchema,
    refusals: [],
  }),
};
