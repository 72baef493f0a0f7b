import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineBanner } from '@/patterns/OfflineBanner';
import { t } from '../kit/words';

const meta = { component: OfflineBanner, args: { isOffline: true } } satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line above every page while there is no network, announced politely. */
// proves: SHELL-27
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('common.offline'))).toBeVisible();
  },
};

/** Back online it takes no room; what announces the next loss stays. */
// proves: SHELL-27
export const Online: Story = {
  args: { isOffline: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(t('common.offline'))).toBeNull();
  },
};
