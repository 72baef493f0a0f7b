import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderReceipt } from '@/components/OrderReceipt';
import { rubles } from '@/domain/money/money';
import { defaultConfiguration, type OrderConfiguration } from '@/domain/order/configuration';
import { quoteOrder } from '@/domain/pricing/quote';
import { exactly } from '../kit/textMatch';
import { money } from '../kit/words';
import { samplePrices } from '@/sample-data/prices';

function priced(changes: Partial<OrderConfiguration>, planMonthly = rubles(1577)) {
  const configuration = { ...defaultConfiguration, ...changes };
  return { configuration, quote: quoteOrder(planMonthly, configuration, samplePrices) };
}

const everything = {
  panel: 'cpanel',
  ipv4: 5,
  ipv6: true,
  backup: 'daily',
  count: 100,
  period: 'year',
} as const;

const meta = {
  component: OrderReceipt,
  args: priced({}),
  decorators: [
    (Story) => (
      <div className="max-w-80 p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §9: the sample plan for a month. */
export const Default: Story = {};

/** D15, D16: options, several servers, the saving of a period. */
// shows: ORDER-17
export const Configured: Story = {
  args: priced({ panel: 'plesk', ipv4: 3, count: 2, period: '6months' }),
  play: async ({ canvas }) => {
    // ceil((1577 + 300 + 400) × 6 × 0.9) = 12296, twice.
    await expect(canvas.getByText(exactly(money(24_592)))).toBeVisible();
  },
};

/** A plan with a fraction of a ruble: rounding up is a separate line. */
export const Rounded: Story = { args: priced({}, rubles(577.5)) };

export const LongContent: Story = { args: priced(everything, rubles(16000)) };
