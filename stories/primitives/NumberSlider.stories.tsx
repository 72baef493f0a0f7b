import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberSlider } from '@/primitives/NumberSlider';
import { held } from '../kit/Held';

const meta = {
  component: NumberSlider,
  args: {
    label: 'Количество услуг',
    value: 1,
    min: 1,
    max: 100,
    unit: 'шт.',
    marks: [1, 25, 50, 75, 100],
    onValueChange: fn(),
  },
  render: held(NumberSlider),
} satisfies Meta<typeof NumberSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The field and the knob are one value. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: meta.args.label });
    const knob = canvas.getByRole('slider', { name: meta.args.label });
    await userEvent.clear(input);
    await userEvent.type(input, '37{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(37);
    await expect(knob).toHaveAttribute('aria-valuenow', '37');
    knob.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(input).toHaveValue('47');
  },
};

/** A field that was emptied keeps the number it had. */
export const Emptied: Story = {
  args: { value: 12 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toHaveValue('12');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '12');
  },
};

export const Disabled: Story = { args: { value: 40, disabled: true } };

export const LongContent: Story = {
  args: {
    label: 'Количество одинаковых серверов, которые нужно заказать и оплатить вместе',
    value: 100,
    hint: 'Все серверы получат одну и ту же конфигурацию; сменить её у любого можно позже',
  },
};
