import { useCallback, type ReactNode } from 'react';
import type { ConditionValues, ListFilter } from '@/domain/list/listRules';
import type { ListActions, ListView, SelectActions } from '@/domain/list/listView';
import type { Selection } from '@/domain/list/selection';
import { useI18n } from '@/i18n/I18nProvider';
import { EmptyState, type EmptyStateProps } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { Button } from '@/primitives/Button';
import { Chip } from '@/primitives/Chip';
import { DataGrid } from '@/primitives/DataGrid/DataGrid';
import { DataGridSkeleton } from '@/primitives/DataGrid/DataGridSkeleton';
import type { GridColumn } from '@/primitives/DataGrid/types';
import { MoreIcon, RefreshIcon, SearchIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { Menu, type MenuItem } from '@/primitives/Menu';
import { Skeleton } from '@/primitives/Skeleton';
import { EmptyTable } from './EmptyTable';
import { FilterButton } from './FilterButton';
import { chipsOf, type FilterChip, type FilterField } from './filterFields';
import { filterPanelId } from './filterPanelId';
import { ListPage, type ListPageProps } from './ListPage';
import { ListSearch } from './ListSearch';

// Shows only after a click, and arrives with it.
const FilterPanel = lazyPart(() => import('./FilterPanel'));

/** One object for all rows, so that none draws its dots again. */
const menuFace = { kind: 'icon', icon: <MoreIcon /> } as const;

/** What can be done with a row. */
export interface RowMenu {
  label: string;
  items: readonly MenuItem[];
}

/** The slots of a list's page that its instance fills. */
type Slots = Pick<ListPageProps, 'title' | 'badge' | 'primaryAction' | 'summary' | 'overlay'>;

export interface ListScreenProps<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
> extends Slots {
  /** Accessible name of the table. */
  label: string;
  view: ListView<Row, Key, Values>;
  actions: ListActions<Key, Values> & Partial<SelectActions<Id>>;
  columns: readonly GridColumn<Row, Key>[];
  rowId: (row: Row) => Id;
  /** The row in a few words, for its checkbox. */
  rowLabel: (row: Row) => string;
  /** The same function until what it shows changes: a row renders again only when something about it does. */
  rowMenu: (row: Row) => RowMenu;
  /** The selected among the listed rows; absent where rows cannot be selected. */
  selection?: { value: Selection<Id>; count: number } | null;
  /** The filter's conditions; none where panel and chips are the list's own. */
  fields?: readonly FilterField<Values>[];
  /** Chips of a filter whose conditions are not told one by one. */
  chips?: readonly FilterChip<Values>[];
  /** A panel of one's own, where fields alone do not say it. It takes `filterPanelId`. */
  filterPanel?: ReactNode;
  /** Offers to read the list once more; a list that could not be read always does. */
  canRefresh?: boolean;
  /** What can be done with the list or the selected rows, behind search and filter. */
  tools?: ReactNode;
  /** Count and totals of what is listed; null where none are due. */
  footer?: ReactNode;
  /** What stands in the place of a list without rows. */
  empty: EmptyStateProps;
  /** What stands there when search and filter let nothing through; its action beside the reset. */
  noMatches: Pick<EmptyStateProps, 'title' | 'description' | 'action'>;
  /** The heads of the columns stay above an empty list (§2, D30). */
  keepsHeads?: boolean;
}

/** Any list of the portal (D9): search, filter, chips, the grid or what stands in its place, count and totals. */
export function ListScreen<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
>(props: ListScreenProps<Row, Id, Key, Values>) {
  const { view, actions, fields = [], title, badge, primaryAction, summary, overlay } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const chips = props.chips ?? chipsOf(fields, view.filter, i18n);
  const isLoading = view.status === 'loading';
  return (
    <ListPage
      title={title}
      badge={badge}
      primaryAction={primaryAction}
      summary={summary}
      toolbar={
        <>
          <ListSearch value={view.search} onValueChange={actions.onSearchChange} />
          <FilterButton
            panelId={filterPanelId}
            isOpen={view.isFilterOpen}
            conditionCount={chips.length}
            onToggle={actions.onFilterToggle}
          />
          {props.canRefresh && (
            <Button icon={<RefreshIcon />} pending={view.isRefreshing} onClick={actions.onRefresh}>
              {t('list.refresh')}
            </Button>
          )}
          {props.tools}
        </>
      }
      panel={view.isFilterOpen && (props.filterPanel ?? <FieldPanel {...props} />)}
      filters={
        chips.length > 0 && (
          <>
            {chips.map(({ key, text, lift }) => (
              <Chip key={key} text={text} onRemove={() => actions.onFilterChange(lift)} />
            ))}
            <Button intent="ghost" size="sm" onClick={() => actions.onFilterChange(nothingOf(view.filter))}>
              {t('list.reset')}
            </Button>
          </>
        )
      }
      busyLabel={isLoading || view.isRefreshing ? t('common.loading') : undefined}
      footer={isLoading ? <Skeleton className="h-5 w-24" /> : props.footer}
      overlay={overlay}
    >
      <ListScreenBody {...props} />
    </ListPage>
  );
}

/** The same conditions, asking for nothing. */
function nothingOf<Values>(filter: ListFilter<Values>): Partial<ListFilter<Values>> {
  return Object.fromEntries(Object.keys(filter).map((name) => [name, null])) as Partial<ListFilter<Values>>;
}

/** The panel of the fields. A lazy component forgets its type parameter; the names it hands back are those it was given. */
function FieldPanel<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
>({ view, fields = [], actions }: ListScreenProps<Row, Id, Key, Values>) {
  return (
    <FilterPanel
      filter={view.filter}
      fields={fields as unknown as readonly FilterField<Record<string, string>>[]}
      onFilterChange={(change) => actions.onFilterChange(change as Partial<ListFilter<Values>>)}
    />
  );
}

/** The grid, or what stands in its place. */
function ListScreenBody<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
>({
  label,
  view,
  actions,
  columns,
  rowId,
  rowLabel,
  rowMenu,
  selection,
  empty,
  noMatches,
  keepsHeads = false,
}: ListScreenProps<Row, Id, Key, Values>) {
  const { t } = useI18n();
  const onSelectionChange = actions.onSelectionChange;
  const drawMenu = useCallback(
    (row: Row, tabIndex: 0 | -1 | undefined) => (
      <Menu {...rowMenu(row)} face={menuFace} size="sm" tabIndex={tabIndex} />
    ),
    [rowMenu],
  );
  const inPlace = (content: ReactNode) =>
    keepsHeads ? (
      <EmptyTable label={label} columns={columns}>
        {content}
      </EmptyTable>
    ) : (
      content
    );
  switch (view.status) {
    case 'loading':
      return <DataGridSkeleton columns={columns} hasSelection={selection !== undefined} hasMenu />;
    case 'error':
      return <ErrorState description={t(`common.error.${view.reason}`)} onRetry={actions.onRefresh} />;
    case 'empty':
      return inPlace(<EmptyState {...empty} />);
    case 'noMatches':
      return inPlace(
        <output className="block">
          <EmptyState
            icon={<SearchIcon />}
            {...noMatches}
            action={
              <>
                <Button onClick={actions.onQueryReset}>{t('common.reset')}</Button>
                {noMatches.action}
              </>
            }
          />
        </output>,
      );
    case 'ready':
      return (
        <DataGrid
          label={label}
          columns={columns}
          rows={view.rows}
          rowId={rowId}
          rowLabel={rowLabel}
          sort={view.sort}
          onSortChange={actions.onSortChange}
          {...(selection && onSelectionChange
            ? { selection: { ...selection, onChange: onSelectionChange } }
            : {})}
          rowMenu={drawMenu}
          firstRow={view.firstRow}
          onFirstRowChange={actions.onFirstRowChange}
          scrollKey={view.scrollKey}
        />
      );
  }
}
