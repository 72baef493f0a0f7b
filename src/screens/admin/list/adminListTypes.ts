import type { AdminRefusal } from '@/domain/admin/refusal';
import type { AdminQuery, AdminSort } from '@/domain/admin/query';

/** Where a thing that was sent stands; a failure is a refusal, or something that no rule foresaw. */
export type AdminSubmission =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'failed'; reason: AdminRefusal | 'offline' | 'unexpected' };

interface AdminListFrame<Name extends string> extends Pick<AdminQuery<string, Name>, 'search' | 'filter'> {
  isFilterOpen: boolean;
  /** A list is shown while a newer one is on its way. */
  isRefreshing: boolean;
}

/** The states of an admin list. `empty` has no rows at all, `noMatches` none that search and filter let through. */
export type AdminListView<Row, Key extends string, Name extends string> = AdminListFrame<Name> &
  (
    | { status: 'loading' }
    | { status: 'error'; reason: 'offline' | 'unexpected' }
    | { status: 'empty' }
    | { status: 'noMatches' }
    | {
        status: 'ready';
        /** In the order of the list; the same array until the list changes. */
        rows: readonly Row[];
        sort: AdminSort<Key> | null;
        /** Row that the address asks for. */
        firstRow: number;
        /** Changes with search, filter and order: the list then starts at its top. */
        scrollKey: string;
      }
  );

export interface AdminListActions<Key extends string, Name extends string> {
  onSearchChange: (search: string) => void;
  onFilterToggle: () => void;
  /** `null` lifts the condition. */
  onFilterChange: (name: Name, value: string | null) => void;
  /** Lifts every condition; the search stays. */
  onFilterReset: () => void;
  /** Search and filter to nothing. */
  onQueryReset: () => void;
  onSortChange: (sort: AdminSort<Key> | null) => void;
  onFirstRowChange: (index: number) => void;
  /** Also the retry after an error. */
  onRefresh: () => void;
}

/**
 * What floats above an admin list: everything about one row, the form that makes or changes one, or a question before
 * something is done to one.
 */
export type AdminOverlay<Row, Draft, Problems, Action extends string> =
  | { kind: 'none' }
  | { kind: 'details'; row: Row }
  | {
      kind: 'form';
      /** `null` for a new one. */
      row: Row | null;
      draft: Draft;
      problems: Problems;
      /** Grows with every refusal: focus moves to the fault. */
      refusals: number;
      submission: AdminSubmission;
    }
  | { kind: 'question'; action: Action; row: Row; submission: AdminSubmission };

export interface AdminOverlayActions<Draft> {
  onDraftChange: (patch: Partial<Draft>) => void;
  onFormSubmit: () => void;
  onQuestionConfirm: () => void;
  onOverlayClose: () => void;
}

/** A condition of the filter in the reader's words. */
export interface AdminCondition<Name extends string> {
  name: Name;
  label: string;
  options: readonly { value: string; label: string }[];
}
