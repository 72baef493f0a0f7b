import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { EmptyState } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { ListPage } from '@/patterns/listKit/ListPage';
import { Button } from '@/primitives/Button';
import { Chip } from '@/primitives/Chip';
import { DataGrid } from '@/primitives/DataGrid/DataGrid';
import { DataGridSkeleton } from '@/primitives/DataGrid/DataGridSkeleton';
import type { GridColumn } from '@/primitives/DataGrid/types';
import { SearchIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { Skeleton } from '@/primitives/Skeleton';
import type { AdminCondition, AdminListActions, AdminListView } from './adminListTypes';
import { AdminToolbar, filterPanelId } from './AdminToolbar';

// Shows only after a click, and arrives with it.
const AdminFilterPanel = lazyPart(() => import('./AdminFilterPanel'));

export interface AdminListProps<Row extends { id: number }, Key extends string, Name extends string> {
  title: string;
  /** Accessible name of the table. */
  label: string;
  view: AdminListView<Row, Key, Name>;
  actions: AdminListActions<Key, Name>;
  columns: readonly GridColumn<Row, Key>[];
  conditions: readonly AdminCondition<Name>[];
  rowLabel: (row: Row) => string;
  rowMenu: (row: Row, tabIndex: 0 | -1 | undefined) => ReactNode;
  primaryAction?: ReactNode;
  summary?: ReactNode;
  /** Beside the count of what is listed. */
  total?: ReactNode;
  empty: { icon: ReactNode; title: string; description: string; action?: ReactNode };
  /** The dialog that is open, if any; it loads with its first opening. */
  overlay: ReactNode;
}

/** The one admin list that users, servers and payments are (§2): ListPage and DataGrid, as the customer's lists. */
export function AdminList<Row extends { id: number }, Key extends string, Name extends string>(
  props: AdminListProps<Row, Key, Name>,
) {
  const { view, actions, conditions } = props;
  const { t } = useI18n();
  const active = conditions.filter(({ name }) => view.filter[name] !== null);
  return (
    <ListPage
      title={props.title}
      primaryAction={props.primaryAction}
      summary={props.summary}
      toolbar={<AdminToolbar {...actions} view={view} conditionCount={active.length} />}
      panel={
        view.isFilterOpen && (
          <AdminFilterPanel
            id={filterPanelId}
            filter={view.filter}
            conditions={conditions}
            onFilterChange={
              // A lazy component forgets its type parameter; the names it hands back are those it was given.
              (name, value) => {
                const known = conditions.find((condition) => condition.name === name);
                if (known) actions.onFilterChange(known.name, value);
              }
            }
          />
        )
      }
      filters={
        active.length > 0 && (
          <>
            {active.map(({ name, label, options }) => (
              <Chip
                key={name}
                text={t('admin.list.chip', {
                  name: label,
                  value: options.find(({ value }) => value === view.filter[name])?.label ?? '',
                })}
                onRemove={() => actions.onFilterChange(name, null)}
              />
            ))}
            <Button intent="ghost" size="sm" onClick={actions.onFilterReset}>
              {t('admin.list.reset')}
            </Button>
          </>
        )
      }
      busyLabel={view.status === 'loading' ? t('common.loading') : undefined}
      footer={<Footer view={view} total={props.total} />}
      overlay={props.overlay}
    >
      <Body {...props} />
    </ListPage>
  );
}

function Footer({ view, total }: { view: AdminListView<unknown, string, string>; total: ReactNode }) {
  const { t, number } = useI18n();
  if (view.status === 'loading') return <Skeleton className="h-5 w-24" />;
  if (view.status !== 'ready') return null;
  return (
    <>
      <p className="text-text-muted figures">{t('admin.list.total', { count: number(view.rows.length) })}</p>
      {total}
    </>
  );
}

/** The grid, or what stands in its place. */
function Body<Row extends { id: number }, Key extends string, Name extends string>({
  label,
  view,
  actions,
  columns,
  rowLabel,
  rowMenu,
  empty,
}: AdminListProps<Row, Key, Name>) {
  const { t } = useI18n();
  switch (view.status) {
    case 'loading':
      return <DataGridSkeleton columns={columns} hasMenu />;
    case 'error':
      return <ErrorState description={t(`common.error.${view.reason}`)} onRetry={actions.onRefresh} />;
    case 'empty':
      return <EmptyState {...empty} />;
    case 'noMatches':
      return (
        <output className="block">
          <EmptyState
            icon={<SearchIcon />}
            title={t('admin.list.noMatches')}
            description={t('admin.list.noMatchesText')}
            action={<Button onClick={actions.onQueryReset}>{t('common.reset')}</Button>}
          />
        </output>
      );
    case 'ready':
      return (
        <DataGrid
          label={label}
          columns={columns}
          rows={view.rows}
          rowId={({ id }) => id}
          rowLabel={rowLabel}
          sort={view.sort}
          onSortChange={actions.onSortChange}
          rowMenu={rowMenu}
          firstRow={view.firstRow}
          onFirstRowChange={actions.onFirstRowChange}
          scrollKey={view.scrollKey}
        />
      );
  }
}
