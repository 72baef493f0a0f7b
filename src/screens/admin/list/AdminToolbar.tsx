import { FilterButton } from '@/patterns/listKit/FilterButton';
import { ListSearch } from '@/patterns/listKit/ListSearch';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { RefreshIcon } from '@/primitives/icons';
import type { AdminListActions, AdminListView } from './adminListTypes';

export const filterPanelId = 'admin-filter';

interface AdminToolbarProps<Key extends string, Name extends string> extends AdminListActions<Key, Name> {
  view: AdminListView<unknown, Key, Name>;
  conditionCount: number;
}

/** Search, Filter (§2), and the list once more. */
export function AdminToolbar<Key extends string, Name extends string>({
  view,
  conditionCount,
  ...actions
}: AdminToolbarProps<Key, Name>) {
  const { t } = useI18n();
  return (
    <>
      <ListSearch value={view.search} onValueChange={actions.onSearchChange} />
      <FilterButton
        panelId={filterPanelId}
        isOpen={view.isFilterOpen}
        conditionCount={conditionCount}
        onToggle={actions.onFilterToggle}
      />
      <Button icon={<RefreshIcon />} pending={view.isRefreshing} onClick={actions.onRefresh}>
        {t('admin.list.refresh')}
      </Button>
    </>
  );
}
