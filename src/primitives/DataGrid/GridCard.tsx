import { cx } from 'class-variance-authority';
import { memo, type ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { Checkbox } from '@/primitives/Checkbox';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';
import type { GridColumn } from './types';

export interface GridCardProps<Row> {
  row: Row;
  index: number;
  count: number;
  columns: readonly GridColumn<Row, string>[];
  /** `null` without selection. */
  isSelected: boolean | null;
  /** Short name of the row. */
  rowLabel: (row: Row) => string;
  rowMenu: ((row: Row, tabIndex: undefined) => ReactNode) | undefined;
  onToggle: (index: number) => void;
}

/** A card folds this many facts that a narrow table leaves out; fewer take no more room than the fold. */
const foldedFacts = 3;

function GridCardOf<Row>({
  row,
  index,
  count,
  columns,
  isSelected,
  rowLabel,
  rowMenu,
  onToggle,
}: GridCardProps<Row>) {
  const { t } = useI18n();
  const title = columns.find(({ part }) => part === 'title');
  const status = columns.find(({ part }) => part === 'status');
  const facts = columns.filter(({ part }) => part === undefined);
  const extra = facts.filter(({ room }) => room !== undefined);
  const folded = extra.length >= foldedFacts ? extra : [];
  const shown = facts.filter((column) => !folded.includes(column));
  return (
    <li data-row={index} aria-posinset={index + 1} aria-setsize={count} className="pb-3">
      <div
        className={cx(
          'rounded-card border border-border px-3 pt-1 pb-3',
          isSelected ? 'bg-selected' : 'bg-surface',
        )}
      >
        <div className="flex min-h-11 items-start gap-1">
          {isSelected !== null && (
            <label className="-ml-2 grid size-11 shrink-0 place-items-center">
              <Checkbox
                aria-label={t('list.selectRow', { row: rowLabel(row) })}
                checked={isSelected}
                onCheckedChange={() => onToggle(index)}
              />
            </label>
          )}
          {/* A long name takes the whole line, with the status below it. */}
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 py-3">
            <h2 className={cx('min-w-0 grow font-semibold [overflow-wrap:anywhere]', title?.className)}>
              {title?.cell(row)}
            </h2>
            <div className="flex max-w-full min-w-0">{status?.cell(row)}</div>
          </div>
          {rowMenu && <div className="-mr-2 shrink-0">{rowMenu(row, undefined)}</div>}
        </div>
        <Facts row={row} columns={shown} />
        {folded.length > 0 && (
          <details className="mt-1">
            <summary className="flex min-h-11 items-center text-sm text-link">
              {t('list.details')}
              <VisuallyHidden>{` ${rowLabel(row)}`}</VisuallyHidden>
            </summary>
            <Facts row={row} columns={folded} />
          </details>
        )}
      </div>
    </li>
  );
}

function Facts<Row>({ row, columns }: Pick<GridCardProps<Row>, 'row' | 'columns'>) {
  return (
    <dl className="grid grid-cols-[1.14fr_1fr] gap-x-3 gap-y-2">
      {columns.map((column) => (
        <div key={column.key} className="min-w-0">
          <dt className="text-xs text-text-muted">{column.header}</dt>
          <dd className={cx('text-sm [overflow-wrap:anywhere]', column.className)}>{column.cell(row)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A row as a card with the same data, checkbox and menu. */
export const GridCard = memo(GridCardOf) as typeof GridCardOf;
