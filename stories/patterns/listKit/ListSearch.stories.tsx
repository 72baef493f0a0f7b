import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ListSearch } from '@/patterns/listKit/ListSearch';
import { Button } from '@/primitives/Button';

const meta = {
  component: ListSearch,
  args: { value: '', onValueChange: fn() },
  // A list's toolbar: the field shrinks for the buttons, and is above them on a phone.
  decorators: [
    (Story) => (
      <div className="flex flex-wrap items-center gap-2 p-6">
        <Story />
        <Button>Обновить</Button>
      </div>
    ),
  ],
} satisfies Meta<typeof ListSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'a');
    await expect(args.onValueChange).toHaveBeenCalledWith('a');
  },
};

export const LongContent: Story = { args: { value: 'очень-длинное-имя-сервера.example.ru '.repeat(4) } };
