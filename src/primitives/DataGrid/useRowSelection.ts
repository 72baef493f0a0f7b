import { useLayoutEffect, useMemo, useRef } from 'react';
import { allSelected, isSelected, noneSelected, selectAllState, withRows } from '@/domain/list/selection';
import type { GridSelection, RowSource } from './types';

interface RowSelectionOptions<Row, Id> {
  rows: RowSource<Row>;
  rowId: (row: Row) => Id;
  selection: GridSelection<Id> | undefined;
}

/** Converts clicks and keys to selections. Its functions are stable, so that rows do not re-render. */
export function useRowSelection<Row, Id>(options: RowSelectionOptions<Row, Id>) {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const anchor = useRef<number | null>(null);
  /** Whether Shift was down in the current click, which a checkbox's change event does not contain. */
  const isShiftDown = useRef(false);

  const actions = useMemo(() => {
    const setRun = (from: number, to: number, selected: boolean) => {
      const { rows, rowId, selection } = latest.current;
      if (!selection) return;
      const ids: Id[] = [];
      for (let index = Math.min(from, to); index <= Math.max(from, to); index += 1) {
        const row = rows.at(index);
        if (row !== undefined) ids.push(rowId(row));
      }
      selection.onChange(withRows(selection.value, ids, selected));
    };
    return {
      toggle(index: number, isRange: boolean) {
        const { rows, rowId, selection } = latest.current;
        const row = rows.at(index);
        if (row === undefined || !selection) return;
        const from = isRange ? (anchor.current ?? index) : index;
        setRun(from, index, !isSelected(selection.value, rowId(row)));
        anchor.current = index;
      },
      /** Extends the selection from its anchor to here. */
      extend(index: number) {
        anchor.current ??= index;
        setRun(anchor.current, index, true);
      },
      setAll(selected: boolean) {
        latest.current.selection?.onChange(selected ? allSelected() : noneSelected());
      },
      noteClick(event: { shiftKey: boolean }) {
        isShiftDown.current = event.shiftKey;
      },
      toggleByClick(index: number) {
        actions.toggle(index, isShiftDown.current);
      },
    };
  }, []);

  const { selection, rows } = options;
  return { ...actions, allState: selectAllState(selection?.count ?? 0, selection?.total ?? rows.length) };
}
