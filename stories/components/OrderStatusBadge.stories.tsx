import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderStatusBadge } from '@/components/OrderStatusBadge';
import { orderStatuses } from '@/domain/order/placedOrder';
import { Matrix } from '../kit/matrix';

const meta = { component: OrderStatusBadge, args: { status: 'inProgress' } } satisfies Meta<
  typeof OrderStatusBadge
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Statuses: Story = {
  render: () => (
    <Matrix
      rows={orderStatuses}
      columns={['md', 'sm']}
      render={(status, size) => <OrderStatusBadge status={status} size={size} />}
    />
  ),
};
