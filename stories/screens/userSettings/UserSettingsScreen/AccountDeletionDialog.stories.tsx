import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { kopecks, rubles } from '@/domain/money/money';
import { makeSettlement } from '@/sample-data/settlement';
import type { AccountDeletionView } from '@/screens/userSettings/UserSettingsScreen/accountDeletion';
import { AccountDeletionDialog } from '@/screens/userSettings/UserSettingsScreen/AccountDeletionDialog';
import { count, knobs } from '../../../kit/knobs';
import { t } from '../../../kit/words';

const viewWith = (changes: Partial<AccountDeletionView> = {}): AccountDeletionView => ({
  settlement: { status: 'ready', value: makeSettlement() },
  password: '',
  isPasswordShown: false,
  isMissing: false,
  refusals: 0,
  submission: { status: 'idle' },
  ...changes,
});

const failed = (reason: Extract<AccountDeletionView['submission'], { status: 'failed' }>['reason']) =>
  viewWith({ password: 'correct horse', refusals: 1, submission: { status: 'failed', reason } });

const deletionKnobs = knobs({ servers: count(2, 50), bills: count(1, 20) }, ({ servers, bills }) => ({
  view: viewWith({
    settlement: {
      status: 'ready',
      value: makeSettlement({
        servers: { count: servers, refund: rubles(1577 * servers), byMethod: rubles(1577 * servers) },
        bills: { count: bills, sum: rubles(1577 * bills) },
      }),
    },
  }),
}));

const meta = {
  component: AccountDeletionDialog,
  args: {
    view: viewWith(),
    onPasswordChange: fn(),
    onPasswordShownChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AccountDeletionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async () => within(await screen.findByRole('dialog'));

/** Sums of what is deleted and comes back, then the password. */
// shows: SETTINGS-21
export const Default: Story = {
  parameters: deletionKnobs,
  play: async ({ args }) => {
    const dialog = await openDialog();
    await expect(dialog.getByText(t('accountDeletion.writtenOff'))).toBeVisible();
    await userEvent.type(dialog.getByLabelText(new RegExp(`^${t('accountSecurity.ask.password')}`)), 'p');
    await expect(args.onPasswordChange).toHaveBeenLastCalledWith('p');
    await userEvent.click(dialog.getByRole('button', { name: t('common.showPassword') }));
    await expect(args.onPasswordShownChange).toHaveBeenCalledWith(true);
    await userEvent.click(dialog.getByRole('button', { name: t('accountDeletion.submit') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: t('accountDeletion.keep') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Nothing is deleted before its sums are shown. */
export const Loading: Story = {
  args: { view: viewWith({ settlement: { status: 'loading' } }) },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('button', { name: t('accountDeletion.submit') })).toBeDisabled();
  },
};

export const Error: Story = {
  args: { view: viewWith({ settlement: { status: 'error', reason: 'offline' } }) },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByText(t('common.error.offline'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('accountDeletion.submit') })).toBeDisabled();
  },
};

/** An account with nothing to settle. */
export const Empty: Story = {
  args: {
    view: viewWith({
      settlement: {
        status: 'ready',
        value: makeSettlement({
          bills: { count: 0, sum: kopecks(0) },
          reserved: kopecks(0),
          servers: { count: 0, refund: kopecks(0), byMethod: kopecks(0) },
          balance: kopecks(0),
          returnable: kopecks(0),
        }),
      },
    }),
  },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.queryByText(t('accountDeletion.bills'))).toBeNull();
  },
};

export const Validation: Story = {
  args: { view: viewWith({ isMissing: true, refusals: 1 }) },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByText(t('accountSecurity.ask.required'))).toBeVisible();
  },
};

export const Pending: Story = {
  args: { view: viewWith({ password: 'correct horse', submission: { status: 'pending' } }) },
};

/** The password is wrong; what was typed stays. */
export const WrongPassword: Story = {
  args: { view: failed('wrongCurrentPassword') },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      t('accountSecurity.problem.wrongCurrentPassword'),
    );
  },
};

/** A bill was paid in another tab meanwhile. */
export const SumsChanged: Story = {
  args: { view: failed('refundChanged') },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent(t('accountDeletion.problem.refundChanged'));
  },
};

export const Staff: Story = {
  args: { view: failed('adminAccount') },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent(t('accountDeletion.problem.adminAccount'));
  },
};

export const Demonstration: Story = {
  args: { view: failed('demonstration') },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent(t('accountSecurity.factor.demonstration'));
  },
};

export const SubmitFailed: Story = {
  args: { view: failed('offline') },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent(t('common.error.offline'));
  },
};
