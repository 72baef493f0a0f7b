import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from '@/primitives/SearchField';
import { t } from '../kit/words';

const meta = {
  component: SearchField,
  args: { value: '', onValueChange: fn(), className: 'm-6 max-w-80' },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D9: Ctrl+Shift+F focuses it from anywhere. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Control>}{Shift>}[KeyF]{/Shift}{/Control}');
    await expect(canvas.getByPlaceholderText(t('list.search'))).toHaveFocus();
    await userEvent.keyboard('a');
    await expect(args.onValueChange).toHaveBeenCalledWith('a');
  },
};

export const Filled: Story = {
  args: { value: 'shop.example.ru' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('list.clearSearch') }));
    await userEvent.type(canvas.getByRole('searchbox'), '{Escape}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};
