import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SelectField } from '@/primitives/SelectField';

const meta = {
  component: SelectField,
  args: {
    label: 'Регион',
    value: '',
    placeholder: 'Выберите регион',
    options: [
      { value: 'idaho', label: 'Айдахо' },
      { value: 'california', label: 'Калифорния' },
      { value: 'texas', label: 'Техас' },
    ],
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-100 p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText(meta.args.label), 'texas');
    await expect(args.onValueChange).toHaveBeenCalledWith('texas');
  },
};

export const Filled: Story = { args: { value: 'california' } };

export const Validation: Story = { args: { error: 'Выберите регион', required: true } };

export const Disabled: Story = { args: { value: 'idaho', disabled: true } };
