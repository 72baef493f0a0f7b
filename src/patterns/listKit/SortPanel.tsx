import { useI18n } from '@/i18n/I18nProvider';
import { IconButton } from '@/primitives/Button';
import type { GridColumn, GridSort } from '@/primitives/DataGrid/types';
import { ArrowDownIcon, ArrowUpIcon } from '@/primitives/icons';
import { SelectField } from '@/primitives/SelectField';

interface SortPanelProps {
  columns: readonly Pick<GridColumn<never, string>, 'key' | 'header' | 'isSortable'>[];
  sort: GridSort<string> | null;
  onSortChange: (sort: GridSort<string> | null) => void;
}

/** Value of the default order, because the select uses the empty string for 'nothing chosen'. */
const ownOrder = '*';

/** Sort order of cards, which have no headers (D9). Loaded when first opened. */
export default function SortPanel({ columns, sort, onSortChange }: SortPanelProps) {
  const { t } = useI18n();
  const isDescending = sort?.direction === 'descending';
  return (
    <div className="flex items-end gap-2">
      <SelectField
        className="flex-1"
        label={t('list.sortBy')}
        value={sort?.key ?? ownOrder}
        options={[
          { value: ownOrder, label: t('list.sortNone') },
          ...columns.flatMap(({ key, header, isSortable }) =>
            isSortable ? [{ value: key, label: header }] : [],
          ),
        ]}
        onValueChange={(key) =>
          onSortChange(key === ownOrder ? null : { key, direction: sort?.direction ?? 'ascending' })
        }
      />
      <IconButton
        intent="secondary"
        label={t(isDescending ? 'list.sortDescending' : 'list.sortAscending')}
        icon={isDescending ? <ArrowDownIcon /> : <ArrowUpIcon />}
        disabled={!sort}
        onClick={() =>
          sort && onSortChange({ key: sort.key, direction: isDescending ? 'ascending' : 'descending' })
        }
      />
    </div>
  );
}
