import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DateField } from '@/primitives/DateField';

const meta = {
  component: DateField,
  args: { label: 'Окончание раньше', value: '', onValueChange: fn(), className: 'm-6 max-w-72' },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(meta.args.label), '2026-12-31');
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-12-31');
  },
};

export const Filled: Story = { args: { value: '2026-12-31' } };

export const Validation: Story = { args: { error: 'Выберите дату в будущем' } };
