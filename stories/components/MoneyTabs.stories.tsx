import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneyTabs } from '@/components/MoneyTabs';
import { paths } from '@/paths';
import { t } from '../kit/words';

const meta = {
  component: MoneyTabs,
  args: { current: 'billing', hrefs: paths.dashboard },
} satisfies Meta<typeof MoneyTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      [t('shell.nav.billing'), '/dashboard/billing'],
      [t('shell.nav.paymentsHistory'), '/dashboard/payments-history'],
      [t('shell.nav.documents'), '/dashboard/documents'],
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(t('shell.nav.billing'));
  },
};
