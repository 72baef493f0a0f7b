import type { Meta, StoryObj } from '@storybook/react-vite';
import { BillStateBadge } from '@/components/BillStateBadge';
import { billStates } from '@/domain/payment/bill';
import { Matrix } from '../kit/matrix';

const meta = { component: BillStateBadge, args: { status: 'unpaid', size: 'sm' } } satisfies Meta<
  typeof BillStateBadge
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <Matrix
      rows={billStates}
      columns={['sm']}
      render={(state, size) => <BillStateBadge status={state} size={size} />}
    />
  ),
};
