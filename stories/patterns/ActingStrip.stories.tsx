import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { memberRoles } from '@/domain/members/memberRole';
import { ActingStrip } from '@/patterns/ActingStrip';
import { choice, knobs } from '../kit/knobs';
import { presses } from '../kit/plays';

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
  play: presses('acting.return', 'onReturn'),
};

export const LongContent: Story = { args: { name: 'Акционерное общество '.repeat(12), role: 'readOnly' } };
