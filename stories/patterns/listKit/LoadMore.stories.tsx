import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadMore } from '@/patterns/listKit/LoadMore';
import { presses } from '../../kit/plays';
import { t } from '../../kit/words';

const meta = {
  component: LoadMore,
  args: { more: 'idle', onMoreLoad: fn() },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: presses('list.more', 'onMoreLoad'),
};

export const Pending: Story = { args: { more: 'pending' } };

export const Error: Story = {
  args: { more: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('list.moreFailed'));
  },
};
