import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UsageBar } from '@/components/UsageBar';

const meta = {
  component: UsageBar,
  decorators: [
    (Story) => (
      <div className="max-w-96 p-6">
        <Story />
      </div>
    ),
  ],
  args: { label: 'Память', percent: 71, text: '71 %' },
} satisfies Meta<typeof UsageBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: meta.args.label });
    await expect(meter).toHaveAttribute('aria-valuenow', '71');
    await expect(meter).toHaveAttribute('aria-valuetext', '71 %');
  },
};

/** Nearly used up: in words, not by colour alone. */
export const Warning: Story = {
  args: { label: 'Диски', percent: 93, text: '93 %', tone: 'warning', note: 'Запас на исходе' },
};

export const Zero: Story = { args: { percent: 0, text: '0 серверов' } };
