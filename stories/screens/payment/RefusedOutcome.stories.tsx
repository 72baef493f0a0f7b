import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RefusedOutcome } from '@/screens/payment/PaymentScreen/RefusedOutcome';
import { inContentArea } from '../../kit/contentArea';
import { leadsTo } from '../../kit/plays';

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
  play: leadsTo('payment.result.otherMethod', '/dashboard/payment-method?step=method'),
};
