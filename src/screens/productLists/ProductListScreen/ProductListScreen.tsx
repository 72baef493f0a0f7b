import { useI18n } from '@/i18n/I18nProvider';
import type { PlainMessageKey } from '@/i18n/translator';
import { EmptyState } from '@/patterns/EmptyState';
import { ListPage } from '@/patterns/listKit/ListPage';
import { Button, ButtonLink } from '@/primitives/Button';
import { CpuIcon, DatabaseIcon, PlusIcon, SearchIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { filterPanelId, ProductListToolbar } from './ProductListToolbar';
import type { ProductListScreenProps } from './productListTypes';

const ProductFilterPanel = lazyPart(() => import('./ProductFilterPanel'));

/** The columns of §2, which names them for Hi-CPU; a Storage server is the same with a larger disk. */
const columns: readonly PlainMessageKey[] = [
  'productLists.column.id',
  'servers.column.ip',
  'servers.column.os',
  'servers.column.tariff',
  'servers.column.endDate',
  'servers.column.status',
  'servers.column.price',
];

/** Hi-CPU and Storage servers, of which the customer has none yet (§2 'Empty lists'). */
export function ProductListScreen(props: ProductListScreenProps) {
  const { view } = props;
  const { t, number } = useI18n();
  return (
    <ListPage
      title={t(view.title)}
      primaryAction={
        <ButtonLink intent="primary" icon={<PlusIcon />} href={view.orderHref}>
          {t('servers.order')}
        </ButtonLink>
      }
      toolbar={<ProductListToolbar {...props} />}
      panel={
        view.isFilterOpen && (
          <ProductFilterPanel id={filterPanelId} filter={view.filter} onFilterChange={props.onFilterChange} />
        )
      }
      footer={<p className="text-text-muted figures">{t('servers.total', { count: number(0) })}</p>}
    >
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{t(view.title)}</caption>
        <thead className="max-md:hidden">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="h-11 border-b border-border bg-sunken px-3 text-xs font-medium text-text-muted first:pl-4 last:pr-4 not-last:text-start last:text-end"
              >
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td colSpan={columns.length} className="p-0">
              <Emptiness {...props} />
            </td>
          </tr>
        </tbody>
      </table>
    </ListPage>
  );
}

function Emptiness({ view, onQueryReset }: ProductListScreenProps) {
  const { t } = useI18n();
  const order = (
    <ButtonLink intent="primary" href={view.orderHref}>
      {t('servers.order')}
    </ButtonLink>
  );
  switch (view.status) {
    case 'empty':
      return (
        <EmptyState
          icon={view.product === 'cpu' ? <CpuIcon /> : <DatabaseIcon />}
          title={t('productLists.empty.title')}
          description={t('productLists.empty.description')}
          action={order}
        />
      );
    case 'noMatches':
      return (
        <output className="block">
          <EmptyState
            icon={<SearchIcon />}
            title={t('servers.noMatches.title')}
            description={t('productLists.noMatches.description')}
            action={
              <>
                <Button onClick={onQueryReset}>{t('common.reset')}</Button>
                {order}
              </>
            }
          />
        </output>
      );
  }
}
