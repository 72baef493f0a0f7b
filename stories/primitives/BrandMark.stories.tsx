import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from '@/primitives/BrandMark';

const meta = { component: BrandMark, args: { className: 'm-6' } } satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** From the browser tab to a poster: the star must not clog. */
export const Sizes: Story = {
  render: () => (
    <div className="flex items-end gap-4 p-6">
      <BrandMark className="size-4" />
      <BrandMark className="size-8" />
      <BrandMark className="size-16" />
    </div>
  ),
};
