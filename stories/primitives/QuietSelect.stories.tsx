import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { QuietSelect } from '@/primitives/QuietSelect';
import { GlobeIcon, MoonIcon } from '@/primitives/icons';
import { expectContained } from '../kit/contained';

const meta = {
  component: QuietSelect<string>,
  args: {
    label: 'Язык',
    icon: <GlobeIcon />,
    options: [
      { value: 'ru', label: 'Русский' },
      { value: 'en', label: 'English' },
    ],
    value: 'ru',
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QuietSelect<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: meta.args.label }), 'English');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('en');
  },
};

/** As wide as its icon in every browser. */
export const IconOnly: Story = {
  args: { label: 'Оформление', icon: <MoonIcon />, face: 'icon' },
  play: async ({ canvas }) => expectContained(canvas.getByRole('combobox')),
};
