import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';

const meta = {
  component: VisuallyHidden,
  args: { children: ' — 3 непрочитанных сообщения' },
  decorators: [
    (Story) => (
      <p className="p-6">
        Сообщения
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing to see beside the word; everything to hear. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const hidden = canvas.getByText(meta.args.children.trim());
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
