import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Steps } from '@/primitives/Steps';

const steps = [
  { id: 'method', title: 'Способ оплаты' },
  { id: 'payee', title: 'Получатель' },
  { id: 'payer', title: 'Плательщик' },
  { id: 'confirm', title: 'Подтверждение' },
];

const meta = {
  component: Steps,
  args: { label: 'Оплата', steps, current: 'payer', onStepSelect: fn() },
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

/** The current step is announced; only those that are done lead back. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Плательщик').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Способ оплаты (пройден)' }));
    await expect(args.onStepSelect).toHaveBeenCalledWith('method');
  },
};

export const First: Story = { args: { current: 'method' } };

export const Last: Story = { args: { current: 'confirm' } };

/** Where each step has an address of its own. */
export const WithLinks: Story = {
  args: { steps: steps.map((step) => ({ ...step, href: `?step=${step.id}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Получатель (пройден)' })).toHaveAttribute(
      'href',
      '?step=payee',
    );
  },
};

/** In a narrow place the titles give way to one line. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Шаг 3 из 4: Плательщик')).toBeVisible();
  },
};
