import { longestPage } from '@app/contract/shapes';
import { refusal } from '../http/refusal';

/** Rows a page has unless another number is requested. */
const usualPage = 100;

/** Which rows of a list that is ordered by falling number are requested. */
export interface Page {
  /** Rows with a lower number than this; null from the first on. */
  readonly before: number | null;
  /** One more than is shown: it tells whether anything follows. */
  readonly limit: number;
}

/** The page that a query requests; its cursor is the number of the last row that was sent. */
export function pageRequested(query: { cursor?: string | undefined; limit?: number | undefined }): Page {
  const { cursor, limit = usualPage } = query;
  if (cursor !== undefined && !/^[1-9]\d{0,14}$/.test(cursor))
    throw refusal('invalidRequest', { fields: ['cursor'] });
  return {
    before: cursor === undefined ? null : Number(cursor),
    limit: Math.min(limit, longestPage) + 1,
  };
}

/** The page for which these rows were read; `id` is the number that they are ordered by. */
export function pageFrom<Row extends { readonly id: number }, Item>(
  rows: readonly Row[],
  { limit }: Page,
  total: number,
  toItem: (row: Row) => Item,
): { items: Item[]; next: string | null; total: number } {
  const shown = rows.slice(0, limit - 1);
  const last = rows.length === limit ? shown.at(-1) : undefined;
  return { items: shown.map(toItem), next: last ? String(last.id) : null, total };
}
