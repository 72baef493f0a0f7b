import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DateField } from '@/primitives/DateField';
import { i18n } from '../kit/words';

const meta = {
  component: DateField,
  args: { label: 'Окончание раньше', value: '', onValueChange: fn(), className: 'm-6 max-w-72' },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D2: day, month, year in Russian; typed one after another, without the signs between them. */
// shows: LANG-07
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const isRussian = i18n().locale === 'ru';
    // Before the first interaction the date is static, but its label still focuses it.
    await userEvent.click(canvas.getByText(meta.args.label));
    const group = await canvas.findByRole('group', { name: meta.args.label });
    const parts = within(group).getAllByRole('spinbutton');
    const order = isRussian ? /^\p{L}{2}\.\p{L}{2}\.\p{L}{4}$/u : /^\p{L}{2}\/\p{L}{2}\/\p{L}{4}$/u;
    await expect(group.textContent).toMatch(order);
    // Its label leads to the first part, as with any field.
    await userEvent.click(canvas.getByText(meta.args.label));
    await waitFor(() => expect(parts[0]).toHaveFocus());
    await userEvent.keyboard(isRussian ? '31122026' : '12312026');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-12-31');
  },
};

export const Filled: Story = {
  args: { value: '2026-12-31' },
  play: async ({ canvas }) => {
    const shown = i18n().locale === 'ru' ? '31.12.2026' : '12/31/2026';
    await userEvent.hover(canvas.getByText(meta.args.label));
    const group = await canvas.findByRole('group', { name: meta.args.label });
    await expect(group).toHaveTextContent(shown);
  },
};

/** Half a date that is left is none. */
export const Erased: Story = {
  args: { value: '2026-12-31' },
  play: async ({ canvas, args }) => {
    await userEvent.hover(canvas.getByText(meta.args.label));
    const [first] = within(await canvas.findByRole('group', { name: meta.args.label })).getAllByRole(
      'spinbutton',
    );
    first?.focus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    first?.blur();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(''));
  },
};

export const Validation: Story = { args: { error: 'Выберите дату в будущем' } };
