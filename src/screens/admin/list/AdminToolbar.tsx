import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { FilterIcon, RefreshIcon } from '@/primitives/icons';
import { SearchField } from '@/primitives/SearchField';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';
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
      <SearchField
        value={view.search}
        onValueChange={actions.onSearchChange}
        className="w-full md:max-w-80 md:min-w-48 md:flex-1"
      />
      <Button
        icon={<FilterIcon />}
        aria-expanded={view.isFilterOpen}
        aria-controls={view.isFilterOpen ? filterPanelId : undefined}
        onClick={actions.onFilterToggle}
      >
        {t('admin.list.filter')}
        {conditionCount > 0 && (
          <span className="grid min-w-5 place-items-center rounded-full bg-action px-1 text-xs text-on-action figures">
            <span aria-hidden="true">{conditionCount}</span>
            <VisuallyHidden>{t('admin.list.filterActive', { count: conditionCount })}</VisuallyHidden>
          </span>
        )}
      </Button>
      <Button icon={<RefreshIcon />} pending={view.isRefreshing} onClick={actions.onRefresh}>
        {t('admin.list.refresh')}
      </Button>
    </>
  );
}
