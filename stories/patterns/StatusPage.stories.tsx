import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusPage } from '@/patterns/StatusPage';
import { ButtonLink } from '@/primitives/Button';

const meta = {
  component: StatusPage,
  args: {
    code: '403',
    title: 'Нет доступа',
    description: 'Эта страница открыта только администраторам.',
    action: (
      <ButtonLink intent="primary" href="/">
        На главную
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof StatusPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
  },
};

export const LongContent: Story = {
  args: {
    title: 'Страница недоступна этой учётной записи',
    description: 'Пояснение к странице. '.repeat(20),
  },
};
