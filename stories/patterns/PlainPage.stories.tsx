import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyState } from '@/patterns/EmptyState';
import { PlainPage } from '@/patterns/PlainPage';

const meta = {
  component: PlainPage,
  args: { homeHref: '/', children: <EmptyState title="Правила оказания услуг" headingLevel={1} /> },
} satisfies Meta<typeof PlainPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Меридиан' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
  },
};
