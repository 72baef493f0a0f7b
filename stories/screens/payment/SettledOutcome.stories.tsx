import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { toSettledView } from '@/screens/payment/PaymentScreen/toPaymentView';
import { SettledOutcome } from '@/screens/payment/PaymentScreen/SettledOutcome';
import { inContentArea } from '../../kit/contentArea';
import { makeSettled } from '../../kit/payment';
import { i18n, t } from '../../kit/words';
import { leadsTo } from '../../kit/plays';

const meta = {
  component: SettledOutcome,
  decorators: [inContentArea],
  args: { view: toSettledView('order', makeSettled(), false), onPrint: fn() },
} satisfies Meta<typeof SettledOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Money on the balance: history, and once more. */
export const Default: Story = {
  args: { view: toSettledView('topUp', makeSettled(), false) },
  play: leadsTo('payment.result.again', '/dashboard/payments'),
};

/** Bills: back to their list. */
export const BillsPaid: Story = {
  args: { view: toSettledView('bills', makeSettled(), false) },
  play: leadsTo('payment.result.bills', '/dashboard/billing'),
};

/** D36: the bill as PDF beside the sheet to print. */
export const WithDocument: Story = {
  args: {
    view: toSettledView(
      'order',
      makeSettled({
        status: 'Pending',
        paymentMethod: 'manual',
        paperPath: '/api/payments/5113/papers/bill',
      }),
      false,
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: t('payment.result.pdf') });
    await expect(link).toHaveAttribute('href', `/api/payments/5113/papers/bill?language=${i18n().locale}`);
    await expect(link).toHaveAttribute('download', '');
  },
};

/** The invoice is sent by e-mail: there is nothing to copy. */
export const AwaitingCrypto: Story = {
  args: {
    view: toSettledView(
      'order',
      makeSettled({
        status: 'Pending',
        paymentMethod: 'crypto',
        amountInPaymentCurrency: { currency: 'USD', minor: 4114 },
      }),
      false,
    ),
  },
};
