import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { allSelected } from '@/domain/list/selection';
import {
  productRules,
  type ProductConditions,
  type ProductSortKey,
  type ServerProduct,
} from '@/domain/servers/productRules';
import type { Server, ServerId } from '@/domain/servers/server';
import { makeServer } from '@/sample-data/servers';
import { makeServers } from '../../kit/manyServers';
import { ProductListScreen } from '@/screens/productLists/ProductListScreen/ProductListScreen';
import { toProductListView } from '@/screens/productLists/ProductListScreen/productListView';
import { inContentArea } from '../../kit/contentArea';
import { sortBy } from '../../kit/dataGrid';
import { isNarrow } from '../../kit/isNarrow';
import { resetQuery, scrolls, searchAndFilter } from '../../kit/listToolbar';
import { expectLink, press, retries } from '../../kit/plays';
import { t } from '../../kit/words';
import { listActions, sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { listKnobs } from '../../kit/knobs';
import { withAttention } from '../../kit/serverList';

type Changes = SampleListChanges<ServerId, ProductSortKey, ProductConditions> & { product?: ServerProduct };

/** The screen's view of these servers, or of a list that is not there. */
function viewOf(source: SampleRows<Server>, { product = 'cpu', ...changes }: Changes = {}) {
  const list = withAttention(sampleList(productRules, source, changes), source);
  return toProductListView({ ...list, product, cancellation: null });
}

const some = makeServers(4);

const meta = {
  component: ProductListScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf([]),
    ...listActions,
    onSelectionChange: fn(),
    onServerCancel: fn(),
    onServerKeep: fn(),
    onReasonAsk: fn(),
  },
} satisfies Meta<typeof ProductListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: Hi-CPU with its toolbar, columns and 'Всего: 0'. What needs a server says so. */
// shows: PRODUCT-03, PRODUCT-04, PRODUCT-05
export const Default: Story = {
  parameters: listKnobs(some, viewOf, {
    shown: 0,
    long: ['domain'],
    every: { status: ['Active', 'Ordered', 'Suspended'] },
  }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('list.total', { count: '0' }))).toBeVisible();
    if (!isNarrow()) await expect(canvas.getAllByRole('columnheader')).toHaveLength(7);
    await searchAndFilter(canvas, args);
    // With cards the order is in the filter's panel, and what can be done with a row comes with its selection.
    if (isNarrow()) return;
    for (const name of [t('servers.edit'), t('productLists.snapshots'), t('servers.menu.history')]) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(args.onReasonAsk).toHaveBeenCalledTimes(3);
  },
};

/** §2: 'The list is empty' / 'You have not created any entries yet', and the way to the Storage catalogue. */
// shows: PRODUCT-01, PRODUCT-02
export const Empty: Story = {
  args: {
    view: viewOf([], { product: 'storage' }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: t('productLists.empty.title') }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('serverList.order') })).toHaveAttribute(
      'href',
      '/dashboard/vps-storage-catalog',
    );
  },
};

export const NoMatches: Story = {
  args: { view: viewOf([], { search: '185.104' }) },
  play: async ({ canvas, args }) => {
    await resetQuery(canvas, args);
  },
};

export const FilterOpen: Story = {
  args: {
    view: viewOf([], { isFilterOpen: true, filter: { status: 'Suspended', endsBefore: '2026-12-31' } }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(
      await canvas.findByLabelText(t('servers.column.status')),
      t('servers.status.Active'),
    );
    await expect(args.onFilterChange).toHaveBeenCalledWith({ status: 'Active' });
    await userEvent.click(canvas.getByRole('button', { name: t('list.reset') }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ status: null, endsBefore: null });
  },
};

export const LongContent: Story = {
  args: { view: viewOf([], { search: 'очень-длинный-домен-'.repeat(10) }) },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

/** Once there are servers the list is a list like any other. */
export const Listed: Story = {
  args: { view: viewOf(some, { product: 'storage', selection: allSelected() }) },
  play: async ({ canvas, args }) => {
    const ids = some.map(({ id }) => id).toSorted((one, other) => one - other);
    await expectLink(canvas, t('servers.menu.renew'), `/dashboard/server-renew?id=${ids.join(',')}`);
    await press(canvas, t('servers.menu.history'), args.onReasonAsk);
    await userEvent.click(canvas.getByRole('checkbox', { name: t('list.selectAll') }));
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
    if (isNarrow()) return;
    await sortBy(canvas, t('servers.column.status'));
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'status', direction: 'ascending' });
  },
};

export const Scrolled: Story = {
  args: { view: viewOf(makeServers(60)) },
  play: scrolls,
};

/** Cancelled for the end of its period: the list says so, and its menu lets one leave. */
export const Cancelled: Story = {
  args: { view: viewOf([makeServer({ leavesOn: '2026-12-24' }), makeServer({ id: 1031 as ServerId })]) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('serverList.attention.leaving.action') }));
    await expect(args.onServerKeep).toHaveBeenCalledWith(expect.objectContaining({ id: 1024 }));
    await userEvent.click(canvas.getByRole('button', { name: t('servers.menu', { id: 1031 }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('servers.menu.leave') }));
    await expect(args.onServerCancel).toHaveBeenCalledWith(expect.objectContaining({ id: 1031 }));
  },
};
