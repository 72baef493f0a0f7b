import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextAreaField } from '@/primitives/TextAreaField';
import { held } from '../kit/Held';

const meta = {
  component: TextAreaField,
  args: { label: 'Сообщение', value: '', onValueChange: fn() },
  render: held(TextAreaField),
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(meta.args.label), 'one{Enter}two');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('one\ntwo');
  },
};

export const WithHint: Story = { args: { hint: 'Что вы делали и что увидели', rows: 3 } };

export const Validation: Story = {
  args: { error: 'Напишите ответ', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(meta.args.label)).toBeInvalid();
  },
};

/** It grows with its text, up to 30rem, then scrolls. */
export const LongContent: Story = {
  args: { value: `${'Строка за строкой.\n'.repeat(60)}${'слово'.repeat(80)}` },
};
