import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { recoveryActions, rescueStates, type RecoveryAction } from '@/domain/servers/rescue';
import { knownServerStatuses } from '@/domain/servers/serverStates';
import { toRecoveryView, type RecoverySources } from '@/screens/servers/ServerScreen/recoveryView';
import ServerRecovery from '@/screens/servers/ServerScreen/ServerRecovery';
import { inContentArea } from '../../../kit/contentArea';
import { choice, knobs } from '../../../kit/knobs';
import { alerts, press, presses } from '../../../kit/plays';
import { t } from '../../../kit/words';

function viewOf(changes: Partial<RecoverySources> = {}) {
  return toRecoveryView({
    server: { status: 'Active' },
    load: { status: 'ready', value: 'off' },
    question: null,
    shown: null,
    ...changes,
  });
}

const asked = (action: RecoveryAction) => viewOf({ question: { action, submission: { status: 'idle' } } });

const meta = {
  component: ServerRecovery,
  decorators: [inContentArea],
  args: {
    view: viewOf(),
    onAsk: fn(),
    onConfirm: fn(),
    onClose: fn(),
    onPasswordClose: fn(),
    onRetry: fn(),
    onReasonAsk: fn(),
  },
} satisfies Meta<typeof ServerRecovery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A running server: both are possible. */
// shows: RESCUE-01, RESCUE-02
export const Default: Story = {
  parameters: knobs(
    { rescue: choice(rescueStates), server: choice(knownServerStatuses) },
    ({ rescue, server }) => ({
      view: viewOf({ load: { status: 'ready', value: rescue }, server: { status: server } }),
    }),
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('rescue.password.reset') }));
    await expect(args.onAsk).toHaveBeenLastCalledWith('password');
    await userEvent.click(canvas.getByRole('button', { name: t('rescue.rescue.start') }));
    await expect(args.onAsk).toHaveBeenLastCalledWith('rescueOn');
  },
};

export const Loading: Story = { args: { view: viewOf({ load: { status: 'loading' } }) } };

export const Error: Story = {
  args: { view: viewOf({ load: { status: 'error', reason: 'offline' } }) },
  play: presses('common.retry', 'onRetry'),
};

/** The rescue system runs: the way back is the main action. */
// shows: RESCUE-02
export const InRescue: Story = {
  args: { view: viewOf({ load: { status: 'ready', value: 'on' } }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('rescue.rescue.on'));
    await userEvent.click(canvas.getByRole('button', { name: t('rescue.rescue.stop') }));
    await expect(args.onAsk).toHaveBeenLastCalledWith('rescueOff');
    await userEvent.click(canvas.getByRole('button', { name: t('rescue.password.reset') }));
    await expect(args.onReasonAsk).toHaveBeenLastCalledWith(t('rescue.obstacle.rescue'));
  },
};

// shows: RESCUE-03
export const Busy: Story = {
  args: { view: viewOf({ load: { status: 'ready', value: 'starting' }, server: { status: 'Activation' } }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('rescue.rescue.start') }));
    await expect(args.onReasonAsk).toHaveBeenLastCalledWith(t('rescue.obstacle.busy'));
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

/** A server that its owner switched off can start in rescue mode. */
export const SwitchedOff: Story = { args: { view: viewOf({ server: { status: 'Off' } }) } };

export const Unreachable: Story = { args: { view: viewOf({ server: { status: 'Suspended' } }) } };

/** The question before each action. */
// shows: RESCUE-03
export const AskPassword: Story = {
  args: { view: asked('password') },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: t('rescue.ask.password.title') }));
    await press(dialog, t('rescue.ask.password.confirm'), args.onConfirm);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AskRescue: Story = { args: { view: asked(recoveryActions[1]) } };

export const AskDisk: Story = { args: { view: asked(recoveryActions[2]) } };

export const Pending: Story = {
  args: { view: viewOf({ question: { action: 'rescueOn', submission: { status: 'pending' } } }) },
};

/** D51: the demonstration has no machine. */
export const SubmitFailed: Story = {
  args: {
    view: viewOf({
      question: { action: 'password', submission: { status: 'failed', reason: 'demonstration' } },
    }),
  },
  play: alerts('rescue.refused.demonstration'),
};

/** Shown once, to be copied. */
// shows: RESCUE-01
export const PasswordShown: Story = {
  args: { view: viewOf({ shown: { action: 'password', password: 'kQ7mzWt2RrX9pLhF4eYd', user: 'root' } }) },
  play: async ({ args }) => {
    const name = t('rescue.shown.title', { user: 'root' });
    const dialog = within(await screen.findByRole('dialog', { name }));
    await expect(dialog.getByText('kQ7mzWt2RrX9pLhF4eYd')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onPasswordClose).toHaveBeenCalledOnce();
  },
};

// shows: RESCUE-02
export const RescuePasswordShown: Story = {
  args: {
    view: viewOf({ shown: { action: 'rescueOn', password: 'kQ7mzWt2RrX9pLhF4eYd', user: 'root' } }),
  },
};
