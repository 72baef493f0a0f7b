import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FailedOutcome } from '@/screens/payment/PaymentScreen/FailedOutcome';
import { inContentArea } from '../../kit/contentArea';
import { makeSettled } from '../../kit/payment';
import { t } from '../../kit/words';
import { press } from '../../kit/plays';

const meta = {
  component: FailedOutcome,
  decorators: [inContentArea],
  args: {
    view: {
      status: 'failed',
      purpose: 'topUp',
      reason: 'expired',
      payment: makeSettled({ status: 'Canceled' }).payment,
      historyHref: '/dashboard/payments-history',
    },
    onTryAgain: fn(),
    onOtherMethod: fn(),
  },
} satisfies Meta<typeof FailedOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not paid in time. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('payment.result.failed.expired'))).toBeVisible();
    await press(canvas, t('payment.result.otherMethod'), args.onOtherMethod);
  },
};

/** Given up on the bank's own page. */
export const CanceledByPayer: Story = {
  args: { view: { ...meta.args.view, reason: 'canceledByPayer' } },
};
