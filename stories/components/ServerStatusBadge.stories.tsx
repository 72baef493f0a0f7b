import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ServerStatusBadge } from '@/components/ServerStatusBadge';
import { knownServerStatuses } from '@/domain/servers/serverStates';
import { Matrix } from '../kit/matrix';
import { containing } from '../kit/textMatch';
import { t } from '../kit/words';
import { shows } from '../kit/plays';

const meta = {
  component: ServerStatusBadge,
  args: { status: 'Active' },
  // Any other word is a status too.
  argTypes: { status: { control: 'select', options: [...knownServerStatuses, 'Migrating'] } },
} satisfies Meta<typeof ServerStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Cancelled for the end of its period, with the day for screen readers. */
export const Cancelled: Story = {
  args: { leavesOn: '2026-12-24' },
  play: shows(() => containing(t('servers.status.leaving'))),
};

/** §4: four words have a colour and a translation, any other stays as it came, neutral. */
// shows: SERVERS-31
export const Statuses: Story = {
  render: () => (
    <Matrix
      rows={[...knownServerStatuses, 'Migrating']}
      columns={['md', 'sm']}
      render={(status, size) => <ServerStatusBadge status={status} size={size} />}
    />
  ),
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('cell').map((cell) => cell.textContent);
    await expect(words.filter((word) => word === t('servers.status.Suspended'))).toHaveLength(2);
    await expect(canvas.getAllByText('Migrating').length).toBeGreaterThan(2);
  },
};
