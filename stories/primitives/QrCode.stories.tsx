import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from '@/primitives/QrCode';

const meta = {
  component: QrCode,
  args: { text: 'https://my.example.com/login', label: 'QR code of the login page' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole('img', { name: args.label });
    // 28 bytes need version 3: 29 modules, and four empty ones on each side.
    await expect(code).toHaveAttribute('viewBox', '0 0 37 37');
  },
};
