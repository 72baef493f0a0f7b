import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { gigabyte, type TrafficUse } from '@/domain/servers/traffic';
import { makeTrafficUse } from '@/sample-data/spending';
import ServerTraffic from '@/screens/servers/ServerScreen/ServerTraffic';
import { inContentArea } from '../../../kit/contentArea';
import { choice, knobs } from '../../../kit/knobs';
import { retries, shows } from '../../../kit/plays';
import { t } from '../../../kit/words';

const ready = (changes: Partial<TrafficUse> = {}) => ({
  status: 'ready' as const,
  value: makeTrafficUse(changes),
});

const meta = {
  component: ServerTraffic,
  decorators: [inContentArea],
  args: { load: ready(), onRetry: fn() },
} satisfies Meta<typeof ServerTraffic>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Used traffic of the month, and the day on which it starts again. */
// shows: SERVERPAGE-20
export const Default: Story = {
  parameters: knobs({ used: choice(['0', '412', '1700', '2400']) }, ({ used }) => ({
    load: ready({ used: Number(used) * gigabyte }),
  })),
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: t('serverTraffic.used') });
    await expect(meter).toHaveAttribute('aria-valuenow', '20');
  },
};

// shows: SERVERPAGE-20
export const NearlyUsed: Story = {
  args: { load: ready({ used: 1700 * gigabyte }) },
  play: shows('serverTraffic.nearlyUsed'),
};

/** More than the allowance: nothing is charged, and the bar is full. */
// shows: SERVERPAGE-20
export const OverAllowance: Story = {
  args: { load: ready({ used: 2400 * gigabyte }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('serverTraffic.over'))).toBeVisible();
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
  },
};

// shows: SERVERPAGE-20
export const Unlimited: Story = { args: { load: ready({ allowance: null }) } };

export const NotMeasured: Story = { args: { load: ready({ used: null }) } };

export const Loading: Story = { args: { load: { status: 'loading' } } };

export const Error: Story = {
  args: { load: { status: 'error', reason: 'offline' } },
  play: retries('onRetry'),
};
