import { expect, userEvent, type screen } from 'storybook/test';
import { isNarrow } from './isNarrow';
import { t } from './words';

/** Canvas of a play, or a part of it. */
type Place = Pick<typeof screen, 'getAllByRole' | 'getByRole'>;

/** Sorts a table by a column header. Cards are sorted in the filter panel. */
export async function sortBy(place: Place, column: string): Promise<void> {
  await userEvent.click(place.getByRole('button', { name: column }));
}

/** Returns the button of the filter panel, which also sorts cards. */
export function filterButton(place: Place): HTMLElement {
  return place.getByRole('button', { name: t(isNarrow() ? 'list.filterAndSort' : 'list.filter') });
}

/** Scrolls a list to its end: a table in its own scroller, cards with the page. */
export function scrollList(place: Place): void {
  if (isNarrow()) {
    window.scrollTo({ top: document.documentElement.scrollHeight });
    return;
  }
  const grid = place.getByRole('grid');
  grid.parentElement?.scrollTo({ top: grid.offsetHeight });
}

/** Expects these columns in order, by their headers; cards have none. */
export async function expectColumns(place: Place, names: readonly string[]): Promise<void> {
  if (isNarrow()) return;
  await expect(place.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(names);
}
