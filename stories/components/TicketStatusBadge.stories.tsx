import type { Meta, StoryObj } from '@storybook/react-vite';
import { TicketStatusBadge } from '@/components/TicketStatusBadge';
import { ticketStatuses } from '@/domain/support/support';
import { Matrix } from '../kit/matrix';

const meta = { component: TicketStatusBadge, args: { status: 'queued' } } satisfies Meta<
  typeof TicketStatusBadge
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Statuses: Story = {
  render: () => (
    <Matrix
      rows={ticketStatuses}
      columns={['md', 'sm']}
      render={(status, size) => <TicketStatusBadge status={status} size={size} />}
    />
  ),
};
