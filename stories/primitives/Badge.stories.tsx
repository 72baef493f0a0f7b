import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, badgeTones } from '@/primitives/Badge';
import { Matrix } from '../kit/matrix';

const meta = {
  component: Badge,
  args: { tone: 'success', children: 'Active' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <Matrix
      rows={badgeTones}
      columns={['Active', 'Ожидает оплаты']}
      render={(tone, text) => <Badge tone={tone}>{text}</Badge>}
    />
  ),
};
