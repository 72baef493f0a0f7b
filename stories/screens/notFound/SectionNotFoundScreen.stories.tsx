import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionNotFoundScreen } from '@/screens/notFound/SectionNotFoundScreen/SectionNotFoundScreen';
import { inContentArea } from '../../kit/contentArea';

const view = {
  path: '/admin/user-roles',
  homeHref: '/',
  nearest: { href: '/admin/users', name: 'admin.nav.users' },
} as const;

const meta = {
  component: SectionNotFoundScreen,
  decorators: [inContentArea],
  args: { view },
} satisfies Meta<typeof SectionNotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D5: the admin menu's links without a route; the shell around it stays. */
// proves: ADMIN-15
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Пользователи' })).toHaveAttribute('href', '/admin/users');
    await expect(canvas.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  },
};

export const LongContent: Story = {
  args: { view: { ...view, path: `/admin/${'<b>долгий-путь</b>/'.repeat(12)}` } },
};
