import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import LeaveDialog from '@/components/LeaveDialog';
import { t } from '../kit/words';

const meta = {
  component: LeaveDialog,
  args: { onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof LeaveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Unsaved changes and a way out: Enter and Escape both keep them. */
export const Default: Story = {
  play: async ({ args }) => {
    const stay = await screen.findByRole('button', { name: t('common.leave.stay') });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalled();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

/** Leaving is the second button, in the colour of what cannot be taken back. */
export const Leave: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('common.leave.confirm') }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onStay).not.toHaveBeenCalled();
  },
};
