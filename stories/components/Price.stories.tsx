import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price, priceSizes } from '@/components/Price';
import { rubles } from '@/domain/money';
import { Matrix } from '../kit/matrix';

const meta = { component: Price, args: { amount: rubles(1577), per: 'month' } } satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D2. */
// proves: LANG-09, LANG-10, LANG-11
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1 577,00 RUB / мес.');
  },
};

export const Variants: Story = {
  render: ({ amount }) => (
    <Matrix
      rows={priceSizes}
      columns={['once', 'month']}
      render={(size, per) => <Price amount={amount} size={size} per={per} />}
    />
  ),
};
