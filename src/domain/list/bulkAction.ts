import type { FailureReason } from '@/domain/results/loaded';
import type { Money } from '@/domain/money/money';
import type { ConditionValues, ListQuery, ListRules } from './listRules';
import { each, LocalList } from './localList';

/* A bulk action on all that a query lists, more than is loaded: the server goes through it part by part. */

/** A row to which nothing could be done. */
export interface FailedRow {
  id: string;
  /** The name that the person knows. */
  name: string;
}

/** The result of a part. `skipped` counts rows that the bulk action does not apply to; `next` is the cursor of the next part. */
export interface BulkActionPart {
  done: number;
  skipped: number;
  failed: readonly FailedRow[];
  next: string | null;
}

/** The rows of a bulk action: all that the query lists, except some. */
export interface Listed<Id, Key extends string, Values> {
  query: ListQuery<Key, Values>;
  except: readonly Id[];
}

/** Acts on the next part of what is listed. */
export type RunBulkActionPart<Id, Key extends string, Values> = (
  listed: Listed<Id, Key, Values>,
  cursor: string | null,
) => Promise<BulkActionPart>;

/** How far a bulk action is. `stopped`: by the person, or by a failure, and it can go on. */
export type BulkActionProgress = { done: number; skipped: number; failed: readonly FailedRow[] } & (
  | { status: 'idle' | 'running' | 'ended' }
  | { status: 'stopped'; reason: FailureReason | null }
);

/** The figures of the question before a bulk action, from the moment it opened. */
export interface ListedQuestion {
  /** All rows that were chosen. */
  count: number;
  /** Rows that the bulk action applies to. */
  eligible: number;
  /** Their sum, where the question names it. */
  sum?: Money;
}

/** A bulk action as its dialog shows it: about what, and how far. */
export interface BulkActionView extends ListedQuestion {
  progress: BulkActionProgress;
}

/** Actions of the dialog. */
export interface BulkActionHandlers {
  /** The question was answered with yes, or what was stopped goes on. */
  onListedConfirm: () => void;
  /** Stops what is running; otherwise closes. */
  onListedClose: () => void;
}

export const nothingDone: BulkActionProgress = { status: 'idle', done: 0, skipped: 0, failed: [] };

/** The progress with a part more. */
export const addPart = (
  { done, skipped, failed }: BulkActionProgress,
  part: BulkActionPart,
): Extract<BulkActionProgress, { status: 'idle' | 'running' | 'ended' }> => ({
  status: part.next === null ? 'ended' : 'running',
  done: done + part.done,
  skipped: skipped + part.skipped,
  failed: [...failed, ...part.failed],
});

/** A bulk action on rows that are all at hand, as its only part. */
export function applyToRows<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
>(
  rows: readonly Row[],
  rules: ListRules<Row, Id, Key, Values, string>,
  { query, except }: Listed<Id, Key, Values>,
  isFor: (row: Row) => boolean,
): { ids: readonly Id[]; part: BulkActionPart } {
  const listed = [...each(new LocalList(rows, rules).run(query).rows)];
  const chosen = listed.filter((row) => !except.includes(rules.id(row)));
  const ids = chosen.filter(isFor).map(rules.id);
  return { ids, part: { done: ids.length, skipped: chosen.length - ids.length, failed: [], next: null } };
}
