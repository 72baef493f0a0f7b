import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { memberRoles } from '@/domain/members/memberRole';
import { ActingStrip } from '@/patterns/ActingStrip';
import { choice, knobs } from '../kit/knobs';
import { t } from '../kit/words';

const meta = {
  component: ActingStrip,
  args: { name: 'Acme Hosting', role: 'technician', onReturn: fn() },
} satisfies Meta<typeof ActingStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The account of a colleague, with the way back to one's own. */
// shows: COLLEAGUES-10
export const Default: Story = {
  parameters: knobs({ role: choice(memberRoles) }, ({ role }) => ({ role })),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('acting.return') }));
    await expect(args.onReturn).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = { args: { name: 'Акционерное общество '.repeat(12), role: 'readOnly' } };
