import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmailLink } from '@/screens/userSettings/UserSettingsScreen/EmailLink';
import { inContentArea } from '../../../kit/contentArea';
import { t } from '../../../kit/words';
import { alerts, press, presses } from '../../../kit/plays';

const meta = {
  component: EmailLink,
  decorators: [inContentArea],
  args: { link: { status: 'idle' }, onEmailConfirm: fn(), onEmailContinue: fn() },
} satisfies Meta<typeof EmailLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link was opened; a press confirms, because mail programs open links on their own. */
// shows: SETTINGS-19
export const Default: Story = {
  play: presses('accountSecurity.email.link.submit', 'onEmailConfirm'),
};

export const Pending: Story = { args: { link: { status: 'pending' } } };

/** A visitor: the link counts for its own account only. */
export const SignIn: Story = {
  args: { link: { status: 'signIn', loginHref: '/login?returnTo=%2Fdashboard%2Fuser-settings' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fdashboard%2Fuser-settings',
    );
  },
};

/** One mailbox is confirmed, the other is not. */
export const Waiting: Story = {
  args: { link: { status: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('accountSecurity.email.link.waiting'));
  },
};

/** Both are confirmed. */
// shows: SETTINGS-20
export const Changed: Story = {
  args: { link: { status: 'changed' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('accountSecurity.email.link.changed'));
    await press(canvas, t('accountSecurity.email.link.continue'), args.onEmailContinue);
  },
};

/** Expired, used, or of another account. */
export const Error: Story = {
  args: { link: { status: 'failed', reason: 'emailLinkInvalid' } },
  play: alerts('accountSecurity.problem.emailLinkInvalid'),
};

/** Somebody registered the address meanwhile. */
export const Taken: Story = { args: { link: { status: 'failed', reason: 'emailTaken' } } };
