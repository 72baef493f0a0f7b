import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LeavingNotice } from '@/components/LeavingNotice';
import { t } from '../kit/words';

const meta = {
  component: LeavingNotice,
  decorators: [
    (Story) => (
      <div className="max-w-180 p-6">
        <Story />
      </div>
    ),
  ],
  args: { leavesOn: '2026-12-20', act: 'edit', onStay: fn() },
} satisfies Meta<typeof LeavingNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Changes are kept until the server ends; one press, and it goes on. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('servers.menu.stay') }));
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};

/** To pay for more time is to keep the server. */
export const Renewal: Story = { args: { act: 'renewal' } };

/** Another plan is taken up to the same day. */
export const TariffChange: Story = { args: { act: 'tariff' } };
