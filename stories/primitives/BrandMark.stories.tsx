import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from '@/primitives/BrandMark';

const meta = {
  component: BrandMark,
  decorators: [
    (Story) => (
      <div className="p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** From the tab of the browser to a page of its own: it is drawn on a 32-unit grid and stays clear at 16 px. */
export const Sizes: Story = {
  render: () => (
    <div className="flex items-end gap-6">
      {['size-4', 'size-6', 'size-8', 'size-12', 'size-24'].map((size) => (
        <BrandMark key={size} className={size} />
      ))}
    </div>
  ),
};
