import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleOrders, makeOrder } from '@/sample-data/orders';
import { PaidOrderLink } from '@/screens/payment/PaymentScreen/PaidOrderLink';
import { inContentArea } from '../../../kit/contentArea';
import { t } from '../../../kit/words';

const meta = {
  component: PaidOrderLink,
  decorators: [inContentArea],
  args: { view: { status: 'ready', order: makeOrder() }, serversHref: '/dashboard/vps' },
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
  args: { view: { status: 'ready', order: several } },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('link', { name: t('payment.result.openOrder') });
    await expect(open).toHaveAttribute('href', '/dashboard/orders/order?id=7006');
  },
};

/** The order is not known yet: its links have their row for themselves. */
export const Loading: Story = {
  args: { view: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The order could not be found. */
export const WithoutOrder: Story = {
  args: { view: { status: 'ready', order: null } },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('link', { name: t('payment.result.servers') });
    await expect(all).toHaveAttribute('href', '/dashboard/vps');
  },
};
