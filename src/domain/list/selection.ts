/**
 * Which rows are selected, in a form whose cost does not grow with the list: 'all' is a flag with exceptions, never a
 * set of every id. The ids of `some` may be of rows that are not listed at the moment; whoever acts on a selection
 * acts on what is both selected and listed, so nothing happens to a row that nobody sees.
 */
export type Selection<Id> =
  | { mode: 'some'; ids: ReadonlySet<Id> }
  | { mode: 'allExcept'; ids: ReadonlySet<Id> };

/** State of the select-all box. */
export type SelectAllState = boolean | 'mixed';

export function noneSelected<Id>(): Selection<Id> {
  return { mode: 'some', ids: new Set() };
}

export function allSelected<Id>(): Selection<Id> {
  return { mode: 'allExcept', ids: new Set() };
}

export function isSelected<Id>({ mode, ids }: Selection<Id>, id: Id): boolean {
  return ids.has(id) === (mode === 'some');
}

/** The selection with these rows selected or not: one row for a click, a run of them for a Shift-click. */
export function withRows<Id>(selection: Selection<Id>, rows: Iterable<Id>, selected: boolean): Selection<Id> {
  const ids = new Set(selection.ids);
  const isNamed = selected === (selection.mode === 'some');
  for (const id of rows) {
    if (isNamed) ids.add(id);
    else ids.delete(id);
  }
  return { mode: selection.mode, ids };
}

/** Names the same rows one by one: 'all' must become that before the list under it changes. */
export function toExplicitSelection<Id>(selection: Selection<Id>, listed: Iterable<Id>): Selection<Id> {
  if (selection.mode === 'some') return selection;
  const ids = new Set<Id>();
  for (const id of listed) if (!selection.ids.has(id)) ids.add(id);
  return { mode: 'some', ids };
}

/** Returns the state of the select-all box when `selectedCount` of `rowCount` listed rows are selected. */
export function selectAllState(selectedCount: number, rowCount: number): SelectAllState {
  if (selectedCount === 0 || rowCount === 0) return false;
  return selectedCount >= rowCount ? true : 'mixed';
}

/** How many of these rows are selected. Linear: for short lists; a long one counts by other means. */
export function countSelected<Id>(selection: Selection<Id>, listed: Iterable<Id>): number {
  let count = 0;
  for (const id of listed) if (isSelected(selection, id)) count += 1;
  return count;
}
