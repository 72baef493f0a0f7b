import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ProductListScreen } from '@/screens/productLists/ProductListScreen/ProductListScreen';
import type { ProductListView } from '@/screens/productLists/ProductListScreen/productListTypes';
import { inContentArea } from '../../kit/contentArea';
import { isNarrow } from '../../kit/isNarrow';
import { t } from '../../kit/words';

const cpu: ProductListView = {
  status: 'empty',
  product: 'cpu',
  title: 'shell.nav.vpsCpu',
  orderHref: '/dashboard/vps-cpu-catalog',
  questionHref: '/dashboard/support/create?service=VPS%2FVDS+Hi-CPU',
  search: '',
  filter: { status: null, endsBefore: null },
  isFilterOpen: false,
};

const meta = {
  component: ProductListScreen,
  decorators: [inContentArea],
  args: {
    view: cpu,
    onSearchChange: fn(),
    onFilterToggle: fn(),
    onFilterChange: fn(),
    onQueryReset: fn(),
    onReasonAsk: fn(),
  },
} satisfies Meta<typeof ProductListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: Hi-CPU with its toolbar, columns and 'Всего: 0'. What needs a server says so. */
// proves: PRODUCT-03, PRODUCT-04, PRODUCT-05
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('servers.total', { count: '0' }))).toBeVisible();
    if (!isNarrow()) await expect(canvas.getAllByRole('columnheader')).toHaveLength(7);
    for (const name of [t('servers.edit'), t('productLists.snapshots'), t('servers.menu.history')]) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(args.onReasonAsk).toHaveBeenCalledTimes(3);
    await userEvent.type(canvas.getByRole('searchbox'), 'a');
    await expect(args.onSearchChange).toHaveBeenCalledWith('a');
    await userEvent.click(canvas.getByRole('button', { name: t('list.filter') }));
    await expect(args.onFilterToggle).toHaveBeenCalledOnce();
  },
};

/** §2: 'The list is empty' / 'You have not created any entries yet', and the way to the Storage catalogue. */
// proves: PRODUCT-01, PRODUCT-02
export const Empty: Story = {
  args: {
    view: {
      ...cpu,
      product: 'storage',
      title: 'shell.nav.vpsStorage',
      orderHref: '/dashboard/vps-storage-catalog',
      questionHref: '/dashboard/support/create?service=VPS%2FVDS+Storage',
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: t('productLists.empty.title') }),
    ).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: t('servers.order') })) {
      await expect(link).toHaveAttribute('href', '/dashboard/vps-storage-catalog');
    }
  },
};

export const NoMatches: Story = {
  args: { view: { ...cpu, status: 'noMatches', search: '185.104' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common.reset') }));
    await expect(args.onQueryReset).toHaveBeenCalledOnce();
  },
};

export const FilterOpen: Story = {
  args: {
    view: {
      ...cpu,
      status: 'noMatches',
      isFilterOpen: true,
      filter: { status: 'Suspended', endsBefore: '2026-12-31' },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(
      await canvas.findByLabelText(t('servers.column.status')),
      t('servers.status.Active'),
    );
    await expect(args.onFilterChange).toHaveBeenCalledWith({ status: 'Active' });
    await userEvent.click(canvas.getByRole('button', { name: t('servers.filter.reset') }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ status: null, endsBefore: null });
  },
};

export const LongContent: Story = {
  args: { view: { ...cpu, status: 'noMatches', search: 'очень-длинный-домен-'.repeat(10) } },
};
