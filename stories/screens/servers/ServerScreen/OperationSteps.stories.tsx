import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import OperationSteps from '@/screens/servers/ServerScreen/OperationSteps';
import { inContentArea } from '../../../kit/contentArea';
import { choice, knobs, toggle } from '../../../kit/knobs';
import { t } from '../../../kit/words';

const at = '2026-11-21T11:59:00Z';
const startedAt = '2026-11-21T11:59:04Z';

const meta = {
  component: OperationSteps,
  decorators: [inContentArea],
  args: { operation: { action: 'create', at, startedAt } },
} satisfies Meta<typeof OperationSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

// shows: SERVERPAGE-14
export const Default: Story = {
  parameters: knobs(
    { action: choice(['create', 'reinstall', 'restoreSnapshot', 'reboot']), isQueued: toggle() },
    ({ action, isQueued }) => ({ operation: { action, at, startedAt: isQueued ? undefined : startedAt } }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('server.underWay.create')).closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
  },
};

/** The operation is queued. */
export const Queued: Story = {
  args: { operation: { action: 'create', at } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('server.steps.waits')).closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
  },
};
