import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from '@/primitives/Switch';
import { heldChecked } from '../kit/Held';
import { whereChangesAreOff, whyOff } from '../kit/changesOff';
import { Matrix } from '../kit/matrix';

const meta = {
  component: Switch,
  args: { label: 'Автопродление', checked: true, onCheckedChange: fn() },
  render: heldChecked(Switch),
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: meta.args.label });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText(meta.args.label));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const Variants: Story = {
  render: ({ onCheckedChange }) => (
    <Matrix
      rows={['off', 'on']}
      columns={['enabled', 'disabled']}
      render={(state, ability) => (
        <Switch
          label={`${state} ${ability}`}
          checked={state === 'on'}
          disabled={ability === 'disabled'}
          onCheckedChange={onCheckedChange}
        />
      )}
    />
  ),
};

export const WithDescription: Story = {
  args: { description: 'За день до окончания срока спишем оплату следующего месяца с баланса' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(args.description);
  },
};

/** Where nothing may be changed, it stays as it is and says why. */
export const NothingMayChange: Story = {
  args: { isChange: true },
  decorators: [whereChangesAreOff],
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { description: whyOff.reason });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(whyOff.onExplain).toHaveBeenCalledWith(whyOff.reason);
  },
};
