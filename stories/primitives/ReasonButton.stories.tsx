import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReasonButton } from '@/primitives/ReasonButton';

const meta = {
  component: ReasonButton,
  args: { children: 'Изменить', disabledReason: null, onClick: fn(), onExplain: fn() },
  decorators: [
    (Story) => (
      <div className="m-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReasonButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Pressed while disabled, it hands its reason over instead of doing anything. */
export const Disabled: Story = {
  tags: ['played'],
  args: { disabledReason: 'Выберите один сервер' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: meta.args.children });
    await expect(button).toHaveAccessibleDescription(args.disabledReason);
    // Screen readers do not read it again after the button.
    await expect(canvas.getByText(args.disabledReason ?? '')).not.toBeVisible();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(args.onExplain).toHaveBeenCalledWith(args.disabledReason);
  },
};
