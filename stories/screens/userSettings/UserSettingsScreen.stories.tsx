import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { noticeEvents, toChoices } from '@/domain/results/notices';
import { UserSettingsScreen } from '@/screens/userSettings/UserSettingsScreen/UserSettingsScreen';
import { toUserSettingsView } from '@/screens/userSettings/UserSettingsScreen/userSettingsView';
import { inContentArea } from '../../kit/contentArea';
import { choice, knobs, toggle } from '../../kit/knobs';
import { retries } from '../../kit/plays';
import { t } from '../../kit/words';

const makeView = (choices: Parameters<typeof toChoices>[0] = {}) =>
  toUserSettingsView({ status: 'ready', value: { choices: toChoices(choices), language: 'ru' } });

const told = (portal: boolean, mail: boolean) =>
  Object.fromEntries(noticeEvents.map((event) => [event, { portal, mail }]));

/** Notification channels and their language. */
const settingsKnobs = knobs(
  { isMailOff: toggle(), isPortalOff: toggle(), language: choice(['ru', 'en']) },
  ({ isMailOff, isPortalOff, language }) => ({
    view: toUserSettingsView({
      status: 'ready',
      value: { choices: toChoices(told(!isPortalOff, !isMailOff)), language },
    }),
  }),
);

const meta = {
  component: UserSettingsScreen,
  decorators: [inContentArea],
  args: { view: makeView(), onChoiceChange: fn(), onLanguageChange: fn(), onRetry: fn() },
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

export const Loading: Story = { args: { view: { status: 'loading' } } };

/** D35: the words of the specification's placeholder. */
// shows: SETTINGS-03
export const Empty: Story = {
  args: { view: toUserSettingsView({ status: 'ready', value: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('userSettings.empty.description'))).toBeVisible();
  },
};

export const Error: Story = {
  args: { view: { status: 'error', reason: 'offline' } },
  play: retries('onRetry'),
};
