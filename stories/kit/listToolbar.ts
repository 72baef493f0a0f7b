import { expect, userEvent, type screen } from 'storybook/test';
import { filterButton } from './dataGrid';
import { containing } from './textMatch';
import { t } from './words';

type Place = Pick<typeof screen, 'getAllByRole' | 'getByRole'>;

/** Types into the search of a list and opens its filter: each calls back. */
export async function searchAndFilter(
  place: Place,
  args: { onSearchChange?: unknown; onFilterToggle?: unknown },
): Promise<void> {
  await userEvent.type(place.getByRole('searchbox'), 'a');
  await expect(args.onSearchChange).toHaveBeenCalledWith('a');
  await userEvent.click(filterButton(place));
  await expect(args.onFilterToggle).toHaveBeenCalledOnce();
}

/** Resets a query that matches nothing, by the one button of the empty list. */
export async function resetQuery(place: Place, args: { onQueryReset?: unknown }): Promise<void> {
  await userEvent.click(place.getByRole('button', { name: t('common.reset') }));
  await expect(args.onQueryReset).toHaveBeenCalledOnce();
}

/** Takes a condition off the filter, by its chip. */
export async function removeChip(place: Place, name: string, value: string): Promise<void> {
  const chip = t('list.chip', { name, value });
  await userEvent.click(place.getByRole('button', { name: containing(chip) }));
}
