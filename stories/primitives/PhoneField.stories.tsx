import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PhoneField, type PhoneFieldProps } from '@/primitives/PhoneField';
import { Held } from '../kit/Held';

type Country = 'ru' | 'us' | 'uk';

/** A mask such as a form's owner brings: 900 123-45-67. */
function masked(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 10);
  return [
    digits.slice(0, 3),
    [digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)].filter(Boolean).join('-'),
  ]
    .filter(Boolean)
    .join(' ');
}

const meta = {
  component: PhoneField<Country>,
  args: {
    label: 'Телефон',
    countryLabel: 'Код страны',
    countries: [
      { value: 'ru', name: 'Россия', code: '+7' },
      { value: 'us', name: 'США', code: '+1' },
      { value: 'uk', name: 'Великобритания', code: '+44' },
    ],
    country: 'ru',
    onCountryChange: fn(),
    value: '',
    onValueChange: fn(),
    placeholder: '900 123-45-67',
  },
  render: (args: PhoneFieldProps<Country>) => (
    <Held initial={args.value}>
      {(value, hold) => (
        <PhoneField
          {...args}
          value={value}
          onValueChange={(text) => {
            hold(masked(text));
            args.onValueChange(text);
          }}
        />
      )}
    </Held>
  ),
} satisfies Meta<typeof PhoneField<Country>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The mask rewrites; a digit put in the middle leaves the caret behind it. */
// shows: PROFILE-07
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(meta.args.label);
    await userEvent.type(input, '900123456');
    await expect(input).toHaveValue('900 123-45-6');
    await userEvent.type(input, '7', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(input).toHaveValue('970 012-34-56');
    await expect(input.selectionStart).toBe(2);
    await userEvent.selectOptions(canvas.getByLabelText(meta.args.countryLabel), 'uk');
    await expect(args.onCountryChange).toHaveBeenCalledWith('uk');
  },
};

export const Filled: Story = {
  args: { value: '900 123-45-67', hint: 'Позвоним, только если с сервером беда' },
};

export const Validation: Story = {
  args: { value: '900 123', error: 'В номере не хватает цифр: нужно 10', required: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText(meta.args.label)).toHaveAccessibleDescription(args.error);
  },
};

export const Disabled: Story = { args: { value: '900 123-45-67', disabled: true } };
