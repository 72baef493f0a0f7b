import { fn } from 'storybook/test';

/** What every admin list calls back. */
export const listActions = {
  onSearchChange: fn(),
  onFilterToggle: fn(),
  onFilterChange: fn(),
  onQueryReset: fn(),
  onSortChange: fn(),
  onFirstRowChange: fn(),
  onRefresh: fn(),
  onDraftChange: fn(),
  onFormSubmit: fn(),
  onQuestionConfirm: fn(),
  onOverlayClose: fn(),
};

export const idle = { status: 'idle' } as const;
