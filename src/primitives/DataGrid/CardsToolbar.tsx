import { useId } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { IconButton } from '@/primitives/Button';
import { Checkbox } from '@/primitives/Checkbox';
import { controlClass } from '@/primitives/Field';
import { ArrowDownIcon, ArrowUpIcon } from '@/primitives/icons';
import type { SelectAllState } from '@/domain/list/selection';
import type { GridColumn, GridSort } from './types';

interface CardsToolbarProps<Row, Key extends string> {
  columns: readonly GridColumn<Row, Key>[];
  sort: GridSort<Key> | null;
  onSortChange: ((sort: GridSort<Key> | null) => void) | undefined;
  selectAll: { state: SelectAllState; onChange: (selected: boolean) => void } | null;
}

/** What the table's head does, where there is no head: select all, and the order. */
export function CardsToolbar<Row, Key extends string>({
  columns,
  sort,
  onSortChange,
  selectAll,
}: CardsToolbarProps<Row, Key>) {
  const { t } = useI18n();
  const id = useId();
  const sortable = columns.filter(({ isSortable }) => isSortable);
  if (!selectAll && !onSortChange) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 pb-3">
      {selectAll && (
        <label className="-ml-2 flex min-h-11 shrink-0 items-center gap-1">
          <span className="grid size-11 place-items-center">
            <Checkbox
              checked={selectAll.state}
              onCheckedChange={() => selectAll.onChange(selectAll.state !== true)}
            />
          </span>
          {t('list.selectAll')}
        </label>
      )}
      {onSortChange && (
        <div className="flex min-w-40 flex-1 items-center gap-1">
          <label htmlFor={id} className="sr-only">
            {t('list.sortBy')}
          </label>
          <select
            id={id}
            value={sort?.key ?? ''}
            onChange={(event) => {
              const column = sortable.find(({ key }) => key === event.currentTarget.value);
              onSortChange(column ? { key: column.key, direction: sort?.direction ?? 'ascending' } : null);
            }}
            className={controlClass}
          >
            <option value="">{t('list.sortNone')}</option>
            {sortable.map(({ key, header }) => (
              <option key={key} value={key}>
                {header}
              </option>
            ))}
          </select>
          <IconButton
            label={t(sort?.direction === 'descending' ? 'list.sortDescending' : 'list.sortAscending')}
            icon={sort?.direction === 'descending' ? <ArrowDownIcon /> : <ArrowUpIcon />}
            disabled={!sort}
            onClick={() =>
              sort &&
              onSortChange({
                key: sort.key,
                direction: sort.direction === 'ascending' ? 'descending' : 'ascending',
              })
            }
          />
        </div>
      )}
    </div>
  );
}
