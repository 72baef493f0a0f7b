import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RelativeTime } from '@/components/RelativeTime';
import { timeAgo } from '@/i18n/relativeTime';
import { i18n } from '../kit/words';
import { shows } from '../kit/plays';

const meta = {
  component: RelativeTime,
  args: { at: '2026-11-21T09:40:00Z', now: '2026-11-21T10:10:00Z' },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText(timeAgo(meta.args.at, meta.args.now, i18n()));
    await expect(time).toHaveAttribute('datetime', '2026-11-21T09:40:00Z');
    await expect(time).toHaveAttribute('title', i18n().dateTime(meta.args.at));
  },
};

/** A month back, the date says more. */
export const LongAgo: Story = {
  args: { at: '2026-02-28T09:40:00Z' },
  play: shows(() => i18n().date('2026-02-28')),
};

/** A device whose clock is slow sees no future. */
export const Ahead: Story = {
  args: { at: '2026-11-21T10:15:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(timeAgo(meta.args.now, meta.args.now, i18n()))).toBeVisible();
  },
};
