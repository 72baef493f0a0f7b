import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { makeEmailChange } from '@/sample-data/accountProtection';
import { EmailPanel } from '@/screens/userSettings/UserSettingsScreen/EmailPanel';
import { inContentArea } from '../../../kit/contentArea';
import { t } from '../../../kit/words';

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
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('accountSecurity.email.change') }));
    await expect(args.onEmailAsk).toHaveBeenCalledOnce();
  },
};

/** The new mailbox is confirmed, the present one is not. */
// shows: SETTINGS-19
export const Waiting: Story = {
  args: { change: makeEmailChange() },
  play: async ({ canvas, args }) => {
    const [present, fresh] = canvas.getAllByRole('listitem');
    await expect(present).toHaveTextContent(t('accountSecurity.email.unconfirmed'));
    await expect(fresh).toHaveTextContent(t('accountSecurity.email.confirmed'));
    await userEvent.click(canvas.getByRole('button', { name: t('accountSecurity.email.again') }));
    await expect(args.onEmailAsk).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('accountSecurity.email.cancel') }));
    await expect(args.onEmailCancel).toHaveBeenCalledOnce();
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
