import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconSelect } from '@/primitives/IconSelect';
import { ContrastIcon } from '@/primitives/icons';
import { expectContained } from '../kit/contained';

const meta = {
  component: IconSelect<string>,
  args: {
    label: 'Оформление',
    name: 'theme',
    icon: <ContrastIcon />,
    value: 'system',
    options: [
      { value: 'light', label: 'Светлое' },
      { value: 'dark', label: 'Тёмное' },
      { value: 'system', label: 'Как в системе' },
    ],
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IconSelect<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: meta.args.label });
    await expect(select).toHaveValue('system');
    await userEvent.selectOptions(select, 'dark');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dark');
    await expectContained(select);
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};
