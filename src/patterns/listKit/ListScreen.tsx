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

// Show only after a click, and arrive with it.
const SortPanel = lazyPart(() => import('./SortPanel'));
const FilterPanel = lazyPart(() => import('./FilterPanel'));

/** One object for all rows, so that none draws its dots again. */
const menuFace = { kind: 'icon', icon: <MoreIcon /> } as const;

/** Actions menu of a row. */
export interface RowMenu {
  /** Names the menu, with the row's own name in it. */
  label: string;
  /** Its lines, top to bottom. */
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
  /** Accessible name of the table, where it is not the title. */
  label?: string;
  /** The list in one of its states, made by `toListParts`. */
  view: ListView<Row, Key, Values>;
  /** Callbacks of the person's actions, for the list's owner. */
  actions: ListActions<Key, Values> & Partial<SelectActions<Id>> & Partial<MoreActions>;
  /** From the left; the same object until they change. */
  columns: readonly GridColumn<Row, Key>[];
  /** Returns the ID of a row. */
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
  /** Actions on the selected rows. They follow search and filter, or with cards are in the footer of a selection. */
  tools?: ReactNode;
  /** Actions on the list. They follow `tools`, or with cards are in the filter's panel. */
  listTools?: ReactNode;
  /** Count and totals of what is listed, where there are more than how many rows it has; null where none are due. */
  footer?: ReactNode;
  /** Empty state in place of a list without rows. */
  empty: EmptyStateProps;
  /** Empty state when no row matches search and filter; its action is beside the reset. */
  noMatches: Pick<EmptyStateProps, 'title' | 'description' | 'action'>;
  /** The heads of the columns stay above an empty list (§2, D30, D34). */
  keepsHeaders?: boolean;
}

/** Any list of the portal (D9): search, filter, chips, the grid or what stands in its place, count and totals. */
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
  // A list that is loaded in part names the number of all rows: the box in the head does not show it.
  const selectAll = more && onSelectionChange && selectedCount > 0 && selectedCount < view.total && (
    <Button size="sm" isChange={false} onClick={() => onSelectionChange(allSelected())}>
      {t('list.selectAllOf', { count: number(view.total) })}
    </Button>
  );
  const chips = props.chips ?? chipsOf(fields, view.filter, i18n);
  const isLoading = view.status === 'loading';
  const { box, isNarrow } = useIsNarrow();
  const shownFooter = isNarrow ? cardsFooter(props, footer) : footer;
  const filterPanel = view.isFilterOpen && (props.filterPanel ?? <FieldPanel {...props} />);
  const refresh = props.canRefresh && (
    // Where the other tools lose their icons, so that one line holds them, this one is its icon alone.
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
      primaryAction={primaryAction}
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
        // Two elements: the skeleton's goes, rather than moving to where the rows end.
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

/** Count and totals below cards; while some are selected, what can be done with them. */
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
        />
      );
  }
}
