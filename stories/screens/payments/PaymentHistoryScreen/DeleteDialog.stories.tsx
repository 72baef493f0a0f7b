import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { rubles } from '@/domain/money/money';
import { samplePayments } from '@/sample-data/payments';
import { PaymentHistoryScreen } from '@/screens/payments/PaymentHistoryScreen/PaymentHistoryScreen';
import { inContentArea } from '../../../kit/contentArea';
import { longBulkAction } from '../../../kit/listView';
import { addingUpTo, historyOf } from '../../../kit/payments';
import { containing } from '../../../kit/textMatch';
import { money, t } from '../../../kit/words';
import { press } from '../../../kit/plays';
import history from '../PaymentHistoryScreen.stories';

/** The question before payments are deleted, over their list. */
const meta = {
  component: PaymentHistoryScreen,
  decorators: [inContentArea],
  args: history.args,
} satisfies Meta<typeof PaymentHistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const removal = {
  kind: 'delete',
  payments: samplePayments.slice(0, 1),
  skippedCount: 0,
  submission: 'idle',
} as const;

/** D12: for good, and the text says so. */
export const Default: Story = {
  args: { view: historyOf(samplePayments, { overlay: removal }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(containing(t('payments.deleteDialog.effect', { count: 1 })))).toBeVisible();
    await press(dialog, t('payments.delete'), args.onDeleteConfirm);
  },
};

export const ConfirmDeleteMany: Story = {
  args: {
    view: historyOf(samplePayments, {
      overlay: { ...removal, payments: addingUpTo(rubles(98_400), 22), skippedCount: 1 },
    }),
  },
  play: async () => {
    await screen.findByText(containing(t('payments.deleteDialog.many', { count: 22, sum: money(98_400) })));
  },
};

export const DeleteFailed: Story = {
  args: { view: historyOf(samplePayments, { overlay: { ...removal, submission: 'failed' } }) },
  play: async () => {
    await screen.findByText(containing(t('payments.deleteDialog.failed')));
  },
};

export const DeletePending: Story = {
  args: { view: historyOf(samplePayments, { overlay: { ...removal, submission: 'pending' } }) },
};

/** All that a long history lists: how many wait for money, and what they come to. */
export const DeletingListed: Story = {
  args: { view: historyOf(samplePayments, { bulkAction: { ...longBulkAction, sum: rubles(1_248_000) } }) },
  play: async ({ args }) => {
    const title = t('payments.deleteDialog.title', { count: 9_120 });
    const dialog = await screen.findByRole('alertdialog', { name: title });
    const text = t('payments.deleteDialog.many', { count: 9_120, sum: money(1_248_000) });
    await expect(within(dialog).getByText(containing(text))).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: t('payments.delete') }));
    await expect(args.onListedConfirm).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onListedClose).toHaveBeenCalled();
  },
};
