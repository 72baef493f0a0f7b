import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeEmailChange } from '@/sample-data/accountProtection';
import { EmailPanel } from '@/screens/userSettings/UserSettingsScreen/EmailPanel';
import { inContentArea } from '../../../kit/contentArea';
import { t } from '../../../kit/words';
import { press, presses } from '../../../kit/plays';

const meta = {
  component: EmailPanel,
  decorators: [inContentArea],
  args: {
    email: 'anna.sokolova@example.ru',
    change: null,
    isCanceling: false,
    onEmailAsk: fn(),
    onEmailCancel: fn(),
  },
} satisfies Meta<typeof EmailPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The present address. */
export const Default: Story = {
  play: presses('accountSecurity.email.change', 'onEmailAsk'),
};

/** The new mailbox is confirmed, the present one is not. */
// shows: SETTINGS-19
export const Waiting: Story = {
  args: { change: makeEmailChange() },
  play: async ({ canvas, args }) => {
    const [present, fresh] = canvas.getAllByRole('listitem');
    await expect(present).toHaveTextContent(t('accountSecurity.email.unconfirmed'));
    await expect(fresh).toHaveTextContent(t('accountSecurity.email.confirmed'));
    await press(canvas, t('accountSecurity.email.again'), args.onEmailAsk);
    await press(canvas, t('accountSecurity.email.cancel'), args.onEmailCancel);
  },
};

/** The change is being withdrawn. */
export const Canceling: Story = { args: { change: makeEmailChange(), isCanceling: true } };

export const LongContent: Story = {
  args: {
    email: `${'x'.repeat(60)}@example.com`,
    change: makeEmailChange({ email: `${'y'.repeat(60)}@example.com`, confirmed: [] }),
  },
};
