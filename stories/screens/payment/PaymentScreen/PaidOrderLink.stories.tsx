import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleOrders, makeOrder } from '@/sample-data/orders';
import { PaidOrderLink } from '@/screens/payment/PaymentScreen/PaidOrderLink';
import { inContentArea } from '../../../kit/contentArea';
import { t } from '../../../kit/words';

const meta = {
  component: PaidOrderLink,
  decorators: [inContentArea],
  args: { order: makeOrder(), serversHref: '/dashboard/vps' },
} satisfies Meta<typeof PaidOrderLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One server: its page shows it being made. */
// shows: PAY-48
export const Default: Story = {
  play: async ({ canvas }) => {
    const open = canvas.getByRole('link', { name: t('payment.result.openServer') });
    await expect(open).toHaveAttribute('href', '/dashboard/server?id=2048');
    const all = canvas.getByRole('link', { name: t('payment.result.servers') });
    await expect(all).toHaveAttribute('href', '/dashboard/vps');
  },
};

const [several = makeOrder()] = exampleOrders;

/** Several servers: the order leads. */
export const Several: Story = {
  args: { order: several },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('link', { name: t('payment.result.openOrder') });
    await expect(open).toHaveAttribute('href', '/dashboard/orders/order?id=7006');
  },
};

/** The order is not known yet. */
export const Loading: Story = {
  args: { order: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
