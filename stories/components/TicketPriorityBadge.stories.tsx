import type { Meta, StoryObj } from '@storybook/react-vite';
import { TicketPriorityBadge } from '@/components/TicketPriorityBadge';
import { ticketPriorities } from '@/domain/desk/desk';
import { Matrix } from '../kit/matrix';

const meta = { component: TicketPriorityBadge, args: { status: 'urgent' } } satisfies Meta<
  typeof TicketPriorityBadge
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Priorities: Story = {
  render: () => (
    <Matrix
      rows={ticketPriorities}
      columns={['md', 'sm']}
      render={(priority, size) => <TicketPriorityBadge status={priority} size={size} />}
    />
  ),
};
