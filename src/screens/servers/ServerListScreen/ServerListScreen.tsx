import { useCallback, useMemo } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { EmptyState } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { ListPage } from '@/patterns/ListPage';
import { Button, ButtonLink } from '@/primitives/Button';
import { DataGrid } from '@/primitives/DataGrid/DataGrid';
import { DataGridSkeleton } from '@/primitives/DataGrid/DataGridSkeleton';
import { MoreIcon, PlusIcon, SearchIcon, ServerIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { Menu } from '@/primitives/Menu';
import { activeConditions } from './serverConditions';
import { serverColumns } from './serverColumns';
import { ServerFilterChips } from './ServerFilterChips';
import { ServerListFooter } from './ServerListFooter';
import { filterPanelId, ServerListToolbar } from './ServerListToolbar';
import type { ServerListScreenProps, ServerRow } from './serverListTypes';
import { serverMenuItems } from './serverMenuItems';

/** One object for all rows, so that none draws its dots again. */
const menuFace = { kind: 'icon', icon: <MoreIcon /> } as const;

// What shows only after a click arrives with it.
const ServerFilterPanel = lazyPart(() => import('./ServerFilterPanel'));
const ServerListDialogs = lazyPart(() => import('./ServerListDialogs'));

/** The customer's servers (§2 'Server management', D7, D8, D9). */
export function ServerListScreen(props: ServerListScreenProps) {
  const { view, onFilterChange } = props;
  const { t } = useI18n();
  const conditions = activeConditions(view.filter);
  const isListed = view.status === 'ready' || view.status === 'noMatches';
  return (
    <ListPage
      title={t('servers.title')}
      primaryAction={
        <ButtonLink intent="primary" icon={<PlusIcon />} href={view.orderHref}>
          {t('servers.order')}
        </ButtonLink>
      }
      toolbar={<ServerListToolbar {...props} />}
      panel={
        view.isFilterOpen &&
        isListed && (
          <ServerFilterPanel
            id={filterPanelId}
            filter={view.filter}
            options={view.options}
            onFilterChange={onFilterChange}
          />
        )
      }
      filters={
        conditions.length > 0 && (
          <ServerFilterChips filter={view.filter} conditions={conditions} onFilterChange={onFilterChange} />
        )
      }
      busyLabel={view.status === 'loading' || view.isRefreshing ? t('common.loading') : undefined}
      footer={(isListed || view.status === 'loading') && <ServerListFooter view={view} />}
      overlay={view.overlay.kind !== 'none' && <ServerListDialogs {...props} overlay={view.overlay} />}
    >
      <ServerListBody {...props} />
    </ListPage>
  );
}

/** The grid, or what stands in its place. */
function ServerListBody(props: ServerListScreenProps) {
  const { view, onServerReboot, onDetailsOpen } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const columns = useMemo(() => serverColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ id, domain }: ServerRow) => t('servers.rowLabel', { id, domain }), [t]);
  // Kept for as long as they mean the same: a row renders again only when something about it changes.
  const rowMenu = useCallback(
    (row: ServerRow, tabIndex: 0 | -1 | undefined) => (
      <Menu
        label={t('servers.menu', { id: row.id })}
        face={menuFace}
        size="sm"
        tabIndex={tabIndex}
        items={serverMenuItems(row, t, { onServerReboot, onDetailsOpen })}
      />
    ),
    [t, onServerReboot, onDetailsOpen],
  );
  switch (view.status) {
    case 'loading':
      return <DataGridSkeleton columns={columns} hasSelection hasMenu />;
    case 'error':
      return <ErrorState description={t(`common.error.${view.reason}`)} onRetry={props.onRefresh} />;
    case 'empty':
      return (
        <EmptyState
          icon={<ServerIcon />}
          title={t('servers.empty.title')}
          description={t('servers.empty.description')}
          action={
            <ButtonLink intent="primary" href={view.orderHref}>
              {t('servers.order')}
            </ButtonLink>
          }
        />
      );
    case 'noMatches':
      return (
        <output className="block">
          <EmptyState
            icon={<SearchIcon />}
            title={t('servers.noMatches.title')}
            description={t('servers.noMatches.description')}
            action={<Button onClick={props.onQueryReset}>{t('common.reset')}</Button>}
          />
        </output>
      );
    case 'ready':
      return (
        <DataGrid
          label={t('servers.table')}
          columns={columns}
          rows={view.rows}
          rowId={({ id }) => id}
          rowLabel={rowLabel}
          sort={view.sort}
          onSortChange={props.onSortChange}
          selection={{ ...view.selection, onChange: props.onSelectionChange }}
          rowMenu={rowMenu}
          firstRow={view.firstRow}
          onFirstRowChange={props.onFirstRowChange}
          scrollKey={view.scrollKey}
        />
      );
  }
}
