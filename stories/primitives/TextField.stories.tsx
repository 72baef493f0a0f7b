import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from '@/primitives/TextField';
import { Held } from '../kit/Held';

const meta = {
  component: TextField,
  args: { label: 'E-mail', value: '', onValueChange: fn(), type: 'email', autoComplete: 'email' },
  render: (args) => (
    <Held initial={args.value}>
      {(value, hold) => (
        <TextField
          {...args}
          value={value}
          onValueChange={(next) => {
            hold(next);
            args.onValueChange?.(next);
          }}
        />
      )}
    </Held>
  ),
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'anna@example.ru');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('anna@example.ru');
  },
};

export const WithHint: Story = { args: { hint: 'На этот адрес придёт код подтверждения' } };

export const Validation: Story = {
  args: {
    value: 'anna@',
    error: 'Проверьте адрес: после @ нужен домен, например anna@example.ru',
    required: true,
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('E-mail');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(args.error);
  },
};

export const Disabled: Story = { args: { value: 'anna@example.ru', disabled: true } };

export const ReadOnly: Story = { args: { value: 'anna@example.ru', readOnly: true } };

export const Mono: Story = { args: { label: 'IP-адрес', value: '185.104.113.20', type: 'text', mono: true } };

export const LongContent: Story = {
  args: {
    label:
      'Полное наименование организации по учредительным документам, как оно будет в закрывающих документах',
    value: 'Общество с ограниченной ответственностью «Научно-производственное объединение Меридиан»',
    hint: 'Пишите так, как в выписке из ЕГРЮЛ: вместе с организационно-правовой формой, без сокращений',
    type: 'text',
  },
};
