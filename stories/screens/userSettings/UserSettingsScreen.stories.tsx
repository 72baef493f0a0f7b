import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { noticeEvents, toChoices } from '@/domain/results/notices';
import { toIsoDateTime } from '@/domain/time/dates';
import type { DataExport } from '@/domain/account/dataExport';
import { makePasskey, makeProtection, noProtection } from '@/sample-data/accountProtection';
import { makeSession, sampleSessions } from '@/sample-data/accountSessions';
import { UserSettingsScreen } from '@/screens/userSettings/UserSettingsScreen/UserSettingsScreen';
import {
  toCopyView,
  toNoticesView,
  toSecurityView,
  type UserSettingsView,
} from '@/screens/userSettings/UserSettingsScreen/userSettingsView';
import { inContentArea } from '../../kit/contentArea';
import { choice, knobs, toggle } from '../../kit/knobs';
import { retries } from '../../kit/plays';
import { t } from '../../kit/words';

const makeView = (choices: Parameters<typeof toChoices>[0] = {}): UserSettingsView => ({
  tab: 'notices',
  notices: toNoticesView({ status: 'ready', value: { choices: toChoices(choices), language: 'ru' } }),
});

const now = '2026-11-22T09:00:00Z';

const securityView = (
  sessions = sampleSessions,
  rest: Partial<Parameters<typeof toSecurityView>[1]> = {},
  protection = makeProtection(),
): UserSettingsView => ({
  tab: 'security',
  security: toSecurityView(
    { status: 'ready', value: { ...sessions, protection } },
    {
      now,
      ending: null,
      forgetting: null,
      overlay: { kind: 'none' },
      emailLink: { status: 'none' },
      isEmailCanceling: false,
      ...rest,
    },
  ),
});

const copyOf = (changes: Partial<DataExport>): DataExport => ({
  id: 7,
  state: 'preparing',
  requestedAt: '2026-11-22T08:55:00Z',
  expiresAt: null,
  ...changes,
});

const copyView = (value: DataExport | null): Extract<UserSettingsView, { tab: 'data' }> => ({
  tab: 'data',
  copy: toCopyView({ status: 'ready', value }),
  deletionLock: null,
});

const allEvents = (portal: boolean, mail: boolean) =>
  Object.fromEntries(noticeEvents.map((event) => [event, { portal, mail }]));

/** Notification channels and their language. */
const settingsKnobs = knobs(
  { isMailOff: toggle(), isPortalOff: toggle(), language: choice(['ru', 'en']) },
  ({ isMailOff, isPortalOff, language }) => ({
    view: {
      tab: 'notices',
      notices: toNoticesView({
        status: 'ready',
        value: { choices: toChoices(allEvents(!isPortalOff, !isMailOff)), language },
      }),
    },
  }),
);

const meta = {
  component: UserSettingsScreen,
  decorators: [inContentArea],
  args: {
    view: makeView(),
    keys: null,
    onChoiceChange: fn(),
    onLanguageChange: fn(),
    deletion: null,
    onDeletionAsk: fn(),
    onReasonAsk: fn(),
    onSessionsEnd: fn(),
    onFactorAsk: fn(),
    onFactorPasswordChange: fn(),
    onFactorPasswordShownChange: fn(),
    onFactorPasswordSubmit: fn(),
    onFactorCodeChange: fn(),
    onFactorCodeSubmit: fn(),
    onCodesDownload: fn(),
    onBrowserForget: fn(),
    onFactorClose: fn(),
    onCopyRequest: fn(),
    onPasskeyAdd: fn(),
    onPasskeyAsk: fn(),
    onPasskeyDraftChange: fn(),
    onPasskeyPasswordShownChange: fn(),
    onPasskeySubmit: fn(),
    onPasskeyClose: fn(),
    onEmailAsk: fn(),
    onEmailDraftChange: fn(),
    onEmailPasswordShownChange: fn(),
    onEmailSubmit: fn(),
    onEmailClose: fn(),
    onEmailCancel: fn(),
    onEmailConfirm: fn(),
    onEmailContinue: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof UserSettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every channel is on; security notifications and mails about data loss are fixed. */
// shows: SETTINGS-01, SETTINGS-02
export const Default: Story = {
  parameters: settingsKnobs,
  play: async ({ canvas, args }) => {
    const group = (name: string) => within(canvas.getByRole('group', { name }));
    const reminder = group(t('userSettings.event.reminder.title'));
    await userEvent.click(reminder.getByRole('switch', { name: t('userSettings.channel.mail') }));
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith('reminder', 'mail', false);
    for (const [event, channel] of [
      ['deletion', 'mail'],
      ['security', 'mail'],
      ['security', 'portal'],
    ] as const) {
      const fixed = group(t(`userSettings.event.${event}.title`)).getByRole('switch', {
        name: t(`userSettings.channel.${channel}`),
      });
      await expect(fixed).toBeChecked();
      await expect(fixed).toBeDisabled();
    }
    const language = canvas.getByLabelText(t('userSettings.language'));
    await userEvent.selectOptions(language, 'English');
    await expect(args.onLanguageChange).toHaveBeenCalledWith('en');
  },
};

/** Some events use one channel, some none; texts are as long as possible. */
export const LongContent: Story = {
  args: {
    view: makeView({ reminder: { portal: true, mail: false }, renewed: { portal: false, mail: false } }),
  },
};

export const Loading: Story = { args: { view: { tab: 'notices', notices: { status: 'loading' } } } };

/** D35: the words of the specification's placeholder. */
// shows: SETTINGS-03
export const Empty: Story = {
  args: { view: { tab: 'notices', notices: toNoticesView({ status: 'ready', value: null }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('userSettings.empty.description'))).toBeVisible();
  },
};

export const Error: Story = {
  args: { view: { tab: 'notices', notices: { status: 'error', reason: 'offline' } } },
  play: retries('onRetry'),
};

/** Where the account is signed in, this browser first, and the newest sign-ins. */
// shows: SETTINGS-04, SETTINGS-05, SETTINGS-06
export const Security: Story = {
  args: { view: securityView() },
  play: async ({ canvas, args }) => {
    const parts = within(canvas.getByRole('navigation', { name: t('userSettings.tabs') }));
    const open = parts.getByRole('link', { name: t('userSettings.tab.security') });
    await expect(open).toHaveAttribute('aria-current', 'page');
    await expect(open).toHaveAttribute('href', '/dashboard/user-settings?tab=security');
    await expect(parts.getByRole('link', { name: t('userSettings.tab.notices') })).toHaveAttribute(
      'href',
      '/dashboard/user-settings',
    );
    const region = within(await canvas.findByRole('region', { name: t('accountSecurity.sessions.title') }));
    const [current, other] = region.getAllByRole('listitem');
    if (!current || !other) throw new TypeError('The sample has two sessions');
    await expect(within(current).getByText(t('accountSecurity.sessions.current'))).toBeVisible();
    await expect(within(current).queryByRole('button')).toBeNull();
    await expect(within(other).getByText('203.0.113.58')).toBeVisible();
    await userEvent.click(within(other).getByRole('button'));
    await expect(args.onSessionsEnd).toHaveBeenLastCalledWith({ kind: 'one', id: 'session-phone' });
    await userEvent.click(region.getByRole('button', { name: t('accountSecurity.sessions.endOthers') }));
    await expect(args.onSessionsEnd).toHaveBeenLastCalledWith({ kind: 'others' });
    const history = within(canvas.getByRole('region', { name: t('accountSecurity.signIns.title') }));
    await expect(history.getAllByRole('listitem')).toHaveLength(sampleSessions.signIns.length);
  },
};

/** A session is being ended; nothing else can be ended meanwhile. */
export const SecurityEnding: Story = {
  args: { view: securityView(sampleSessions, { ending: { kind: 'one', id: 'session-phone' } }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: t('accountSecurity.sessions.endOthers') }),
    ).toBeDisabled();
  },
};

/** All other sessions are being ended. */
export const SecurityEndingOthers: Story = {
  args: { view: securityView(sampleSessions, { ending: { kind: 'others' } }) },
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: t('accountSecurity.sessions.endOthers') });
    await userEvent.click(button);
    await expect(args.onSessionsEnd).not.toHaveBeenCalled();
  },
};

/** Only this browser, without a recorded sign-in. */
export const SecurityOneSession: Story = {
  args: {
    view: securityView({ sessions: sampleSessions.sessions.slice(0, 1), signIns: [] }, {}, noProtection),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('accountSecurity.sessions.only'))).toBeVisible();
    await expect(canvas.getByText(t('accountSecurity.signIns.empty'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('accountSecurity.sessions.endOthers') })).toBeNull();
    await expect(canvas.getByText(t('accountSecurity.changes.empty'))).toBeVisible();
  },
};

/** Unknown devices, long addresses, and many sessions and sign-ins. */
export const SecurityLongContent: Story = {
  args: {
    view: securityView({
      sessions: [
        ...sampleSessions.sessions,
        ...['2001:db8:1234:5678::/64', '2001:db8:ffff:ffff::/64', null].map((address, index) =>
          makeSession({
            id: `session-${index}`,
            device: index === 1 ? 'Samsung Internet for Android, Android' : null,
            address,
          }),
        ),
      ],
      signIns: Array.from({ length: 12 }, (_, index) => ({
        id: 900 - index,
        at: toIsoDateTime(new Date(Date.UTC(2026, 10, 21 - index, 8, 12))),
        device: index % 3 === 0 ? null : 'Samsung Internet for Android, Android',
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2001:db8:ffff:ffff::/64')).toBeVisible();
  },
};

export const SecurityLoading: Story = {
  args: { view: { tab: 'security', security: { status: 'loading' } } },
};

export const SecurityError: Story = {
  args: { view: { tab: 'security', security: { status: 'error', reason: 'unexpected' } } },
  play: retries('onRetry'),
};

/** Without a second factor: its one button turns it on. */
// shows: SETTINGS-08
export const SecondFactorOff: Story = {
  args: { view: securityView(sampleSessions, {}, noProtection) },
  play: async ({ canvas, args }) => {
    const panel = within(await canvas.findByRole('region', { name: t('accountSecurity.factor.title') }));
    await userEvent.click(panel.getByRole('button'));
    await expect(args.onFactorAsk).toHaveBeenCalledWith('start');
  },
};

/** An administrator whose area is closed until it is on (D33). */
// shows: SETTINGS-13
export const SecondFactorRequired: Story = {
  args: { view: securityView(sampleSessions, {}, { ...noProtection, isRequired: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('accountSecurity.factor.required'))).toBeVisible();
  },
};

/** On, with recovery codes, trusted browsers and the history of changes. */
// shows: SETTINGS-09, SETTINGS-10, SETTINGS-11, SETTINGS-12
export const SecondFactorOn: Story = {
  args: { view: securityView() },
  play: async ({ canvas, args }) => {
    const panel = within(await canvas.findByRole('region', { name: t('accountSecurity.factor.title') }));
    await expect(panel.getByText(t('accountSecurity.factor.codesLeft', { count: 9 }))).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: t('accountSecurity.factor.renew') }));
    await expect(args.onFactorAsk).toHaveBeenLastCalledWith('renew');
    await userEvent.click(panel.getByRole('button', { name: t('accountSecurity.factor.turnOff') }));
    await expect(args.onFactorAsk).toHaveBeenLastCalledWith('end');
    const [, phone] = panel.getAllByRole('listitem');
    if (!phone) throw new TypeError('The sample has two trusted browsers');
    await userEvent.click(within(phone).getByRole('button'));
    await expect(args.onBrowserForget).toHaveBeenCalledWith(9);
    const history = within(canvas.getByRole('region', { name: t('accountSecurity.changes.title') }));
    await expect(history.getAllByRole('listitem')).toHaveLength(makeProtection().changes.length);
  },
};

/** Passkeys, one of them in use. */
// shows: SETTINGS-16
export const Passkeys: Story = {
  args: {
    view: securityView(
      sampleSessions,
      {},
      makeProtection({
        passkeys: [makePasskey(), makePasskey({ id: 'other', name: 'x'.repeat(60), lastUsedAt: null })],
      }),
    ),
  },
  play: async ({ canvas, args }) => {
    const panel = within(await canvas.findByRole('region', { name: t('accountSecurity.passkeys.title') }));
    await userEvent.click(panel.getByRole('button', { name: t('accountSecurity.passkeys.add') }));
    await expect(args.onPasskeyAdd).toHaveBeenCalledOnce();
    const { name } = makePasskey();
    await userEvent.click(
      panel.getByRole('button', { name: t('accountSecurity.passkeys.renameNamed', { name }) }),
    );
    await expect(args.onPasskeyAsk).toHaveBeenLastCalledWith('rename', makePasskey());
    await userEvent.click(
      panel.getByRole('button', { name: t('accountSecurity.passkeys.removeNamed', { name }) }),
    );
    await expect(args.onPasskeyAsk).toHaveBeenLastCalledWith('remove', makePasskey());
  },
};

/** Two recovery codes are left, and a browser is being forgotten. */
export const SecondFactorFewCodes: Story = {
  args: {
    view: securityView(
      sampleSessions,
      { forgetting: 12 },
      makeProtection({ secondFactor: { since: '2026-11-02T18:24:00Z', codesLeft: 2 } }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('accountSecurity.factor.few'))).toBeVisible();
  },
};

/** Where the data of the account is, and how to request a copy or its deletion. */
// shows: SETTINGS-07, SETTINGS-15
export const Data: Story = {
  args: { view: copyView(null) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('userSettings.copy.request') }));
    await expect(args.onCopyRequest).toHaveBeenCalledOnce();
    const documents = canvas.getByRole('link', { name: t('userSettings.data.documents.title') });
    await expect(documents).toHaveAttribute('href', '/dashboard/documents');
    await userEvent.click(canvas.getByRole('button', { name: t('userSettings.deletion.ask') }));
    await expect(args.onDeletionAsk).toHaveBeenCalledOnce();
  },
};

/** The part with the keys is given by the app. */
// shows: KEYS-01
export const Keys: Story = {
  args: { view: { tab: 'keys' }, keys: <p>{t('userSettings.tab.keys')}</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('userSettings.tab.keys') })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const DataLoading: Story = {
  args: { view: { tab: 'data', copy: { status: 'loading' }, deletionLock: null } },
};

export const DataError: Story = {
  args: { view: { tab: 'data', copy: { status: 'error', reason: 'offline' }, deletionLock: null } },
  play: retries('onRetry'),
};

/** A copy is being made. */
// shows: SETTINGS-15
export const CopyPreparing: Story = {
  args: { view: copyView(copyOf({})) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: t('userSettings.copy.request') })).toBeNull();
  },
};

/** A copy can be downloaded until it expires, or replaced. */
// shows: SETTINGS-15
export const CopyReady: Story = {
  args: { view: copyView(copyOf({ state: 'ready', expiresAt: '2026-11-29T08:56:00Z' })) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: t('userSettings.copy.download') })).toHaveAttribute(
      'href',
      '/api/account/export/7/file',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('userSettings.copy.renew') }));
    await expect(args.onCopyRequest).toHaveBeenCalledOnce();
  },
};

export const CopyFailed: Story = {
  args: { view: copyView(copyOf({ state: 'failed' })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('userSettings.copy.again') }));
    await expect(args.onCopyRequest).toHaveBeenCalledOnce();
  },
};
