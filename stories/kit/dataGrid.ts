import { expect, userEvent, type screen } from 'storybook/test';
import type { PlainMessageKey } from '@/i18n/translator';
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

/** Last part of the messages that begin with this prefix. */
type Column<Prefix extends string> = PlainMessageKey extends infer Key
  ? Key extends `${Prefix}.${infer Name}`
    ? Name
    : never
  : never;

/** Expects these columns of a list in order, by their messages, and then the one of the actions. */
export async function expectListColumns<Prefix extends string>(
  place: Place,
  prefix: Prefix,
  columns: readonly Column<Prefix>[],
): Promise<void> {
  const keys: readonly string[] = columns.map((column) => `${prefix}.${column}`);
  await expectColumns(place, [...keys.map((key) => t(key as PlainMessageKey)), t('list.actions')]);
}
