import { expect, userEvent, type screen } from 'storybook/test';
import { isNarrow } from './isNarrow';
import { t } from './words';

/** A play's canvas, or a part of it. */
type Place = Pick<typeof screen, 'getAllByRole' | 'getByRole'>;

/** Sorts a list by a column: by its head, or by the choice that cards have instead of one (§9). */
export async function sortBy(place: Place, column: string): Promise<void> {
  if (isNarrow())
    await userEvent.selectOptions(place.getByRole('combobox', { name: t('list.sortBy') }), column);
  else await userEvent.click(place.getByRole('button', { name: column }));
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
