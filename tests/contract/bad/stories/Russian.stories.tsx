import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Box } from '@/primitives/Box';

const meta = { component: Box, args: { title: 'Серверы' } } satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить' })); // ← no-restricted-syntax
    await expect(canvas.getByText(/^Всего: \d$/)).toBeVisible(); // ← no-restricted-syntax
    await expect(canvas.getByText(meta.args.title)).toBeVisible();
  },
};

export const Named: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByText(`Сервер ${args.title}`)).toBeVisible(); // ← no-restricted-syntax
  },
};
