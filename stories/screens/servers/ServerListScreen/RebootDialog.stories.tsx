import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { sampleServers } from '@/sample-data/servers';
import { ServerListScreen } from '@/screens/servers/ServerListScreen/ServerListScreen';
import { inContentArea } from '../../../kit/contentArea';
import { longBulkAction } from '../../../kit/listView';
import { serverListOf } from '../../../kit/serverList';
import { containing } from '../../../kit/textMatch';
import { t } from '../../../kit/words';
import servers from '../ServerListScreen.stories';

/** The question before all servers of a long list are restarted. */
const meta = {
  component: ServerListScreen,
  decorators: [inContentArea],
  args: servers.args,
} satisfies Meta<typeof ServerListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Active servers among all of the list. */
export const Default: Story = {
  args: { view: serverListOf(sampleServers, { bulkAction: { ...longBulkAction, action: 'restart' } }) },
  play: async ({ args }) => {
    const title = t('reboot.title', { count: 9_120 });
    const dialog = await screen.findByRole('alertdialog', { name: title });
    await expect(within(dialog).getByText(containing(t('reboot.many', { count: 9_120 })))).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: t('servers.reboot') }));
    await expect(args.onListedConfirm).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onListedClose).toHaveBeenCalled();
  },
};
