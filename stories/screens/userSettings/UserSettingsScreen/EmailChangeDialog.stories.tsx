import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { EmailChangeOverlay } from '@/screens/userSettings/UserSettingsScreen/emailChange';
import EmailChangeDialog from '@/screens/userSettings/UserSettingsScreen/EmailChangeDialog';
import { t } from '../../../kit/words';
import { press } from '../../../kit/plays';

type Overlay = Extract<EmailChangeOverlay, { kind: 'email' }>;

const dialogWith = (changes: Partial<Overlay> = {}): Overlay => ({
  kind: 'email',
  draft: { email: '', password: '' },
  problems: {},
  isPasswordShown: false,
  refusals: 0,
  submission: { status: 'idle' },
  ...changes,
});

const draft = { email: 'a.sokolova@example.com', password: 'correct horse' };

const meta = {
  component: EmailChangeDialog,
  args: {
    overlay: dialogWith(),
    onEmailDraftChange: fn(),
    onEmailPasswordShownChange: fn(),
    onEmailSubmit: fn(),
    onEmailClose: fn(),
  },
} satisfies Meta<typeof EmailChangeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async () => within(await screen.findByRole('dialog'));

/** The new address and the password; then both mailboxes get a link. */
// shows: SETTINGS-19
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: /./ }), 'a');
    await expect(args.onEmailDraftChange).toHaveBeenLastCalledWith({ email: 'a' });
    await userEvent.type(dialog.getByLabelText(new RegExp(`^${t('accountSecurity.ask.password')}`)), 'p');
    await expect(args.onEmailDraftChange).toHaveBeenLastCalledWith({ password: 'p' });
    await press(dialog, t('common.showPassword'), args.onEmailPasswordShownChange, true);
    await press(dialog, t('accountSecurity.email.ask.submit'), args.onEmailSubmit);
    await press(dialog, t('common.cancel'), args.onEmailClose);
  },
};

export const Validation: Story = {
  args: {
    overlay: dialogWith({
      draft: { email: 'anna@', password: '' },
      problems: { email: 'invalid', password: 'required' },
      refusals: 1,
    }),
  },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByText(t('accountSecurity.email.ask.invalid'))).toBeVisible();
    await expect(dialog.getByText(t('accountSecurity.ask.required'))).toBeVisible();
  },
};

export const Pending: Story = {
  args: { overlay: dialogWith({ draft, submission: { status: 'pending' } }) },
};

/** The password is wrong; what was typed stays. */
export const WrongPassword: Story = {
  args: {
    overlay: dialogWith({
      draft,
      refusals: 1,
      submission: { status: 'failed', reason: 'wrongCurrentPassword' },
    }),
  },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      t('accountSecurity.problem.wrongCurrentPassword'),
    );
  },
};

/** D51: nobody signs in to the demonstration. */
export const Demonstration: Story = {
  args: {
    overlay: dialogWith({ draft, refusals: 1, submission: { status: 'failed', reason: 'demonstration' } }),
  },
};

export const LongContent: Story = {
  args: {
    overlay: dialogWith({ draft: { ...draft, email: `${'x'.repeat(60)}@${'y'.repeat(60)}.example` } }),
  },
};
