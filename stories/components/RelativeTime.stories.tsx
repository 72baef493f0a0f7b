import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RelativeTime } from '@/components/RelativeTime';

const meta = {
  component: RelativeTime,
  args: { at: '2026-11-21T09:40:00Z', now: '2026-11-21T10:10:00Z' },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText('30 минут назад');
    await expect(time).toHaveAttribute('datetime', '2026-11-21T09:40:00Z');
    await expect(time).toHaveAttribute('title', '21.11.2026, 09:40');
  },
};

/** A month back, the date says more. */
export const LongAgo: Story = {
  args: { at: '2026-02-28T09:40:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('28.02.2026')).toBeVisible();
  },
};

/** A device whose clock is slow sees no future. */
export const Ahead: Story = {
  args: { at: '2026-11-21T10:15:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('сейчас')).toBeVisible();
  },
};
