import { formatListUrl, parseListUrl } from '@/domain/list/listUrl';
import { hasInvisible } from '@/domain/values/visibleText';
import { serverRules, type ServerQuery } from './serverRules';

/** A search, filter and order of the server list under a name. */
export interface SavedFilter {
  id: number;
  name: string;
  /** Query part of the list's address, with its question mark. */
  query: string;
}

/** Maximum number of saved filters of an account. */
export const maxSavedFilters = 20;
/** Maximum length of a filter's name, in characters. */
export const longestFilterName = 40;
/** Maximum length of a filter's query, which contains a search of 200 encoded characters. */
export const longestFilterQuery = 4000;

/** Why a filter cannot be saved under a name. */
export type FilterNameProblem = 'required' | 'tooLong' | 'control';

/** `demonstration`: nothing can be saved without an account (D51). */
export type SavedFilterRefusal = 'tooManyFilters' | 'demonstration';

/** Formats a query as a saved filter stores it; empty for the default list. */
export function toFilterQuery(query: ServerQuery): string {
  return formatListUrl({ query, page: 1, picked: null }, serverRules);
}

/** Whether a text is the query of a filter, in the form that is stored. */
export function isFilterQuery(text: string): boolean {
  if (text === '' || text.length > longestFilterQuery) return false;
  return toFilterQuery(parseListUrl(text, serverRules).query) === text;
}

/** Returns the problem of a filter's name; null for a valid one. */
export function filterNameProblem(name: string): FilterNameProblem | null {
  const text = name.trim();
  if (text === '') return 'required';
  if (hasInvisible(text)) return 'control';
  return Array.from(text).length > longestFilterName ? 'tooLong' : null;
}
