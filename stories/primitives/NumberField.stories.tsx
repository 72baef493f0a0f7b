import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RestingNumber } from '@/primitives/NumberControl';
import { NumberField } from '@/primitives/NumberField';
import { held } from '../kit/Held';
import { t } from '../kit/words';

const meta = {
  component: NumberField,
  args: { label: 'Количество услуг', value: 1, min: 1, max: 100, onValueChange: fn() },
  render: held(NumberField),
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An out-of-bounds value is corrected on blur. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText(meta.args.label);
    await userEvent.clear(input);
    await userEvent.type(input, '250');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(100);
    await expect(input).toHaveValue('100');
    await userEvent.click(canvas.getByRole('button', { name: t('common.less', { label: meta.args.label }) }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(99);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(meta.args.label)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(100);
  },
};

/** An empty field is reported as null, not as zero. */
export const Empty: Story = {
  args: { value: null },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText(meta.args.label);
    await userEvent.type(input, '7{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(7);
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** The native field before the first interaction. */
export const BeforeItsCode: Story = {
  render: held(RestingNumber),
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText(meta.args.label);
    const less = canvas.getByRole('button', { name: t('common.less', { label: meta.args.label }) });
    await expect(less).toBeDisabled();
    await userEvent.clear(input);
    await userEvent.type(input, '250{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(100);
    await expect(input).toHaveValue('100');
    await userEvent.click(less);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(99);
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const WithUnit: Story = {
  args: { label: 'Место на диске', value: 1000.5, min: 0, max: 100_000, step: 0.5, unit: 'ГБ' },
};

export const Validation: Story = {
  args: { value: null, error: 'Укажите количество', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(meta.args.label)).toBeInvalid();
  },
};

export const Disabled: Story = { args: { value: 3, disabled: true } };

export const ReadOnly: Story = { args: { value: 3, readOnly: true } };
