import type { FailureReason } from '@/domain/results/loaded';
import type { Money } from '@/domain/money/money';
import type { ConditionValues, ListQuery, ListRules } from './listRules';
import { each, LocalList } from './localList';

/* Bulk action on all rows of a query, including rows that are not loaded; the server processes it in parts. */

/** A row that the action failed on. */
export interface FailedRow {
  id: string;
  /** Name of the row as the person knows it. */
  name: string;
}

/** Result of a part. `skipped` counts rows that the action does not apply to; `next` is the cursor of the next part. */
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

/** Runs the action on the next part of the listed rows. */
export type RunBulkActionPart<Id, Key extends string, Values> = (
  listed: Listed<Id, Key, Values>,
  cursor: string | null,
) => Promise<BulkActionPart>;

/** Progress of a bulk action. `stopped`: by the person or by a failure; it can be resumed. */
export type BulkActionProgress = { done: number; skipped: number; failed: readonly FailedRow[] } & (
  | { status: 'idle' | 'running' | 'ended' }
  | { status: 'stopped'; reason: FailureReason | null }
);

/** Figures of the confirmation, fixed when it opened. */
export interface ListedQuestion {
  /** All rows that were chosen. */
  count: number;
  /** Rows that the bulk action applies to. */
  eligible: number;
  /** Total of the eligible rows, if the question names one. */
  sum?: Money;
}

/** A bulk action as its dialog shows it: its subject and progress. */
export interface BulkActionView extends ListedQuestion {
  progress: BulkActionProgress;
}

/** Actions of the dialog. */
export interface BulkActionHandlers {
  /** Confirms the question, or resumes a stopped action. */
  onListedConfirm: () => void;
  /** Stops what is running; otherwise closes. */
  onListedClose: () => void;
}

export const nothingDone: BulkActionProgress = { status: 'idle', done: 0, skipped: 0, failed: [] };

/** Adds the result of a part to the progress. */
export const addPart = (
  { done, skipped, failed }: BulkActionProgress,
  part: BulkActionPart,
): Extract<BulkActionProgress, { status: 'idle' | 'running' | 'ended' }> => ({
  status: part.next === null ? 'ended' : 'running',
  done: done + part.done,
  skipped: skipped + part.skipped,
  failed: [...failed, ...part.failed],
});

/** Result of a bulk action on these rows, as its only part. */
function onlyPart<Row, Id>(
  chosen: readonly Row[],
  idOf: (row: Row) => Id,
  isFor: (row: Row) => boolean,
): { ids: readonly Id[]; part: BulkActionPart } {
  const ids = chosen.filter(isFor).map(idOf);
  return { ids, part: { done: ids.length, skipped: chosen.length - ids.length, failed: [], next: null } };
}

/** Applies a bulk action to the named ones of loaded rows, as its only part. */
export function applyToNamed<Row extends { readonly id: Id }, Id>(
  rows: readonly Row[],
  named: readonly Id[],
  isFor: (row: Row) => boolean,
): { ids: readonly Id[]; part: BulkActionPart } {
  const chosen = rows.filter(({ id }) => named.includes(id));
  return onlyPart(chosen, ({ id }) => id, isFor);
}

/** Applies a bulk action to rows that are all loaded, as its only part. */
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
  return onlyPart(
    listed.filter((row) => !except.includes(rules.id(row))),
    rules.id,
    isFor,
  );
}
