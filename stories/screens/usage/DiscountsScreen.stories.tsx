import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { kopecks } from '@/domain/money/money';
import type { Discounts } from '@/domain/usage/promoUse';
import { exampleDiscounts, makePromoUse } from '@/sample-data/discounts';
import { DiscountsScreen } from '@/screens/usage/DiscountsScreen/DiscountsScreen';
import { toDiscountsView } from '@/screens/usage/DiscountsScreen/discountsView';
import { inContentArea } from '../../kit/contentArea';
import { count, knobs } from '../../kit/knobs';
import { leadsTo, retries } from '../../kit/plays';
import { t } from '../../kit/words';

const viewOf = (value: Discounts) => toDiscountsView({ status: 'ready', value });
const many = (uses: number, shown = uses): Discounts => ({
  items: Array.from({ length: shown }, (_, index) => makePromoUse({ payment: `MRD-${9000 - index}` })),
  uses,
  saved: kopecks(uses * 15_770),
});

/** Number of uses, each of the same code. */
const discountKnobs = knobs({ uses: count(3, 200) }, ({ uses }) => ({ view: viewOf(many(uses)) }));

const meta = {
  component: DiscountsScreen,
  decorators: [inContentArea],
  args: { view: viewOf(exampleDiscounts), onRetry: fn() },
} satisfies Meta<typeof DiscountsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One awaits its payment, one is paid, and one is from before savings were stored. */
// shows: USAGE-03
export const Default: Story = {
  parameters: discountKnobs,
  play: async ({ canvas }) => {
    const [unpaid, paid, old] = within(canvas.getByRole('list', { name: t('discounts.list') })).getAllByRole(
      'listitem',
    );
    if (!unpaid || !paid || !old) throw new globalThis.Error('Three uses are listed');
    await expect(unpaid).toHaveTextContent(t('discounts.unpaid'));
    await expect(within(unpaid).queryByRole('link')).toBeNull();
    await expect(within(paid).getByRole('link')).toHaveAttribute('href', '/dashboard/orders/order?id=12');
    await expect(old).toHaveTextContent(t('discounts.unknown'));
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

// shows: USAGE-04
export const Empty: Story = {
  args: { view: viewOf(many(0)) },
  play: leadsTo('discounts.enter', '/dashboard/cart'),
};

export const Error: Story = {
  args: { view: { status: 'error', reason: 'offline' } },
  play: retries('onRetry'),
};

/** The longest code, and more uses than are listed. */
export const LongContent: Story = {
  args: {
    view: viewOf({
      ...many(4321),
      items: [
        makePromoUse({
          code: 'NEW-YEAR-2027-FRIENDS-AND-FAMILY',
          saved: kopecks(123_456_700),
          isPaid: false,
        }),
        makePromoUse({ payment: 'MRD-4001', amount: kopecks(987_654_321) }),
      ],
    }),
  },
};
