import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox, CheckboxField, type CheckedState } from '@/primitives/Checkbox';
import { Link } from '@/primitives/Link';
import { Matrix } from '../kit/matrix';

const meta = {
  component: Checkbox,
  args: { checked: false, onCheckedChange: fn(), 'aria-label': 'Выбрать сервер 1024' },
  decorators: [
    (Story) => (
      <div className="max-w-100 p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

const states: Record<'off' | 'on' | 'mixed', CheckedState> = { off: false, on: true, mixed: 'mixed' };

export const Variants: Story = {
  render: ({ onCheckedChange }) => (
    <Matrix
      rows={['off', 'on', 'mixed']}
      columns={['enabled', 'disabled']}
      render={(state, ability) => (
        <Checkbox
          checked={states[state]}
          disabled={ability === 'disabled'}
          aria-label={`${state} ${ability}`}
          onCheckedChange={onCheckedChange}
        />
      )}
    />
  ),
};

export const WithLabel: Story = {
  render: ({ onCheckedChange }) => (
    <CheckboxField
      checked
      onCheckedChange={onCheckedChange}
      label={
        <>
          Принимаю <Link href="/terms">пользовательское соглашение</Link>
        </>
      }
    />
  ),
};

const needed = 'Необходимо согласиться со всеми условиями';

export const Validation: Story = {
  render: ({ onCheckedChange }) => (
    <CheckboxField
      checked={false}
      onCheckedChange={onCheckedChange}
      label="Принимаю правила оказания услуг"
      error={needed}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(needed);
  },
};
