import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MonthlyAfter } from '@/components/MonthlyAfter';
import { rubles } from '@/domain/money';
import { exactly } from '../kit/textMatch';
import { money, t } from '../kit/words';

const meta = { component: MonthlyAfter, args: { amount: rubles(1577) } } satisfies Meta<typeof MonthlyAfter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D36: what will be charged again, and where to stop it. */
// proves: PAY-37
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(exactly(t('pricing.monthlyAfter', { amount: money(1577) })))).toBeVisible();
  },
};
