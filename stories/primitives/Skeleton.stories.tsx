import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '@/primitives/Skeleton';

const meta = {
  component: Skeleton,
  args: { className: 'h-4 w-40' },
  decorators: [
    (Story) => (
      <div aria-busy="true" className="p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Silent: the region around it says that it is busy. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeInTheDocument();
  },
};

/** A card's geometry, so that nothing jumps when the words arrive. */
export const Card: Story = {
  render: () => (
    <div className="w-72 rounded-card border border-border bg-surface p-5">
      <Skeleton className="h-6 w-32" />
      <Skeleton className="mt-3 h-4 w-full" />
      <Skeleton className="mt-2 h-4 w-48" />
      <Skeleton className="mt-5 h-9 w-full" />
    </div>
  ),
};
