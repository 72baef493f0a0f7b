/**
 * Selected rows, in a form whose size does not grow with the list. 'All' is a flag with exceptions, never a set of
 * every id. The ids in `some` may belong to rows that are not listed now; actions use only rows that are both selected
 * and listed, so no hidden row is changed.
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

/** Selects or deselects rows: one for a click, several for a Shift-click. */
export function withRows<Id>(selection: Selection<Id>, rows: Iterable<Id>, selected: boolean): Selection<Id> {
  const ids = new Set(selection.ids);
  const isNamed = selected === (selection.mode === 'some');
  for (const id of rows) {
    if (isNamed) ids.add(id);
    else ids.delete(id);
  }
  return { mode: selection.mode, ids };
}

/** Converts 'all' to explicit ids, which is required before the list changes. */
export function toExplicitSelection<Id>(selection: Selection<Id>, listed: Iterable<Id>): Selection<Id> {
  if (selection.mode === 'some') return selection;
  const ids = new Set<Id>();
  for (const id of listed) if (!selection.ids.has(id)) ids.add(id);
  return { mode: 'some', ids };
}

/** Returns the state of the select-all box for `selectedCount` of `rowCount` rows. */
export function selectAllState(selectedCount: number, rowCount: number): SelectAllState {
  if (selectedCount === 0 || rowCount === 0) return false;
  return selectedCount >= rowCount ? true : 'mixed';
}
