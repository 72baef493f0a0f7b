import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RenewalCharges } from '@/components/RenewalCharges';
import { rubles } from '@/domain/money/money';
import { exactly } from '../kit/textMatch';
import { money, t } from '../kit/words';
import { shows } from '../kit/plays';

const meta = {
  component: RenewalCharges,
  args: { charges: [{ period: 'year', amount: rubles(16086) }] },
} satisfies Meta<typeof RenewalCharges>;

export default meta;
type Story = StoryObj<typeof meta>;

const yearly = () => t('pricing.renewals.charge', { amount: money(16086), period: 'year' });

/** D36, D40: a year is renewed for a year, and where to stop it. */
// shows: PAY-37, DAYS-03
export const Default: Story = {
  play: shows(() => exactly(t('pricing.renewals', { charges: yearly() }))),
};

/** A checkout with a month and a year in it. */
export const SeveralPeriods: Story = {
  args: {
    charges: [
      { period: 'month', amount: rubles(1577) },
      { period: 'year', amount: rubles(16086) },
    ],
  },
  play: async ({ canvas }) => {
    const monthly = t('pricing.renewals.charge', { amount: money(1577), period: 'month' });
    const charges = `${monthly}, ${yearly()}`;
    await expect(canvas.getByText(exactly(t('pricing.renewals', { charges })))).toBeVisible();
  },
};
