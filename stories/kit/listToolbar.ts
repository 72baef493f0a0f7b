import { expect, userEvent, waitFor, type screen } from 'storybook/test';
import type { PlainMessageKey } from '@/i18n/translator';
import { filterButton, scrollList, sortBy } from './dataGrid';
import { isNarrow } from './isNarrow';
import { containing } from './textMatch';
import { i18n, t } from './words';

type Place = Pick<typeof screen, 'getAllByRole' | 'getByRole' | 'getByText'>;

/** Types into the search of a list and opens its filter, and expects the callbacks. */
export async function searchAndFilter(
  place: Place,
  args: { onSearchChange?: unknown; onFilterToggle?: unknown },
): Promise<void> {
  await userEvent.type(place.getByRole('searchbox'), 'a');
  await expect(args.onSearchChange).toHaveBeenCalledWith('a');
  await userEvent.click(filterButton(place));
  await expect(args.onFilterToggle).toHaveBeenCalledOnce();
}

/** The same, then sorts the list by a column header. Cards are sorted in the filter panel. */
export async function searchFilterAndSort(
  place: Place,
  args: { onSearchChange?: unknown; onFilterToggle?: unknown; onSortChange?: unknown },
  key: string,
  column: string,
): Promise<void> {
  await searchAndFilter(place, args);
  if (isNarrow()) return;
  await sortBy(place, column);
  await expect(args.onSortChange).toHaveBeenCalledWith({ key, direction: 'ascending' });
}

/** Resets a query without matches by the button of the empty list. */
export async function resetQuery(place: Place, args: { onQueryReset?: unknown }): Promise<void> {
  await userEvent.click(place.getByRole('button', { name: t('common.reset') }));
  await expect(args.onQueryReset).toHaveBeenCalledOnce();
}

/** Removes a condition by its chip. */
export async function removeChip(place: Place, name: string, value: string): Promise<void> {
  const chip = t('list.chip', { name, value });
  await userEvent.click(place.getByRole('button', { name: containing(chip) }));
}

interface ListPlay<Callback extends string> {
  canvas: Place;
  args: Partial<Record<Callback, unknown>>;
}

/** A play without matches: resets the query, then removes one condition, which leaves `filter`. */
export function relaxes(name: PlainMessageKey, value: PlainMessageKey, filter: object) {
  return async ({ canvas, args }: ListPlay<'onQueryReset' | 'onFilterChange'>) => {
    await resetQuery(canvas, args);
    await removeChip(canvas, t(name), t(value));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith(filter);
  };
}

/** A play of a long list: the header stays visible, and the address gets the scroll position (D9). */
export async function scrolls({ canvas, args }: ListPlay<'onFirstRowChange'>) {
  scrollList(canvas);
  await waitFor(() => expect(args.onFirstRowChange).toHaveBeenCalled());
}

/** A play of a partly loaded list: the footer counts all rows and loads more, and so does scrolling. */
export function readsOn(total: number) {
  return async ({ canvas, args }: ListPlay<'onMoreLoad' | 'onFirstRowChange'>) => {
    await expect(canvas.getByText(t('list.total', { count: i18n().number(total) }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('list.more') }));
    await expect(args.onMoreLoad).toHaveBeenCalledOnce();
    await scrolls({ canvas, args });
  };
}
