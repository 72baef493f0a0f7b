import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';

const words = '(откроется в новой вкладке)';

const meta = {
  component: VisuallyHidden,
  args: { children: words },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read aloud with the sentence around it, takes no room on the page. */
export const Default: Story = {
  render: (args) => (
    <p className="p-6">
      Правила оказания услуг <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText(words);
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(hidden.closest('p')).toHaveTextContent(`Правила оказания услуг ${words}`);
  },
};
