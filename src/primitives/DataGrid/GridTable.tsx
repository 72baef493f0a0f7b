import { useRef, useState } from 'react';
import { GridHeader } from './GridHeader';
import { GridColumns, tableClass } from './GridColumns';
import { GridRow } from './GridRow';
import { RowSlots } from './RowSlots';
import { isSelected } from '@/domain/list/selection';
import type { DataGridProps } from './types';
import { useCutText } from './useCutText';
import { useGridFocus } from './useGridFocus';
import { useRowSelection } from './useRowSelection';
import { partsOf, useVirtualRows } from './useVirtualRows';

/** The table: a native table with grid keyboard, in its own scroller for a sticky header. */
export function GridTable<Row, Id extends string | number, Key extends string>({
  label,
  columns,
  rows,
  rowId,
  rowLabel,
  sort = null,
  onSortChange,
  selection,
  rowMenu,
  firstRow = 0,
  onFirstRowChange,
  scrollKey,
}: DataGridProps<Row, Id, Key>) {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [slots] = useState(() => new RowSlots<Id>());
  const choose = useRowSelection({ rows, rowId, selection });
  const shape = { columns, hasSelection: selection !== undefined, hasMenu: rowMenu !== undefined };
  const columnCount = columns.length + Number(shape.hasSelection) + Number(shape.hasMenu);
  const { place, gridEvents } = useGridFocus({
    table,
    rowCount: rows.length,
    columnCount,
    pageSize: () => virtual.pageSize(),
    onToggle: choose.toggle,
    onExtend: choose.extend,
    onSelectAll: () => choose.setAll(true),
  });
  const virtual = useVirtualRows({
    body,
    scroller,
    rows,
    estimatedRowRem: 3.25,
    heights: 'equal',
    stickyHeight: () => table.current?.tHead?.offsetHeight ?? 0,
    pinnedRow: place.row,
    firstRow,
    onFirstRowChange,
    scrollKey,
  });
  const activeRow = rows.at(Math.max(0, place.row));
  const keys = slots.assign(
    virtual.indexes.flatMap((index) => rows.at(index) ?? []).map(rowId),
    place.row >= 0 && activeRow !== undefined ? rowId(activeRow) : undefined,
  );
  const cutText = useCutText();
  return (
    <div
      ref={scroller}
      {...cutText.events}
      className="isolate min-h-0 scroll-pt-11 overflow-auto [scrollbar-width:thin] print:overflow-visible"
    >
      {cutText.tooltip}
      <table
        ref={table}
        // It has a grid's keyboard.
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-multiselectable={selection ? true : undefined}
        {...gridEvents}
        onClickCapture={(event) => {
          choose.noteClick(event);
          gridEvents.onClickCapture(event);
        }}
        className={tableClass}
      >
        <GridColumns {...shape} />
        <GridHeader
          columns={columns}
          sort={sort}
          onSortChange={onSortChange}
          selectAll={
            selection ? { state: choose.allState, total: selection.total, onChange: choose.setAll } : null
          }
          hasMenu={shape.hasMenu}
          activeColumn={place.row === -1 ? place.column : null}
        />
        <tbody ref={body}>
          {partsOf(virtual, rows.length).map((part) => {
            if (part.kind === 'space') {
              return (
                <tr key={part.id} aria-hidden="true">
                  <td colSpan={columnCount} style={{ height: part.height }} />
                </tr>
              );
            }
            const row = rows.at(part.index);
            if (row === undefined) return null;
            const id = rowId(row);
            return (
              <GridRow
                key={keys.get(id) ?? id}
                row={row}
                index={part.index}
                columns={columns}
                isSelected={selection ? isSelected(selection.value, id) : null}
                rowLabel={rowLabel}
                activeColumn={place.row === part.index ? place.column : null}
                isClamped={virtual.isWindowed}
                rowMenu={rowMenu}
                onToggle={choose.toggleByClick}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
