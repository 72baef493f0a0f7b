import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PublicPage } from '@/patterns/PublicPage';
import { BrandMark } from '@/primitives/BrandMark';
import { ButtonLink } from '@/primitives/Button';

const meta = {
  component: PublicPage,
  args: {
    brand: <BrandMark />,
    actions: <ButtonLink href="/login">Войти</ButtonLink>,
    hero: <h1 className="text-3xl font-semibold">Одна мысль страницы</h1>,
    figure: <div className="aspect-square rounded-card bg-sunken" />,
    opening: <section className="rounded-card border border-border bg-surface p-6">Первый раздел</section>,
    children: (
      <section className="rounded-card border border-border bg-surface p-6">Раздел за разделом</section>
    ),
    footer: <p className="text-sm text-text-muted">Документы и поддержка</p>,
  },
} satisfies Meta<typeof PublicPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const landmark of ['banner', 'main', 'contentinfo'])
      await expect(canvas.getByRole(landmark)).toBeVisible();
  },
};
