import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { PrintSheet } from '@/primitives/PrintSheet';

const meta = {
  component: PrintSheet,
  args: {
    of: {},
    onReady: fn(),
    children: 'Выписка',
  },
  decorators: [
    (Story) => (
      <p>
        На экране виден только этот абзац, на бумаге только выписка.
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof PrintSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden on the screen; print this page to see only the sheet. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(args.onReady).toHaveBeenCalledOnce();
    await expect(screen.getByText(meta.args.children)).not.toBeVisible();
  },
};
