import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { makeServerSshKey, sampleServerSshKeys } from '@/sample-data/sshKeys';
import ServerSshKeys from '@/screens/servers/ServerScreen/ServerSshKeys';
import { inContentArea } from '../../../kit/contentArea';
import { presses, shows } from '../../../kit/plays';
import { t } from '../../../kit/words';

const meta = {
  component: ServerSshKeys,
  decorators: [inContentArea],
  args: { view: { status: 'ready', value: [makeServerSshKey()] }, onRetry: fn() },
} satisfies Meta<typeof ServerSshKeys>;

export default meta;
type Story = StoryObj<typeof meta>;

// shows: KEYS-09
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: t('sshKeys.server') }));
    await expect(list.getAllByRole('listitem')).toHaveLength(1);
    await expect(list.getByText(makeServerSshKey().fingerprint)).toBeVisible();
    await expect(list.queryByText(t('sshKeys.server.removed'))).toBeNull();
  },
};

/** One of them was removed from the account later. */
// shows: KEYS-09
export const Several: Story = {
  args: { view: { status: 'ready', value: sampleServerSshKeys } },
  play: shows('sshKeys.server.removed'),
};

/** A password was used instead. */
// shows: KEYS-09
export const Empty: Story = {
  args: { view: { status: 'ready', value: [] } },
  play: shows('sshKeys.server.none'),
};

/** The server was installed before the portal stored its keys. */
// shows: KEYS-09
export const Unknown: Story = {
  args: { view: { status: 'ready', value: null } },
  play: shows('sshKeys.server.unknown'),
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Error: Story = {
  args: { view: { status: 'error', reason: 'offline' } },
  play: presses('common.retry', 'onRetry'),
};

export const LongContent: Story = {
  args: {
    view: {
      status: 'ready',
      value: [
        makeServerSshKey({ name: 'anna-na-rabochem-noutbuke-kotoryy-vsegda-s-ney-v-doroge', isSaved: false }),
      ],
    },
  },
};
