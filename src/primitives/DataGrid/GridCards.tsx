import { useRef } from 'react';
import { GridCard } from './GridCard';
import { isSelected } from '@/domain/list/selection';
import type { DataGridProps } from './types';
import { useRowSelection } from './useRowSelection';
import { partsOf, useVirtualRows } from './useVirtualRows';

/** Cards for narrow screens; the list scrolls with the page. */
export function GridCards<Row, Id extends string | number, Key extends string>({
  label,
  columns,
  rows,
  rowId,
  rowLabel,
  selection,
  rowMenu,
  firstRow = 0,
  onFirstRowChange,
  scrollKey,
}: DataGridProps<Row, Id, Key>) {
  const list = useRef<HTMLUListElement>(null);
  const choose = useRowSelection({ rows, rowId, selection });
  const virtual = useVirtualRows({
    body: list,
    scroller: null,
    rows,
    estimatedRowRem: 13,
    heights: 'own',
    stickyHeight: () => 0,
    pinnedRow: -1,
    firstRow,
    onFirstRowChange,
    scrollKey,
  });
  return (
    <ul
      ref={list}
      aria-label={label}
      // Safari drops the role of a list without bullets.
      role="list"
      className="scroll-mt-16"
      onClickCapture={choose.noteClick}
    >
      {partsOf(virtual, rows.length).map((part) => {
        if (part.kind === 'space') {
          return (
            <li
              key={part.id}
              aria-hidden="true"
              // Otherwise the browser anchors scrolling to this space and moves the page with each measured card.
              className="[overflow-anchor:none]"
              style={{ height: part.height }}
            />
          );
        }
        const row = rows.at(part.index);
        if (row === undefined) return null;
        const id = rowId(row);
        return (
          <GridCard
            key={id}
            row={row}
            index={part.index}
            count={rows.length}
            columns={columns}
            isSelected={selection ? isSelected(selection.value, id) : null}
            rowLabel={rowLabel}
            rowMenu={rowMenu}
            onToggle={choose.toggleByClick}
          />
        );
      })}
    </ul>
  );
}
