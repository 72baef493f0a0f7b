import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { PlainMessageKey } from '@/i18n/translator';
import { sampleCodes, sampleKey } from '@/sample-data/accountProtection';
import type {
  PasswordedChange,
  SecondFactorOverlay,
} from '@/screens/userSettings/UserSettingsScreen/secondFactorOverlay';
import SecondFactorOverlays from '@/screens/userSettings/UserSettingsScreen/SecondFactorOverlays';
import { choice, knobs, toggle } from '../../../kit/knobs';
import { t } from '../../../kit/words';
import { press } from '../../../kit/plays';

type Overlay<Kind extends SecondFactorOverlay['kind']> = Extract<SecondFactorOverlay, { kind: Kind }>;

const askPassword = (change: PasswordedChange, rest: Partial<Overlay<'password'>> = {}) =>
  ({
    kind: 'password',
    change,
    password: '',
    isPasswordShown: false,
    isMissing: false,
    refusals: 0,
    submission: { status: 'idle' },
    ...rest,
  }) as const;

const showKey = (rest: Partial<Overlay<'key'>> = {}) =>
  ({ kind: 'key', key: sampleKey, code: '', refusals: 0, submission: { status: 'idle' }, ...rest }) as const;

const dialogNamed = async (title: PlainMessageKey) =>
  within(await screen.findByRole('dialog', { name: t(title) }));

/** The change that asks for the password, and its result. */
const overlayKnobs = knobs(
  {
    change: choice(['start', 'renew', 'end']),
    isPasswordShown: toggle(),
    isMissing: toggle(),
    submission: choice(['idle', 'pending', 'wrongCurrentPassword', 'noPassword', 'tooManyTries', 'offline']),
  },
  ({ change, submission, ...rest }) => ({
    overlay: askPassword(change, {
      ...rest,
      submission:
        submission === 'idle' || submission === 'pending'
          ? { status: submission }
          : { status: 'failed', reason: submission },
    }),
  }),
);

const meta = {
  component: SecondFactorOverlays,
  args: {
    overlay: askPassword('start'),
    onFactorPasswordChange: fn(),
    onFactorPasswordShownChange: fn(),
    onFactorPasswordSubmit: fn(),
    onFactorCodeChange: fn(),
    onFactorCodeSubmit: fn(),
    onCodesDownload: fn(),
    onFactorClose: fn(),
  },
} satisfies Meta<typeof SecondFactorOverlays>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The password comes first. */
// shows: SETTINGS-08
export const Default: Story = {
  parameters: overlayKnobs,
  args: { overlay: askPassword('start', { password: 'x' }) },
  play: async ({ args }) => {
    const dialog = await dialogNamed('accountSecurity.ask.start.title');
    await userEvent.type(dialog.getByLabelText(t('accountSecurity.ask.password')), 'y');
    await expect(args.onFactorPasswordChange).toHaveBeenLastCalledWith('xy');
    await press(dialog, t('common.showPassword'), args.onFactorPasswordShownChange, true);
    await press(dialog, t('accountSecurity.ask.start.submit'), args.onFactorPasswordSubmit);
    await press(dialog, t('common.cancel'), args.onFactorClose);
  },
};

export const AskPasswordMissing: Story = {
  args: { overlay: askPassword('renew', { isMissing: true, refusals: 1 }) },
  play: async () => {
    const dialog = await dialogNamed('accountSecurity.ask.renew.title');
    await expect(dialog.getByText(t('accountSecurity.ask.required'))).toBeVisible();
  },
};

export const AskPasswordPending: Story = {
  args: { overlay: askPassword('end', { password: 'correct horse', submission: { status: 'pending' } }) },
  play: async ({ args }) => {
    const dialog = await dialogNamed('accountSecurity.ask.end.title');
    await userEvent.click(dialog.getByRole('button', { name: t('accountSecurity.ask.end.submit') }));
    await expect(args.onFactorPasswordSubmit).not.toHaveBeenCalled();
  },
};

export const AskPasswordRefused: Story = {
  args: {
    overlay: askPassword('end', {
      password: 'correct horse',
      isPasswordShown: true,
      refusals: 1,
      submission: { status: 'failed', reason: 'wrongCurrentPassword' },
    }),
  },
  play: async () => {
    const dialog = await dialogNamed('accountSecurity.ask.end.title');
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      t('accountSecurity.problem.wrongCurrentPassword'),
    );
  },
};

/** D51: nobody signs in to the demonstration. */
export const AskPasswordDemonstration: Story = {
  args: {
    overlay: askPassword('start', {
      password: 'x',
      refusals: 1,
      submission: { status: 'failed', reason: 'demonstration' },
    }),
  },
};

/** The key as a QR code and as text, and the code that confirms it. */
// shows: SETTINGS-08
export const AuthenticatorKey: Story = {
  args: { overlay: showKey({ code: '48392' }) },
  play: async ({ args }) => {
    const dialog = await dialogNamed('accountSecurity.key.title');
    await expect(dialog.getByRole('img', { name: t('accountSecurity.key.qr') })).toBeVisible();
    await expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('accountSecurity.key.submit') })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: t('accountSecurity.key.code') }), '0');
    await expect(args.onFactorCodeChange).toHaveBeenLastCalledWith('483920');
  },
};

export const AuthenticatorKeyPending: Story = {
  args: { overlay: showKey({ code: '483920', submission: { status: 'pending' } }) },
};

export const AuthenticatorKeyRefused: Story = {
  args: {
    overlay: showKey({ code: '483920', refusals: 1, submission: { status: 'failed', reason: 'wrongCode' } }),
  },
  play: async ({ args }) => {
    const dialog = await dialogNamed('accountSecurity.key.title');
    await expect(dialog.getByRole('alert')).toHaveTextContent(t('accountSecurity.problem.wrongCode'));
    await press(dialog, t('accountSecurity.key.submit'), args.onFactorCodeSubmit);
  },
};

/** Ten codes, shown only now. */
// shows: SETTINGS-09
export const RecoveryCodes: Story = {
  args: { overlay: { kind: 'codes', codes: sampleCodes } },
  play: async ({ args }) => {
    const dialog = await dialogNamed('accountSecurity.codes.title');
    const list = within(dialog.getByRole('list', { name: t('accountSecurity.codes.list') }));
    await expect(list.getAllByRole('listitem')).toHaveLength(10);
    await press(dialog, t('accountSecurity.codes.download'), args.onCodesDownload);
    await press(dialog, t('accountSecurity.codes.close'), args.onFactorClose);
  },
};
