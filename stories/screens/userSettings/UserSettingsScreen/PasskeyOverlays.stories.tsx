import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { makePasskey } from '@/sample-data/accountProtection';
import type { PasskeyOverlay } from '@/screens/userSettings/UserSettingsScreen/passkeyOverlay';
import PasskeyOverlays from '@/screens/userSettings/UserSettingsScreen/PasskeyOverlays';
import { t } from '../../../kit/words';

type Overlay = Exclude<PasskeyOverlay, { kind: 'none' }>;

const dialogOf = (kind: Overlay['kind'], changes: Partial<Overlay> = {}): Overlay => ({
  kind,
  passkey: kind === 'add' ? null : makePasskey(),
  draft: { name: kind === 'rename' ? makePasskey().name : '', password: '' },
  isPasswordShown: false,
  missing: [],
  refusals: 0,
  submission: { status: 'idle' },
  ...changes,
});

const meta = {
  component: PasskeyOverlays,
  args: {
    overlay: dialogOf('add'),
    onPasskeyDraftChange: fn(),
    onPasskeyPasswordShownChange: fn(),
    onPasskeySubmit: fn(),
    onPasskeyClose: fn(),
  },
} satisfies Meta<typeof PasskeyOverlays>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async () => within(await screen.findByRole('dialog'));

/** A name and the password; then the browser creates the passkey. */
// shows: SETTINGS-16, SETTINGS-17
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: /./ }), 'M');
    await expect(args.onPasskeyDraftChange).toHaveBeenLastCalledWith({ name: 'M' });
    await userEvent.type(dialog.getByLabelText(new RegExp(`^${t('accountSecurity.ask.password')}`)), 'p');
    await expect(args.onPasskeyDraftChange).toHaveBeenLastCalledWith({ password: 'p' });
    await userEvent.click(dialog.getByRole('button', { name: t('common.showPassword') }));
    await expect(args.onPasskeyPasswordShownChange).toHaveBeenCalledWith(true);
    await userEvent.click(dialog.getByRole('button', { name: t('accountSecurity.passkey.add.submit') }));
    await expect(args.onPasskeySubmit).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: t('common.cancel') }));
    await expect(args.onPasskeyClose).toHaveBeenCalledOnce();
  },
};

export const Validation: Story = {
  args: { overlay: dialogOf('add', { missing: ['name', 'password'], refusals: 1 }) },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByText(t('accountSecurity.passkey.nameRequired'))).toBeVisible();
    await expect(dialog.getByText(t('accountSecurity.ask.required'))).toBeVisible();
  },
};

/** The browser's own dialog is open. */
export const Pending: Story = {
  args: {
    overlay: dialogOf('add', {
      draft: { name: 'MacBook', password: 'correct horse' },
      submission: { status: 'pending' },
    }),
  },
};

/** The person closed the browser's dialog. */
export const Canceled: Story = {
  args: {
    overlay: dialogOf('add', {
      draft: { name: 'MacBook', password: 'correct horse' },
      refusals: 1,
      submission: { status: 'failed', reason: 'passkeyCanceled' },
    }),
  },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent(t('accountSecurity.problem.passkeyCanceled'));
  },
};

/** A browser without passkeys says so. */
export const Unsupported: Story = {
  args: {
    overlay: dialogOf('add', {
      draft: { name: 'MacBook', password: 'correct horse' },
      refusals: 1,
      submission: { status: 'failed', reason: 'passkeyUnsupported' },
    }),
  },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      t('accountSecurity.problem.passkeyUnsupported'),
    );
  },
};

// shows: SETTINGS-16
export const Rename: Story = {
  args: { overlay: dialogOf('rename') },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('textbox')).toHaveValue('MacBook');
  },
};

// shows: SETTINGS-17
export const Remove: Story = {
  args: { overlay: dialogOf('remove') },
};

/** D51: nobody signs in to the demonstration. */
export const RemoveRefused: Story = {
  args: {
    overlay: dialogOf('remove', {
      draft: { name: '', password: 'x' },
      refusals: 1,
      submission: { status: 'failed', reason: 'demonstration' },
    }),
  },
};

export const LongContent: Story = {
  args: { overlay: dialogOf('remove', { passkey: makePasskey({ name: 'x'.repeat(60) }) }) },
};
