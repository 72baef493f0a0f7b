import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Steps } from '@/primitives/Steps';
import { t } from '../kit/words';
import { expectLink } from '../kit/plays';

const payee = 'Получатель';
const payer = 'Плательщик';

const steps = [
  { id: 'method', title: 'Способ оплаты' },
  { id: 'payee', title: payee },
  { id: 'payer', title: payer },
  { id: 'confirm', title: 'Подтверждение' },
];

const meta = {
  component: Steps,
  args: { label: 'Оплата', steps, current: 'payer' },
  decorators: [
    (Story) => (
      <div className="max-w-250 p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The current step is announced. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(payer).closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const First: Story = { args: { current: 'method' } };

export const Last: Story = { args: { current: 'confirm' } };

/** Where each step has an address of its own; only those that are done lead back. */
export const WithLinks: Story = {
  args: { steps: steps.map((step) => ({ ...step, href: `?step=${step.id}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expectLink(canvas, `${payee} (${t('common.step.complete')})`, '?step=payee');
  },
};

/** In a narrow place the titles are for assistive technology alone: the step's own heading says which it is. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const title = canvas.getByText(payer);
    await expect(title.getBoundingClientRect().width).toBeLessThan(2);
    await expect(title.closest('li')).toHaveAttribute('aria-current', 'step');
  },
};
