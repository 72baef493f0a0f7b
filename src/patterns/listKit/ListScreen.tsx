import { useCallback, type ReactNode } from 'react';
import type { ConditionValues, ListFilter } from '@/domain/list/listRules';
import type { ListActions, ListView, MoreActions, SelectActions } from '@/domain/list/listView';
import { allSelected, noneSelected, type Selection } from '@/domain/list/selection';
import { useI18n } from '@/i18n/I18nProvider';
import { EmptyState, type EmptyStateProps } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { Button } from '@/primitives/Button';
import { Chip } from '@/primitives/Chip';
import { DataGrid } from '@/primitives/DataGrid/DataGrid';
import { DataGridSkeleton } from '@/primitives/DataGrid/DataGridSkeleton';
import type { GridColumn } from '@/primitives/DataGrid/types';
import { useIsNarrow } from '@/primitives/DataGrid/useIsNarrow';
import { MoreIcon, RefreshIcon, SearchIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { Menu } from '@/primitives/Menu';
import type { MenuItem } from '@/primitives/menuItem';
import { Skeleton } from '@/primitives/Skeleton';
import { EmptyTable } from './EmptyTable';
import { FilterButton } from './FilterButton';
import { chipsOf, type FilterChip, type FilterField } from './filterFields';
import { filterPanelId } from './filterPanelId';
import { ListCount } from './ListCount';
import { ListFooter } from './ListFooter';
import { ListPage, type ListPageProps } from './ListPage';
import { ListSearch } from './ListSearch';
import { LoadMore } from './LoadMore';
import { SelectionBar } from './SelectionBar';

// Loaded on click.
const SortPanel = lazyPart(() => import('./SortPanel'));
const FilterPanel = lazyPart(() => import('./FilterPanel'));

/** A constant, so that rows do not re-render. */
const menuFace = { kind: 'icon', icon: <MoreIcon /> } as const;

/** Actions menu of a row. */
export interface RowMenu {
  /** Accessible name of the menu, including the row's name. */
  label: string;
  /** Its lines, top to bottom. */
  items: readonly MenuItem[];
}

/** Slots of the list page that each list fills. */
type Slots = Pick<ListPageProps, 'title' | 'badge' | 'primaryAction' | 'summary' | 'overlay'>;

export interface ListScreenProps<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
> extends Slots {
  /** Accessible name of the table, if it differs from the title. */
  label?: string;
  /** The list in one of its states, made by `toListParts`. */
  view: ListView<Row, Key, Values>;
  /** Callbacks of the list. */
  actions: ListActions<Key, Values> & Partial<SelectActions<Id>> & Partial<MoreActions>;
  /** Notice about the listed rows. It comes with them, inside the list's box, so that nothing above moves. */
  notice?: ReactNode;
  /** From left to right; a stable object. */
  columns: readonly GridColumn<Row, Key>[];
  /** Returns the ID of a row. */
  rowId: (row: Row) => Id;
  /** Short name of the row, for its checkbox. */
  rowLabel: (row: Row) => string;
  /** Must be stable while its content is, because rows re-render with it. */
  rowMenu: (row: Row) => RowMenu;
  /** Selection among the listed rows; absent if rows cannot be selected. */
  selection?: { value: Selection<Id>; count: number } | null;
  /** Conditions of the filter; absent if the list has its own panel and chips. */
  fields?: readonly FilterField<Values>[];
  /** Chips for conditions that are not shown one by one. */
  chips?: readonly FilterChip<Values>[];
  /** Custom filter panel, if fields are not enough. It uses `filterPanelId`. */
  filterPanel?: ReactNode;
  /** Offers to reload the list; a failed list always does. */
  canRefresh?: boolean;
  /** Actions on the selection. After search and filter, or with cards in the selection's footer. */
  tools?: ReactNode;
  /** Actions on the list. After `tools`, or with cards in the filter panel. */
  listTools?: ReactNode;
  /** Count and totals of the list, if more than its number of rows; null for none. */
  footer?: ReactNode;
  /** Empty state of a list without rows; its action replaces `primaryAction`. */
  empty: EmptyStateProps;
  /** Empty state without matches; its action is next to the reset, and replaces `primaryAction`. */
  noMatches: Pick<EmptyStateProps, 'title' | 'description' | 'action'>;
  /** Keeps the column headers above an empty list (§2, D30, D34). */
  keepsHeaders?: boolean;
}

/** Screen of any list (D9): search, filter, chips, grid or replacement, count and totals. */
export function ListScreen<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
>(props: ListScreenProps<Row, Id, Key, Values>) {
  const { view, actions, fields = [], title, badge, primaryAction, summary, overlay } = props;
  const { footer = view.status === 'ready' && <ListCount count={view.total} /> } = props;
  const more = view.status === 'ready' && view.more !== 'none' && actions.onMoreLoad && (
    <LoadMore more={view.more} onMoreLoad={actions.onMoreLoad} />
  );
  const i18n = useI18n();
  const { t, number } = i18n;
  const { onSelectionChange } = actions;
  const selectedCount = props.selection?.count ?? 0;
  // A partly loaded list shows the total in words, because the header's checkbox does not.
  const selectAll = more && onSelectionChange && selectedCount > 0 && selectedCount < view.total && (
    <Button size="sm" isChange={false} onClick={() => onSelectionChange(allSelected())}>
      {t('list.selectAllOf', { count: number(view.total) })}
    </Button>
  );
  const chips = props.chips ?? chipsOf(fields, view.filter, i18n);
  const isLoading = view.status === 'loading';
  // A list without rows has one main action: that of the state which replaces them.
  const replacement =
    view.status === 'empty' ? props.empty : view.status === 'noMatches' ? props.noMatches : null;
  const { box, isNarrow } = useIsNarrow();
  const shownFooter = isNarrow ? cardsFooter(props, footer) : footer;
  const filterPanel = view.isFilterOpen && (props.filterPanel ?? <FieldPanel {...props} />);
  const refresh = props.canRefresh && (
    // Where the other tools lose their icons to fit one line, this one is only its icon.
    <Button
      icon={<RefreshIcon />}
      pending={view.isRefreshing}
      isChange={false}
      onClick={actions.onRefresh}
      className="snug:[&>svg]:block!"
    >
      <span className="snug:sr-only">{t('list.refresh')}</span>
    </Button>
  );
  return (
    <ListPage
      ref={box}
      title={title}
      badge={badge}
      primaryAction={replacement?.action === undefined && primaryAction}
      summary={summary}
      toolbar={
        <>
          <ListSearch value={view.search} isNarrow={isNarrow} onValueChange={actions.onSearchChange} />
          <FilterButton
            panelId={filterPanelId}
            isOpen={view.isFilterOpen}
            conditionCount={chips.length}
            hasSort={isNarrow}
            onToggle={actions.onFilterToggle}
          />
        </>
      }
      tools={
        <>
          {refresh}
          {props.tools}
          {!isNarrow && props.listTools}
        </>
      }
      panel={
        isNarrow && view.isFilterOpen ? (
          <div className="flex flex-col gap-4 rounded-card border border-border bg-surface p-4">
            <SortPanel
              columns={props.columns}
              sort={view.status === 'ready' ? view.sort : null}
              onSortChange={(sort) => {
                const column = props.columns.find(({ key }) => key === sort?.key);
                actions.onSortChange(column && sort ? { key: column.key, direction: sort.direction } : null);
              }}
            />
            {filterPanel}
            <div className="flex flex-wrap gap-2 *:flex-auto">
              {refresh}
              {props.listTools}
            </div>
          </div>
        ) : (
          filterPanel
        )
      }
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
      footer={
        // Two elements, so that the skeleton's footer is replaced instead of moved.
        isLoading ? (
          <ListFooter key="skeleton">
            <Skeleton className="h-5 w-24" />
          </ListFooter>
        ) : (
          (shownFooter || more) && (
            <ListFooter key="rows">
              {shownFooter}
              {selectAll}
              {more}
            </ListFooter>
          )
        )
      }
      overlay={overlay}
    >
      <ListScreenBody {...props} form={isNarrow ? 'cards' : 'table'} />
    </ListPage>
  );
}

/** Footer below cards: count and totals, or actions on the selection. */
function cardsFooter<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
>(
  { view, actions: { onSelectionChange }, selection, tools }: ListScreenProps<Row, Id, Key, Values>,
  footer: ReactNode,
): ReactNode {
  if (view.status !== 'ready' || !selection || selection.count === 0 || !onSelectionChange) return footer;
  return (
    <SelectionBar
      count={selection.count}
      of={view.total}
      onAllChange={(isSelected) => onSelectionChange(isSelected ? allSelected() : noneSelected())}
      summary={footer}
    >
      {tools}
    </SelectionBar>
  );
}

/** Returns cleared conditions. */
function nothingOf<Values>(filter: ListFilter<Values>): Partial<ListFilter<Values>> {
  return Object.fromEntries(Object.keys(filter).map((name) => [name, null])) as Partial<ListFilter<Values>>;
}

/** Panel of the fields. The lazy component loses its type parameter; the names are the given ones. */
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

/** The grid, or its replacement. */
function ListScreenBody<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
>({
  title,
  label = title,
  view,
  actions,
  columns,
  rowId,
  rowLabel,
  rowMenu,
  selection,
  empty,
  noMatches,
  keepsHeaders = false,
  notice,
  form,
}: ListScreenProps<Row, Id, Key, Values> & { form: 'table' | 'cards' }) {
  const { t } = useI18n();
  const onSelectionChange = actions.onSelectionChange;
  const drawMenu = useCallback(
    (row: Row, tabIndex: 0 | -1 | undefined) => (
      <Menu {...rowMenu(row)} face={menuFace} size="sm" tabIndex={tabIndex} />
    ),
    [rowMenu],
  );
  const inPlace = (content: ReactNode) =>
    keepsHeaders ? (
      <EmptyTable label={label} columns={columns}>
        {content}
      </EmptyTable>
    ) : (
      content
    );
  const withNotice = (content: ReactNode) => (
    <>
      {notice && <div className="shrink-0 pb-3 roomy:p-3">{notice}</div>}
      {content}
    </>
  );
  switch (view.status) {
    case 'loading':
      return <DataGridSkeleton columns={columns} hasSelection={selection !== undefined} hasMenu />;
    case 'error':
      return <ErrorState description={t(`common.error.${view.reason}`)} onRetry={actions.onRefresh} />;
    case 'empty':
      return inPlace(<EmptyState {...empty} />);
    case 'noMatches':
      return withNotice(
        inPlace(
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
        ),
      );
    case 'ready':
      return withNotice(
        <DataGrid
          form={form}
          label={label}
          columns={columns}
          rows={view.rows}
          rowId={rowId}
          rowLabel={rowLabel}
          sort={view.sort}
          onSortChange={actions.onSortChange}
          {...(selection && onSelectionChange
            ? {
                selection: {
                  value: selection.value,
                  count: selection.count,
                  onChange: onSelectionChange,
                  ...(view.more !== 'none' && { total: view.total }),
                },
              }
            : {})}
          rowMenu={drawMenu}
          firstRow={view.firstRow}
          onFirstRowChange={actions.onFirstRowChange}
          scrollKey={view.scrollKey}
        />,
      );
  }
}
