import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OfflineBanner } from '@/patterns/OfflineBanner';
import { t } from '../kit/words';
import { press, shows } from '../kit/plays';

const meta = { component: OfflineBanner, args: { notice: 'offline', onReload: fn() } } satisfies Meta<
  typeof OfflineBanner
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line above every page while there is no network, announced politely. */
// shows: SHELL-27
export const Default: Story = {
  play: shows('common.offline'),
};

/** Back online it takes no room; the live region for the next loss stays. */
// shows: SHELL-27
export const Online: Story = {
  args: { notice: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(t('common.offline'))).toBeNull();
  },
};

/** A release has replaced files that this tab still asks for: the page stays as it is, and says how to go on. */
// shows: SHELL-30
export const Outdated: Story = {
  args: { notice: 'outdated' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(t('common.updated'))).toBeVisible();
    await press(canvas, t('common.error.reload'), args.onReload);
  },
};
