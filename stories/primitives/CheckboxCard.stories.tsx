import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckboxCard } from '@/primitives/CheckboxCard';
import { heldChecked } from '../kit/Held';
import { Matrix } from '../kit/matrix';
import { startingWith } from '../kit/textMatch';

const meta = {
  component: CheckboxCard,
  args: {
    title: 'Сеть IPv6 /64',
    description: 'Доступна сразу после запуска сервера',
    trailing: '100,00 RUB / мес.',
    checked: false,
    onCheckedChange: fn(),
  },
  render: heldChecked(CheckboxCard),
} satisfies Meta<typeof CheckboxCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: meta.args.title });
    await expect(box).toHaveAccessibleDescription(/100,00 RUB/);
    await userEvent.click(canvas.getByText(/100,00 RUB/));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(box).toBeChecked();
  },
};

const notYet = 'В этом дата-центре сети IPv6 пока нет';

export const Disabled: Story = {
  args: { disabledReason: notYet },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(startingWith(notYet));
  },
};

export const Variants: Story = {
  render: ({ onCheckedChange }) => (
    <Matrix
      rows={['off', 'on']}
      columns={['enabled', 'disabled']}
      render={(state, ability) => (
        <CheckboxCard
          title={`${state} ${ability}`}
          trailing="100,00 RUB"
          checked={state === 'on'}
          onCheckedChange={onCheckedChange}
          disabledReason={ability === 'disabled' ? 'Сейчас недоступно' : undefined}
        />
      )}
    />
  ),
};
