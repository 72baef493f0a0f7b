import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SettledOutcome } from '@/screens/payment/PaymentScreen/SettledOutcome';
import { inContentArea } from '../../kit/contentArea';
import { t } from '../../kit/words';
import { paid } from './paymentViews';

const meta = {
  component: SettledOutcome,
  decorators: [inContentArea],
  args: { view: paid, onPrint: fn() },
} satisfies Meta<typeof SettledOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Money on the balance: history, and once more. */
export const ToppedUp: Story = {
  args: { view: { ...paid, purpose: 'topUp' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('payment.result.again') })).toHaveAttribute(
      'href',
      '/dashboard/payments',
    );
  },
};

/** The invoice comes by e-mail: there is nothing to copy. */
export const AwaitingCrypto: Story = {
  args: {
    view: {
      ...paid,
      status: 'awaiting',
      payment: {
        ...paid.payment,
        status: 'Pending',
        paymentMethod: 'crypto',
        amountInPaymentCurrency: { currency: 'USD', minor: 4114 },
      },
    },
  },
};
