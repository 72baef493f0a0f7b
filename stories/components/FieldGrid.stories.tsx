import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FieldGrid } from '@/components/FieldGrid';
import { TextField } from '@/primitives/TextField';

const meta = {
  component: FieldGrid,
  args: {
    children: (
      <>
        <TextField label="Имя" value="Анна" onValueChange={fn()} />
        <TextField label="Фамилия" value="Ковалёва" onValueChange={fn()} />
        <TextField label="Телефон" hint="С кодом страны" value="+7 912 345-67-89" onValueChange={fn()} />
      </>
    ),
  },
} satisfies Meta<typeof FieldGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const left = (element: HTMLElement) => element.getBoundingClientRect().left;

/** A wide container holds two in a row; one of a phone's width stacks them. */
export const Default: Story = {
  decorators: [
    (Story) => (
      <div className="@container p-6">
        <Story />
      </div>
    ),
  ],
};

/** Depends on its container, not on the window. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="@container m-6 max-w-72">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('textbox').map(left);
    await expect(second).toBe(first);
  },
};
