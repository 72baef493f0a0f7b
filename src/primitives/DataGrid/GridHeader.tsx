import { cx } from 'class-variance-authority';
import { useI18n } from '@/i18n/I18nProvider';
import { Checkbox } from '@/primitives/Checkbox';
import { ArrowDownIcon, ArrowUpIcon } from '@/primitives/icons';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';
import { columnVisibilityClass } from './GridColumns';
import type { SelectAllState } from '@/domain/list/selection';
import type { GridColumn, GridSort } from './types';

interface GridHeaderProps<Row, Key extends string> {
  columns: readonly GridColumn<Row, Key>[];
  sort: GridSort<Key> | null;
  onSortChange: ((sort: GridSort<Key> | null) => void) | undefined;
  /** `null` without selection. */
  selectAll: {
    state: SelectAllState;
    /** Number of all rows, if more are selected than shown. */
    total: number | undefined;
    onChange: (selected: boolean) => void;
  } | null;
  hasMenu: boolean;
  /** Column in the header that Tab enters; `null` if that is in a row. */
  activeColumn: number | null;
}

const cellClass = 'h-11 border-b border-border bg-sunken text-xs font-medium text-text-muted';

/** The second click reverses the order, the third restores the default. */
function nextSort<Key extends string>(sort: GridSort<Key> | null, key: Key): GridSort<Key> | null {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null;
}

/** Sticky table header with select-all and sort buttons. */
export function GridHeader<Row, Key extends string>({
  columns,
  sort,
  onSortChange,
  selectAll,
  hasMenu,
  activeColumn,
}: GridHeaderProps<Row, Key>) {
  const { t, number } = useI18n();
  const shift = selectAll ? 1 : 0;
  const tabIndexOf = (column: number) => (column === activeColumn ? 0 : -1);
  return (
    <thead className="sticky top-0 z-1">
      <tr aria-rowindex={1}>
        {selectAll && (
          <th scope="col" className={cx(cellClass, 'pl-1')}>
            <label className="grid size-7 place-items-center">
              <Checkbox
                aria-label={
                  selectAll.total === undefined
                    ? t('list.selectAll')
                    : t('list.selectAllOf', { count: number(selectAll.total) })
                }
                tabIndex={tabIndexOf(0)}
                checked={selectAll.state}
                onCheckedChange={() => selectAll.onChange(selectAll.state !== true)}
              />
            </label>
          </th>
        )}
        {columns.map((column, index) => {
          const direction = sort?.key === column.key ? sort.direction : undefined;
          const tabIndex = tabIndexOf(index + shift);
          const isEnd = column.align === 'end';
          return (
            <th
              key={column.key}
              scope="col"
              aria-sort={direction}
              tabIndex={column.isSortable && onSortChange ? undefined : tabIndex}
              className={cx(
                cellClass,
                'px-1 first:pl-4 -outline-offset-2',
                columnVisibilityClass(column),
                isEnd ? 'text-end' : 'text-start',
              )}
            >
              {column.isSortable && onSortChange ? (
                <button
                  type="button"
                  tabIndex={tabIndex}
                  onClick={() => onSortChange(nextSort(sort, column.key))}
                  className={cx(
                    'flex min-h-8 w-full items-center gap-1 rounded-sm hover:text-text',
                    isEnd ? 'flex-row-reverse text-end' : 'text-start',
                    direction && 'text-text',
                  )}
                >
                  <span className="min-w-0">{column.header}</span>
                  <SortMark direction={direction} />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
        {hasMenu && (
          <th
            scope="col"
            tabIndex={tabIndexOf(columns.length + shift)}
            className={cx(cellClass, 'sticky right-0 -outline-offset-2')}
          >
            <VisuallyHidden>{t('list.actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

function SortMark({ direction }: { direction: GridSort<string>['direction'] | undefined }) {
  if (direction === undefined) return null;
  const Arrow = direction === 'descending' ? ArrowDownIcon : ArrowUpIcon;
  return <Arrow className="size-3.5" />;
}
