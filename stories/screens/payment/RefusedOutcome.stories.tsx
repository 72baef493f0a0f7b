import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RefusedOutcome } from '@/screens/payment/PaymentScreen/RefusedOutcome';
import { inContentArea } from '../../kit/contentArea';
import { t } from '../../kit/words';

const meta = {
  component: RefusedOutcome,
  decorators: [inContentArea],
  args: {
    reason: 'unavailable',
    methodHref: '/dashboard/payment-method?step=method',
    onTryAgain: fn(),
  },
} satisfies Meta<typeof RefusedOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The method stopped working in the meantime: another one is a link away. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('payment.result.otherMethod') })).toHaveAttribute(
      'href',
      '/dashboard/payment-method?step=method',
    );
  },
};
