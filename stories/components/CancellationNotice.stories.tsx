import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CancellationNotice } from '@/components/CancellationNotice';
import { presses } from '../kit/plays';

const meta = {
  component: CancellationNotice,
  decorators: [
    (Story) => (
      <div className="max-w-180 p-6">
        <Story />
      </div>
    ),
  ],
  args: { leavesOn: '2026-12-20', act: 'edit', onServerKeep: fn() },
} satisfies Meta<typeof CancellationNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Changes are kept until the server ends; the button withdraws the cancellation. */
export const Default: Story = {
  play: presses('servers.menu.stay', 'onServerKeep'),
};

/** To pay for more time is to keep the server. */
export const Renewal: Story = { args: { act: 'renewal' } };

/** Another plan is taken up to the same day. */
export const TariffChange: Story = { args: { act: 'tariff' } };
