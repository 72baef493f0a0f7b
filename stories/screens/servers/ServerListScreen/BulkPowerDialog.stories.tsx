import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { noneSelected, withRows } from '@/domain/list/selection';
import { bulkPowerActions } from '@/domain/servers/power';
import type { ServerId } from '@/domain/servers/server';
import { sampleServers } from '@/sample-data/servers';
import BulkPowerDialog from '@/screens/servers/ServerListScreen/BulkPowerDialog';
import { ServerListScreen } from '@/screens/servers/ServerListScreen/ServerListScreen';
import { inContentArea } from '../../../kit/contentArea';
import { choice, knobs } from '../../../kit/knobs';
import { longBulkAction } from '../../../kit/listView';
import { firstServer, serverListOf } from '../../../kit/serverList';
import { containing, startingWith } from '../../../kit/textMatch';
import { t } from '../../../kit/words';
import { press } from '../../../kit/plays';
import servers from '../ServerListScreen.stories';

const stop = { ...longBulkAction, action: 'stop', count: 12, eligible: 9 } as const;

/** The question before many servers are restarted, started or stopped. */
const meta = {
  component: BulkPowerDialog,
  args: { bulkAction: stop, onListedConfirm: fn(), onListedClose: fn() },
} satisfies Meta<typeof BulkPowerDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

// shows: SERVERS-41
export const Default: Story = {
  parameters: knobs({ action: choice(bulkPowerActions) }, ({ action }) => ({
    bulkAction: { ...stop, action },
  })),
  play: async ({ args }) => {
    const title = t('serverPower.stop.title', { count: 9 });
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    await expect(dialog.getByText(containing(t('serverPower.stop.question', { count: 9 })))).toBeVisible();
    await expect(dialog.getByText(t('serverPower.skipped', { count: 3 }))).toBeVisible();
    await press(dialog, t('serverList.power.stop'), args.onListedConfirm);
    await userEvent.keyboard('{Escape}');
    await expect(args.onListedClose).toHaveBeenCalledOnce();
  },
};

export const Start: Story = {
  args: { bulkAction: { ...stop, action: 'start', count: 1, eligible: 1 } },
  play: async () => {
    await screen.findByText(containing(t('serverPower.start.question', { count: 1 })));
  },
};

export const Running: Story = {
  args: {
    bulkAction: { ...stop, progress: { status: 'running', done: 4, skipped: 1, failed: [] } },
  },
  play: async () => {
    await screen.findByText(t('list.act.progress', { done: '5', count: '12' }));
  },
};

/** Those that could not be stopped are named. */
export const SomeFailed: Story = {
  args: {
    bulkAction: {
      ...stop,
      progress: { status: 'ended', done: 8, skipped: 3, failed: [{ id: '1031', name: 'api.example.ru' }] },
    },
  },
  play: async () => {
    await screen.findByText('api.example.ru');
  },
};

/** Start and stop are beside the reboot; an action that no selected server allows says why. */
// shows: SERVERS-41
export const MenuOpen: Story = {
  decorators: [inContentArea],
  render: () => (
    <ServerListScreen
      {...servers.args}
      view={serverListOf(sampleServers, {
        selection: withRows<ServerId>(noneSelected(), [firstServer.id], true),
      })}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('serverList.power') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('serverList.power.stop') }));
    await expect(servers.args.onSelectionPower).toHaveBeenLastCalledWith('stop');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: t('serverList.power') }));
    const start = await screen.findByRole('menuitem', { name: startingWith(t('serverList.power.start')) });
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await expect(start).toHaveTextContent(t('serverList.reason.noneOff'));
  },
};
