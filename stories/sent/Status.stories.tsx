import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServerPage } from './ServerPage';

/** The public page of the provider's state, as the server makes it. */
const meta = {
  component: ServerPage,
  tags: ['!visual'],
  args: { page: 'status-open', title: 'Service status', locale: 'ru', theme: 'light' },
  render: (args, { globals }) => (
    <ServerPage {...args} locale={String(globals['locale'])} theme={String(globals['theme'])} />
  ),
} satisfies Meta<typeof ServerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// shows: STATUS-05
export const Incidents: Story = {};

export const Operational: Story = { args: { page: 'status-operational' } };

export const PlannedWorkInProgress: Story = { args: { page: 'status-maintenance' } };

export const MajorOutage: Story = { args: { page: 'status-outage' } };
