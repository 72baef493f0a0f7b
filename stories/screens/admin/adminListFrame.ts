import { fn, type screen } from 'storybook/test';

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

/** The headings of a list's columns. */
export function columnNames(canvas: Pick<typeof screen, 'getAllByRole'>): (string | null)[] {
  return canvas.getAllByRole('columnheader').map((heading) => heading.textContent);
}
