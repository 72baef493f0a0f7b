import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AmountField } from '@/primitives/AmountField';
import { held } from '../kit/Held';

const onCurrencyChange = fn();

const meta = {
  component: AmountField,
  args: { label: 'Сумма', value: '', onValueChange: fn(), currency: { kind: 'fixed', code: 'RUB' } },
  render: held(AmountField<string>),
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text is reported as typed, including a comma. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText(meta.args.label);
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(input, '12,50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12,50');
  },
};

export const WithCurrencies: Story = {
  args: {
    value: '1577.00',
    hint: 'Не меньше 50,00 RUB',
    currency: {
      kind: 'choice',
      label: 'Валюта',
      options: [
        { value: 'USD', label: '$' },
        { value: 'RUB', label: 'RUB' },
        { value: 'EUR', label: 'EUR' },
      ],
      value: 'RUB',
      onValueChange: onCurrencyChange,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'EUR');
    await expect(onCurrencyChange).toHaveBeenCalledWith('EUR');
  },
};

export const Validation: Story = {
  args: { error: 'Обязательное поле', required: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText(meta.args.label);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(args.error);
  },
};

export const Disabled: Story = { args: { value: '1577.00', disabled: true } };
