import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OutcomePage } from '@/patterns/OutcomePage';
import { Button } from '@/primitives/Button';
import { inContentArea } from '../kit/contentArea';

const meta = {
  component: OutcomePage,
  decorators: [inContentArea],
  args: {
    tone: 'success',
    title: 'Заказ оплачен',
    isFresh: false,
    description: 'Квитанция придёт на anna.sokolova@example.ru.',
    children: <p className="rounded-card border border-border bg-surface p-5">MRD-5113</p>,
    actions: <Button intent="primary">История платежей</Button>,
  },
} satisfies Meta<typeof OutcomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** It has just replaced a form: its heading takes focus. */
export const Fresh: Story = {
  args: { isFresh: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const Waiting: Story = { args: { tone: 'waiting', title: 'Ждём ваш платёж' } };

export const Danger: Story = { args: { tone: 'danger', title: 'Платёж отклонён', children: undefined } };
