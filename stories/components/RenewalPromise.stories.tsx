import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rubles } from '@/domain/money/money';
import { RenewalPromise } from '@/components/RenewalPromise';
import { makeServer } from '@/sample-data/servers';
import { i18n } from '../kit/words';

const server = makeServer();

const meta = {
  component: RenewalPromise,
  decorators: [
    (Story) => (
      <p className="max-w-100 p-6 text-sm text-text-muted">
        <Story />
      </p>
    ),
  ],
  args: { server, isOn: true, amount: server.monthlyPrice, period: 'month', deletionDays: 14 },
} satisfies Meta<typeof RenewalPromise>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The charge and its date. */
export const Default: Story = {};

/** A year is renewed for a year (D40). */
export const Yearly: Story = { args: { period: 'year', amount: rubles(16_086) } };

/** Auto-renewal is off; the text says what happens unless somebody renews the server. */
export const Off: Story = { args: { isOn: false } };

/** The provider's grace of ten days moves the suspension and the deletion. */
// shows: DAYS-06
export const LongGrace: Story = {
  args: { isOn: false, server: { ...server, endDate: '2026-12-24', graceDays: 10 } },
  play: async ({ canvas }) => {
    const { t, date } = i18n();
    await expect(
      canvas.getByText(t('renewal.off', { stops: date('2027-01-03'), deleted: date('2027-01-17') })),
    ).toBeVisible();
  },
};

/** Cancelled by its owner: nothing is charged any more. */
export const Cancelled: Story = { args: { server: { ...server, leavesOn: server.endDate } } };
