import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** A cell of the grid; the header is row -1. */
export interface GridPlace {
  row: number;
  column: number;
}

export interface GridFocusOptions {
  table: RefObject<HTMLTableElement | null>;
  rowCount: number;
  columnCount: number;
  pageSize: () => number;
  /** Space selects this row, Shift with Space all rows from the last selected one. */
  onToggle: (row: number, isRange: boolean) => void;
  /** Shift with an arrow extends the selection. */
  onExtend: (row: number) => void;
  onSelectAll: () => void;
}

const widgetSelector = 'input, button, a[href]';

/**
 * Makes the grid a single tab stop. Tab enters the last visited cell, arrows move between cells, Home and End within
 * the row, Ctrl with them and Page Up/Down within the list. A cell with one control delegates focus to it.
 */
export function useGridFocus({
  table,
  rowCount,
  columnCount,
  pageSize,
  onToggle,
  onExtend,
  onSelectAll,
}: GridFocusOptions) {
  const [visited, setVisited] = useState<GridPlace>({ row: -1, column: 0 });
  const place = { ...visited, row: Math.min(visited.row, rowCount - 1) };

  const goTo = ({ row, column }: GridPlace) => {
    const next = { row, column: shownColumn(table.current, column, column < place.column) };
    // The row must be rendered before it can be focused; it may be thousands of rows away.
    flushSync(() => setVisited(next));
    const shown = table.current?.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${next.row + 2}"]`);
    const cell = shown?.cells[next.column];
    (cell?.querySelector<HTMLElement>(widgetSelector) ?? cell)?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  const destination = (event: KeyboardEvent): GridPlace | null => {
    const { row, column } = place;
    const isFar = event.ctrlKey || event.metaKey;
    const clampRow = (wanted: number) => Math.max(-1, Math.min(rowCount - 1, wanted));
    switch (event.key) {
      case 'ArrowDown':
        return { column, row: clampRow(row + 1) };
      case 'ArrowUp':
        return { column, row: clampRow(row - 1) };
      case 'ArrowRight':
        return { row, column: Math.min(columnCount - 1, column + 1) };
      case 'ArrowLeft':
        return { row, column: Math.max(0, column - 1) };
      case 'PageDown':
        return { column, row: clampRow(Math.max(0, row) + pageSize()) };
      case 'PageUp':
        return { column, row: clampRow(Math.max(0, row - pageSize())) };
      case 'Home':
        return isFar ? { column, row: clampRow(0) } : { row, column: 0 };
      case 'End':
        return isFar ? { column, row: rowCount - 1 } : { row, column: columnCount - 1 };
      default:
        return null;
    }
  };

  /** In the capture phase, so that a button's own keys (a menu opening on an arrow) do not take the grid's arrows. */
  const onKeyDownCapture = (event: KeyboardEvent<HTMLTableElement>) => {
    if (!isOwn(event)) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const isOnButton = event.target instanceof HTMLElement && event.target.matches('button, a');
    const next = event.altKey ? null : destination(event);
    const handled = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (next) {
      handled();
      goTo(next);
      if (event.shiftKey && next.row >= 0 && next.row !== place.row) onExtend(next.row);
    } else if (isCommand && event.code === 'KeyA') {
      handled();
      onSelectAll();
    } else if (event.key === ' ' && place.row >= 0 && !isOnButton) {
      handled();
      onToggle(place.row, event.shiftKey);
    } else if (event.key === 'Enter' && place.row >= 0 && !isOnButton) {
      const buttons =
        event.target instanceof HTMLElement && event.target.closest('tr')?.querySelectorAll('button');
      if (buttons) buttons[buttons.length - 1]?.click();
    }
  };

  /** Also on click: Safari does not focus a pressed button. */
  const visit = (event: FocusEvent<HTMLTableElement> | MouseEvent<HTMLTableElement>) => {
    if (!isOwn(event) || !(event.target instanceof HTMLElement)) return;
    const cell = event.target.closest<HTMLTableCellElement>('td, th');
    const row = Number(cell?.closest('tr')?.getAttribute('aria-rowindex')) - 2;
    if (cell && (row !== place.row || cell.cellIndex !== place.column)) {
      setVisited({ row, column: cell.cellIndex });
    }
  };

  return { place, gridEvents: { onKeyDownCapture, onFocus: visit, onClickCapture: visit } };
}

/** Returns the column, or the next visible one in that direction. */
function shownColumn(table: HTMLTableElement | null, column: number, goesBack: boolean): number {
  const heads = Array.from(table?.tHead?.rows[0]?.cells ?? []);
  const isShown = (at: number) => {
    const head = heads[at];
    return head !== undefined && getComputedStyle(head).display !== 'none';
  };
  const columns = heads.map((_, at) => at).filter(isShown);
  const before = columns.findLast((at) => at <= column);
  const after = columns.find((at) => at >= column);
  return (goesBack ? (before ?? after) : (after ?? before)) ?? column;
}

/** React events also bubble from portals, such as an open menu; those do not belong to the grid. */
function isOwn(event: { currentTarget: Element; target: EventTarget }): boolean {
  return event.target instanceof Node && event.currentTarget.contains(event.target);
}
