import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { PasswordDialog, type PasswordDialogView } from '@/screens/admin/PasswordDialog/PasswordDialog';
import { inContentArea } from '../../kit/contentArea';
import { choice, knobs, toggle } from '../../kit/knobs';
import { t } from '../../kit/words';
import { press } from '../../kit/plays';
import { idle } from './adminListFrame';

const empty: PasswordDialogView = {
  password: '',
  isShown: false,
  problem: null,
  refusals: 0,
  submission: idle,
};
const typed: PasswordDialogView = { ...empty, password: 'correct horse battery' };
const problems = ['none', 'required', 'wrongPassword', 'tooManyTries'] as const;

const meta = {
  component: PasswordDialog,
  decorators: [inContentArea],
  args: {
    view: empty,
    onPasswordChange: fn(),
    onShownChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PasswordDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => within(await screen.findByRole('dialog'));

/** Staff enter the password before a sensitive action. */
// shows: STAFF-01
export const Default: Story = {
  parameters: knobs({ problem: choice(problems), isShown: toggle() }, ({ problem, isShown }) => ({
    view: { ...typed, isShown, problem: problem === 'none' ? null : problem },
  })),
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.type(dialog.getByLabelText(new RegExp(`^${t('admin.password.field')}`)), 'x');
    await expect(args.onPasswordChange).toHaveBeenCalledWith('x');
    await press(dialog, t('common.showPassword'), args.onShownChange, true);
    await press(dialog, t('admin.password.submit'), args.onSubmit);
    await press(dialog, t('common.cancel'), args.onClose);
  },
};

export const Validation: Story = {
  args: { view: { ...empty, problem: 'required', refusals: 1 } },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText(t('admin.password.problem.required'))).toBeVisible();
  },
};

export const WrongPassword: Story = {
  args: { view: { ...typed, isShown: true, problem: 'wrongPassword', refusals: 1 } },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText(t('admin.password.problem.wrongPassword'))).toBeVisible();
  },
};

export const TooManyTries: Story = {
  args: { view: { ...typed, problem: 'tooManyTries', refusals: 1 } },
};

export const Pending: Story = { args: { view: { ...typed, submission: { status: 'pending' } } } };

export const Error: Story = {
  args: { view: { ...typed, refusals: 1, submission: { status: 'failed', reason: 'offline' } } },
};
