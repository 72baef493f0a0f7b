import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PagedCount } from '@/patterns/listKit/PagedCount';
import { presses } from '../../kit/plays';
import { t } from '../../kit/words';

const meta = {
  component: PagedCount,
  args: { view: { total: 240, more: 'idle' }, onMoreLoad: fn() },
} satisfies Meta<typeof PagedCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: presses('list.more', 'onMoreLoad'),
};

export const Pending: Story = { args: { view: { total: 240, more: 'pending' } } };

export const Error: Story = {
  args: { view: { total: 240, more: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('list.moreFailed'));
  },
};

/** All of it is here. */
export const Complete: Story = { args: { view: { total: 12, more: 'none' } } };
