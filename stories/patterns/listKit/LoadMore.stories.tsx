import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LoadMore } from '@/patterns/listKit/LoadMore';
import { alerts, presses } from '../../kit/plays';

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
  play: alerts('list.moreFailed'),
};
