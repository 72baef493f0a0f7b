import { useCallback, useMemo } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { EmptyState } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { ListPage } from '@/patterns/listKit/ListPage';
import { Badge } from '@/primitives/Badge';
import { Button, ButtonLink } from '@/primitives/Button';
import { DataGrid } from '@/primitives/DataGrid/DataGrid';
import { DataGridSkeleton } from '@/primitives/DataGrid/DataGridSkeleton';
import { BoxIcon, MessageIcon, MoreIcon, PlusIcon, SearchIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { Menu, type MenuItem } from '@/primitives/Menu';
import { Skeleton } from '@/primitives/Skeleton';
import { ticketColumns } from './ticketColumns';
import { activeConditions } from './ticketConditions';
import { TicketFilterChips } from './TicketFilterChips';
import { filterPanelId, TicketListToolbar } from './TicketListToolbar';
import type { TicketListScreenProps, TicketListView, TicketRow } from './ticketListTypes';

const menuFace = { kind: 'icon', icon: <MoreIcon /> } as const;

// Shows only after a click, and arrives with it.
const TicketFilterPanel = lazyPart(() => import('./TicketFilterPanel'));

/** The customer's questions to support (§2 'Support tickets'). */
export function TicketListScreen(props: TicketListScreenProps) {
  const { view, onFilterChange } = props;
  const { t } = useI18n();
  const conditions = activeConditions(view.filter);
  return (
    <ListPage
      title={t('support.title')}
      badge={
        view.status === 'loading' ? (
          <Skeleton className="h-6 w-44 rounded-full" />
        ) : (
          <QueueBadge count={view.queueCount} />
        )
      }
      primaryAction={
        <ButtonLink intent="primary" icon={<PlusIcon />} href={view.createHref}>
          {t('support.add')}
        </ButtonLink>
      }
      toolbar={<TicketListToolbar {...props} />}
      panel={
        view.isFilterOpen && (
          <TicketFilterPanel id={filterPanelId} filter={view.filter} onFilterChange={onFilterChange} />
        )
      }
      filters={
        conditions.length > 0 && (
          <TicketFilterChips filter={view.filter} conditions={conditions} onFilterChange={onFilterChange} />
        )
      }
      busyLabel={view.status === 'loading' ? t('common.loading') : undefined}
      footer={(view.status === 'ready' || view.status === 'loading') && <TicketListFooter view={view} />}
    >
      <TicketListBody {...props} />
    </ListPage>
  );
}

/** 'Ticket queue is empty', or how many wait (§2). */
function QueueBadge({ count }: { count: number | null }) {
  const { t } = useI18n();
  if (count === null) return null;
  return count === 0 ? (
    <Badge tone="neutral">{t('support.queue.empty')}</Badge>
  ) : (
    <Badge tone="info">{t('support.queue.count', { count })}</Badge>
  );
}

function TicketListFooter({ view }: { view: TicketListView }) {
  const { t, number } = useI18n();
  if (view.status !== 'ready') return <Skeleton className="h-5 w-24" />;
  return (
    <p className="text-text-muted figures">
      {t('support.total', { count: number(view.rows.length) })}
      {view.selection.count > 0 && (
        <span className="ml-4 font-medium text-text">
          {t('support.selected', { count: number(view.selection.count) })}
        </span>
      )}
    </p>
  );
}

/** The grid, or what stands in its place. */
function TicketListBody(props: TicketListScreenProps) {
  const { view, onTicketMove } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const columns = useMemo(() => ticketColumns(i18n, view.now), [i18n, view.now]);
  const rowLabel = useCallback(({ id, subject }: TicketRow) => t('support.rowLabel', { id, subject }), [t]);
  const rowMenu = useCallback(
    (row: TicketRow, tabIndex: 0 | -1 | undefined) => {
      const items: readonly MenuItem[] = [
        { kind: 'link', id: 'open', label: t('support.open'), icon: <MessageIcon />, href: row.href },
        {
          kind: 'action',
          id: 'move',
          label: t(row.isArchived ? 'support.restore' : 'support.archive'),
          icon: <BoxIcon />,
          onSelect: () => onTicketMove(row),
        },
      ];
      return (
        <Menu
          label={t('support.menu', { id: row.id })}
          face={menuFace}
          size="sm"
          tabIndex={tabIndex}
          items={items}
        />
      );
    },
    [t, onTicketMove],
  );
  switch (view.status) {
    case 'loading':
      return <DataGridSkeleton columns={columns} hasSelection hasMenu />;
    case 'error':
      return <ErrorState description={t(`common.error.${view.reason}`)} onRetry={props.onRetry} />;
    case 'empty':
      return <EmptyQueue {...props} view={view} />;
    case 'noMatches':
      return (
        <output className="block">
          <EmptyState
            icon={<SearchIcon />}
            title={t('support.noMatches.title')}
            description={t('support.noMatches.description')}
            action={<Button onClick={props.onQueryReset}>{t('common.reset')}</Button>}
          />
        </output>
      );
    case 'ready':
      return (
        <DataGrid
          label={t('support.table')}
          columns={columns}
          rows={view.rows}
          rowId={({ id }) => id}
          rowLabel={rowLabel}
          sort={view.sort}
          onSortChange={props.onSortChange}
          selection={{ ...view.selection, onChange: props.onSelectionChange }}
          rowMenu={rowMenu}
          scrollKey={view.scrollKey}
        />
      );
  }
}

/** Nothing to list: nothing was ever asked, or everything is in the archive. */
function EmptyQueue({
  view,
  onFilterChange,
}: TicketListScreenProps & { view: Extract<TicketListView, { status: 'empty' }> }) {
  const { t } = useI18n();
  const { archivedCount } = view;
  return (
    <EmptyState
      icon={<MessageIcon />}
      title={t(archivedCount > 0 ? 'support.queue.empty' : 'support.empty.title')}
      description={t(archivedCount > 0 ? 'support.empty.archived' : 'support.empty.description')}
      action={
        <>
          <ButtonLink intent="primary" href={view.createHref}>
            {t('support.add')}
          </ButtonLink>
          {archivedCount > 0 && (
            <Button onClick={() => onFilterChange({ isArchived: true })}>
              {t('support.empty.showArchive', { count: archivedCount })}
            </Button>
          )}
        </>
      }
    />
  );
}
