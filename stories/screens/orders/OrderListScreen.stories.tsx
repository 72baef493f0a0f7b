import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { kopecks } from '@/domain/money/money';
import { orderRules, type OrderConditions, type OrderSortKey } from '@/domain/order/orderRules';
import type { OrderId, PlacedOrder } from '@/domain/order/placedOrder';
import { exampleOrders, makeOrder, makeOrderItem } from '@/sample-data/orders';
import { OrderListScreen } from '@/screens/orders/OrderListScreen/OrderListScreen';
import { toOrderListView } from '@/screens/orders/OrderListScreen/orderListView';
import { inContentArea } from '../../kit/contentArea';
import { expectListColumns } from '../../kit/dataGrid';
import { relaxes, scrolls, searchFilterAndSort } from '../../kit/listToolbar';
import { listActions, sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { expectLink, retries } from '../../kit/plays';
import { t } from '../../kit/words';
import { listKnobs } from '../../kit/knobs';

type Changes = SampleListChanges<OrderId, OrderSortKey, OrderConditions>;

/** The screen's view of these orders, or of a list that is not there. */
const viewOf = (source: SampleRows<PlacedOrder>, changes: Changes = {}) =>
  toOrderListView({ list: sampleList(orderRules, source, changes).list });

const meta = {
  component: OrderListScreen,
  decorators: [inContentArea],
  args: { view: viewOf(exampleOrders), ...listActions },
} satisfies Meta<typeof OrderListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An order of each state; its number leads to its page. */
// shows: ORDERS-01
export const Default: Story = {
  parameters: listKnobs(exampleOrders, viewOf),
  play: async ({ canvas, args }) => {
    for (const status of [
      t('orders.status.inProgress'),
      t('orders.status.done'),
      t('orders.status.partlyRefunded'),
      t('orders.status.refunded'),
    ])
      await expect(canvas.getAllByText(status)).not.toHaveLength(0);
    await expectLink(canvas, '#7006', '/dashboard/orders/order?id=7006');
    await searchFilterAndSort(canvas, args, 'amount', t('orders.column.amount'));
    await expectListColumns(canvas, 'orders.column', ['id', 'items', 'at', 'status', 'amount']);
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

/** D35: the sentence that the specification's placeholder had. */
// shows: ORDERS-02
export const Empty: Story = {
  args: { view: viewOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('orders.empty.description'))).toBeVisible();
    await expectLink(canvas, t('orders.empty.action'), '/dashboard/vps-catalog');
  },
};

export const NoMatches: Story = {
  args: { view: viewOf(exampleOrders, { search: 'nothing like it', filter: { status: 'refunded' } }) },
  play: relaxes('orders.column.status', 'orders.status.refunded', { status: null }),
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeOrder({
        id: 987_654_321 as OrderId,
        amount: kopecks(98_765_432_100),
        items: Array.from({ length: 30 }, (_, index) =>
          makeOrderItem({ id: String(index), title: `${'very-long-name'.repeat(8)}.example.com` }),
        ),
      }),
      ...exampleOrders,
    ]),
  },
};

/** The head stays in sight, and the address learns where one has scrolled to (D9). */
export const Scrolled: Story = {
  args: {
    view: viewOf(Array.from({ length: 80 }, (_, index) => makeOrder({ id: (7001 + index) as OrderId }))),
  },
  play: scrolls,
};
