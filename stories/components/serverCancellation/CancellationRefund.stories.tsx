import type { Meta, StoryObj } from '@storybook/react-vite';
import { CancellationRefund } from '@/components/serverCancellation/CancellationRefund';
import { kopecks } from '@/domain/money/money';
import { makeCancellationQuote } from '@/sample-data/cancellation';
import { paths } from '@/paths';
import { t } from '../../kit/words';
import { expectLink } from '../../kit/plays';

const meta = {
  component: CancellationRefund,
  args: { quote: makeCancellationQuote(), policyHref: paths.legal.refund },
} satisfies Meta<typeof CancellationRefund>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §9: which period, how much of it is used, what comes back, and by which rules. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expectLink(canvas, t('leaving.policy'), paths.legal.refund);
  },
};

export const Empty: Story = {
  args: { quote: makeCancellationQuote({ periods: [], refund: kopecks(0), byMethod: kopecks(0) }) },
};
