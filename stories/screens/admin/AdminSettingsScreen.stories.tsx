import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer } from 'react';
import { quotaDefaults, type Quota } from '@/domain/admin/quotas';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { AdminRefusal } from '@/domain/admin/refusal';
import {
  fixableSettings,
  settingsDraftOf,
  settingsProblems,
  type SettingsDraft,
} from '@/domain/admin/settings';
import { formReducer, type FormAction } from '@/domain/form/formState';
import { sampleSettings } from '@/sample-data/admin';
import { sampleMailTest } from '@/sample-data/mails';
import { AdminSettingsScreen } from '@/screens/admin/AdminSettingsScreen/AdminSettingsScreen';
import {
  toAdminSettingsView,
  type AdminSettingsScreenProps,
  type MailTestView,
} from '@/screens/admin/AdminSettingsScreen/adminSettingsView';
import type { AnyState } from '../../kit/anyState';
import { failedBy, formAfter, refusedBy, sending, sendings } from '../../kit/form';
import { inContentArea } from '../../kit/contentArea';
import { choice, knobs, lengthened, toggle } from '../../kit/knobs';
import { retries } from '../../kit/plays';
import { t } from '../../kit/words';

const initial = settingsDraftOf(sampleSettings, ',');
const stored = { settings: sampleSettings, fixed: [], hasSmtpPassword: false };

/** The form with these settings typed, as the app shows it after this has happened. */
function viewOf(
  typed: Partial<SettingsDraft> = {},
  ...actions: readonly FormAction<SettingsDraft, AdminRefusal>[]
) {
  return toAdminSettingsView(stored, formAfter(initial, typed, ...actions));
}

const wrong = {
  siteName: '',
  supportEmail: 'support',
  smtpHost: 'smtp://mail',
  smtpPort: '70000',
  smtpPassword: 'a password without a login',
  taxRate: '10,123',
  reminderDays: '14, 90',
  graceDays: '0',
  deletionDays: '7',
  maxLoginAttempts: 'пять',
  sessionMinutes: '1',
  snapshotsPerServer: '0',
};

const changed = { smtpPort: '2525', taxRate: '12,5' };

/** The typed values, their currency and the result of saving. */
const settingsKnobs = knobs(
  {
    defaultCurrency: choice(['USD', 'RUB', 'EUR']),
    changes: choice(['none', 'two', 'every field wrong']),
    longNames: toggle(),
    sending: choice(sendings),
  },
  ({ defaultCurrency, changes, longNames, sending: state }) => ({
    view: viewOf(
      {
        ...{ none: {}, two: changed, 'every field wrong': wrong }[changes],
        defaultCurrency,
        ...(longNames ? { siteName: lengthened(initial.siteName) } : {}),
      },
      ...(changes === 'every field wrong' ? [refusedBy(wrong)] : []),
      ...sending(state),
    ),
  }),
);

const meta = {
  component: AdminSettingsScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(),
    onDraftChange: fn(),
    onSubmit: fn(),
    onReset: fn(),
    onMailTest: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AdminSettingsScreen>;

export default meta;
type Story = StoryObj<AnyState<AdminSettingsScreenProps>>;

/** §9: SMTP port 587, tax rate 10, USD, 5 attempts, 60 minutes. Nothing to save yet. */
// shows: ADMIN-13, ADMIN-14, DAYS-05, DAYS-06, QUOTAS-01
export const Default: Story = {
  parameters: settingsKnobs,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText(t('adminSettings.field.smtpPort'))).toHaveValue('587');
    await expect(canvas.getByLabelText(t('adminSettings.field.taxRate'))).toHaveValue('10');
    await expect(canvas.getByLabelText(t('adminSettings.field.defaultCurrency'))).toHaveValue('USD');
    await expect(canvas.getByLabelText(t('adminSettings.field.maxLoginAttempts'))).toHaveValue('5');
    await expect(canvas.getByLabelText(t('adminSettings.field.sessionMinutes'))).toHaveValue('60');
    await expect(canvas.getByLabelText(t('adminSettings.field.reminderDays'))).toHaveValue('14, 7, 3, 1');
    await expect(canvas.getByLabelText(t('adminSettings.field.graceDays'))).toHaveValue('3');
    await expect(canvas.getByLabelText(t('adminSettings.field.deletionDays'))).toHaveValue('14');
    for (const [name, value] of Object.entries(quotaDefaults))
      await expect(canvas.getByLabelText(t(`adminSettings.field.${name as Quota}`))).toHaveValue(`${value}`);
    await expect(canvas.getByLabelText(t('adminSettings.field.opensAt'))).toHaveValue('00:00');
    await expect(canvas.getByLabelText(t('adminSettings.field.access'))).toHaveValue('open');
    await expect(canvas.getByLabelText(t('adminSettings.field.registration'))).toHaveValue('open');
    await expect(canvas.getByRole('button', { name: t('adminSettings.save') })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText(t('adminSettings.field.smtpPort')), '0');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ smtpPort: '5870' });
  },
};

/** The hint says what the choice shows to visitors. */
// shows: LOGIN-31
export const ClosedToVisitors: Story = {
  args: { view: viewOf({ access: 'session' }) },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(t('adminSettings.field.access'));
    await expect(field).toHaveAccessibleDescription(t('adminSettings.hint.access.session'));
    await userEvent.selectOptions(field, 'open');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ access: 'open' });
  },
};

/** The hint says whom the choice lets register. */
// shows: REGISTER-22
export const RegistrationByInvitation: Story = {
  args: { view: viewOf({ registration: 'invited' }) },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(t('adminSettings.field.registration'));
    await expect(field).toHaveAccessibleDescription(t('adminSettings.hint.registration.invited'));
    await userEvent.selectOptions(field, 'closed');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ registration: 'closed' });
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Error: Story = {
  args: { view: { status: 'error', reason: 'offline' } },
  play: retries('onRetry'),
};

export const Filled: Story = {
  args: { view: viewOf(changed) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('adminSettings.changes', { count: 2 }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('adminSettings.mailTest') })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: t('adminSettings.reset') }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('adminSettings.save') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Every field shows its problem; focus moves to the first. */
export const Validation: Story = {
  args: {
    view: viewOf(wrong, refusedBy(wrong)),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(t('adminSettings.field.siteName'))).toHaveFocus());
    await expect(
      canvas.getByText(t('adminSettings.problem.bounds', { from: '1', to: '65535' })),
    ).toBeVisible();
    await expect(
      canvas.getByText(t('adminSettings.problem.reminders', { from: 1, to: 60, count: 6 })),
    ).toBeVisible();
  },
};

/** A view with a test mail in this state. */
const testedBy = (mailTest: MailTestView) =>
  toAdminSettingsView(stored, formAfter<SettingsDraft, AdminRefusal>(initial), mailTest);
const { email } = sampleMailTest;

/** The mail server's own words: its administrator understands them. */
// shows: MAIL-08
export const MailAccepted: Story = {
  args: { view: testedBy({ status: 'done', test: sampleMailTest }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('adminSettings.mailTest.sent', sampleMailTest))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('adminSettings.mailTest') }));
    await expect(args.onMailTest).toHaveBeenCalledOnce();
  },
};

/** A stored password is never shown: an empty field keeps it. */
// shows: MAIL-09
export const PasswordStored: Story = {
  args: {
    view: toAdminSettingsView(
      { ...stored, settings: { ...sampleSettings, smtpUser: 'portal' }, hasSmtpPassword: true },
      formAfter<SettingsDraft, AdminRefusal>({ ...initial, smtpUser: 'portal' }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(t('adminSettings.field.smtpPassword'))).toHaveValue('');
    await expect(canvas.getByText(t('adminSettings.hint.smtpPassword.stored'))).toBeVisible();
    await expect(canvas.getByText(t('adminSettings.changes', { count: 0 }))).toBeVisible();
  },
};

export const MailRefused: Story = {
  args: {
    view: testedBy({
      status: 'done',
      test: {
        result: 'failed',
        email,
        reason:
          'Mail command failed: 550 5.7.1 Client host rejected: cannot find your reverse hostname, [203.0.113.7]',
      },
    }),
  },
};

/** Without a mail server the portal stores its mail. */
export const MailStored: Story = {
  args: { view: testedBy({ status: 'done', test: { result: 'stored', email } }) },
};

export const MailPending: Story = { args: { view: testedBy({ status: 'pending' }) } };

export const MailUnanswered: Story = { args: { view: testedBy({ status: 'failed' }) } };

export const Pending: Story = { args: { view: viewOf(changed, { type: 'sent' }) } };

export const SubmitFailed: Story = {
  args: {
    view: viewOf(changed, failedBy('offline')),
  },
};

export const LongContent: Story = {
  args: {
    view: viewOf({
      siteName: 'Очень длинное название портала '.repeat(4),
      supportEmail: `${'very-long-name'.repeat(8)}@subdomain.example.com`,
      smtpHost: `${'very-long-label.'.repeat(10)}example.com`,
    }),
  },
};

export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness(args) {
    const [state, dispatch] = useReducer(
      formReducer<SettingsDraft, AdminRefusal>,
      formAfter<SettingsDraft, AdminRefusal>(initial),
    );
    return (
      <AdminSettingsScreen
        {...args}
        view={toAdminSettingsView(stored, state)}
        onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
        onReset={() => dispatch({ type: 'reset', draft: initial })}
        onSubmit={() => dispatch(refusedBy(settingsProblems(state.draft)))}
      />
    );
  },
  play: async ({ canvas }) => {
    const port = canvas.getByLabelText(t('adminSettings.field.smtpPort'));
    await userEvent.clear(port);
    await userEvent.click(canvas.getByRole('button', { name: t('adminSettings.save') }));
    await waitFor(() => expect(port).toHaveFocus());
    await userEvent.type(port, '25');
    await expect(canvas.getByText(t('adminSettings.changes', { count: 1 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('adminSettings.reset') }));
    await expect(port).toHaveValue('587');
  },
};

/** A setting fixed by the server's environment is shown as such: saving it here would have no effect. */
// shows: ADMIN-42
export const FixedByEnvironment: Story = {
  args: {
    view: toAdminSettingsView({ ...stored, fixed: fixableSettings }, formAfter(initial, {})),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(t('adminSettings.field.smtpHost'))).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText(t('adminSettings.field.siteName'))).not.toHaveAttribute('readonly');
    await expect(canvas.getAllByText(t('adminSettings.hint.fixed'))).toHaveLength(6);
    await expect(canvas.getByLabelText(t('adminSettings.field.access'))).toBeDisabled();
  },
};

/** Another administrator saved first: own input stays, over the current settings. */
// shows: ADMIN-43
export const Stale: Story = {
  args: {
    view: viewOf({ taxRate: '20' }, { type: 'sent' }, { type: 'failed', failure: 'stale' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('admin.refused.stale'))).toBeVisible();
  },
};
