import { fn } from 'storybook/test';

/** What every admin list calls back. */
export const listActions = {
  onSearchChange: fn(),
  onFilterToggle: fn(),
  onFilterChange: fn(),
  onFilterReset: fn(),
  onQueryReset: fn(),
  onSortChange: fn(),
  onFirstRowChange: fn(),
  onRefresh: fn(),
  onDraftChange: fn(),
  onFormSubmit: fn(),
  onQuestionConfirm: fn(),
  onOverlayClose: fn(),
};

/** A list that nobody has asked anything yet. */
export const plainFrame = {
  search: '',
  isFilterOpen: false,
  isRefreshing: false,
  overlay: { kind: 'none' },
} as const;

/** The parts of a list that is there. */
export const listed = { status: 'ready', sort: null, firstRow: 0, scrollKey: '' } as const;

export const idle = { status: 'idle' } as const;
