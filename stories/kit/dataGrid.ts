import { expect, userEvent, type screen } from 'storybook/test';
import { isNarrow } from './isNarrow';
import { t } from './words';

/** A play's canvas, or a part of it. */
type Place = Pick<typeof screen, 'getAllByRole' | 'getByRole'>;

/** Sorts a table by a column's head. Cards have none: they are sorted in the filter's panel. */
export async function sortBy(place: Place, column: string): Promise<void> {
  await userEvent.click(place.getByRole('button', { name: column }));
}

/** The button of the filter, and with cards of the order as well. */
export function filterButton(place: Place): HTMLElement {
  return place.getByRole('button', { name: t(isNarrow() ? 'list.filterAndSort' : 'list.filter') });
}

/** Scrolls a list to its end, as a wheel would: the table in its own scroller, cards with the page. */
export function scrollList(place: Place): void {
  if (isNarrow()) {
    window.scrollTo({ top: document.documentElement.scrollHeight });
    return;
  }
  const grid = place.getByRole('grid');
  grid.parentElement?.scrollTo({ top: grid.offsetHeight });
}

/** Expects these columns in this order, by their heads; cards have no heads. */
export async function expectColumns(place: Place, names: readonly string[]): Promise<void> {
  if (isNarrow()) return;
  await expect(place.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(names);
}
