import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DataTab } from '@/screens/userSettings/UserSettingsScreen/DataTab';
import { inContentArea } from '../../../kit/contentArea';
import { t } from '../../../kit/words';
import { presses } from '../../../kit/plays';

const meta = {
  component: DataTab,
  decorators: [inContentArea],
  args: { deletionLock: null, onDeletionAsk: fn(), onReasonAsk: fn() },
} satisfies Meta<typeof DataTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: presses('userSettings.deletion.ask', 'onDeletionAsk') };

/** Another administrator deletes the account of one of staff. */
// shows: SETTINGS-21
export const OfStaff: Story = {
  args: { deletionLock: 'staff' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('userSettings.deletion.ask') }));
    await expect(args.onDeletionAsk).not.toHaveBeenCalled();
    await expect(args.onReasonAsk).toHaveBeenCalledWith(t('userSettings.deletion.lock.staff'));
  },
};
