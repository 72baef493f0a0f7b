import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cancelProblems, newCancel } from '@/domain/admin/cancellation';
import { refundRules, type RefundConditions, type RefundKey } from '@/domain/admin/lists';
import { refundStates, type AdminRefund } from '@/domain/admin/refund';
import { refundReasons } from '@/domain/payment/refund';
import { emptyPayer } from '@/domain/payment/payer';
import { makeAdminRefund, makeTransferredRefund, sampleRefunds } from '@/sample-data/refunds';
import { AdminRefundsScreen } from '@/screens/admin/AdminRefundsScreen/AdminRefundsScreen';
import { toAdminRefundsView, type RefundOverlay } from '@/screens/admin/AdminRefundsScreen/adminRefundsView';
import { inContentArea } from '../../kit/contentArea';
import { expectListColumns } from '../../kit/dataGrid';
import { readsOn, relaxes, searchFilterAndSort } from '../../kit/listToolbar';
import { sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { openMenu } from '../../kit/menu';
import { press, retries, showsInDialog } from '../../kit/plays';
import { containing } from '../../kit/textMatch';
import { money, t } from '../../kit/words';
import { adminListActions, idle } from './adminListFrame';
import { listKnobs } from '../../kit/knobs';

type Changes = SampleListChanges<number, RefundKey, RefundConditions> & { overlay?: RefundOverlay };

/** The screen's view of these refunds, or of a list that is not there. */
function viewOf(source: SampleRows<AdminRefund>, { overlay = { kind: 'none' }, ...changes }: Changes = {}) {
  const { list, sums } = sampleList(refundRules, source, changes);
  return toAdminRefundsView({ list, sums, overlay });
}

const waiting = makeTransferredRefund();

const meta = {
  component: AdminRefundsScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(sampleRefunds),
    ...adminListActions,
    onDetailsOpen: fn(),
    onQuestionAsk: fn(),
    onCancelOpen: fn(),
  },
} satisfies Meta<typeof AdminRefundsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D33: what was given back, where it went and why; what a bank has not answered waits. */
// shows: ADMIN-26
export const Default: Story = {
  parameters: listKnobs(sampleRefunds, viewOf, {
    long: ['user', 'note'],
    every: { reason: refundReasons, state: refundStates },
  }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText(containing(t('adminRefunds.state.atBank')))).not.toHaveLength(0);
    await searchFilterAndSort(canvas, args, 'amount', t('adminRefunds.column.amount'));
    await expectListColumns(canvas, 'adminRefunds.column', [
      'id',
      'user',
      'payment',
      'amount',
      'target',
      'reason',
      'at',
    ]);
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Empty: Story = { args: { view: viewOf([]) } };

export const NoMatches: Story = {
  args: { view: viewOf(sampleRefunds, { filter: { reason: 'newClient' } }) },
  play: relaxes('adminRefunds.column.reason', 'adminRefunds.reason.newClient', { reason: null }),
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeAdminRefund({
        id: 987_654_321,
        user: `${'very-long-name'.repeat(6)}@subdomain.example.com`,
        reason: 'decided',
        note: 'Обещали вернуть за простой, который случился ночью и длился дольше обычного. '.repeat(3),
      }),
      ...sampleRefunds,
    ]),
  },
};

/** The customer's payments are one step away. */
export const MenuOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('adminRefunds.menu', { id: 9004 }) }));
    const link = await screen.findByRole('menuitem', { name: t('adminRefunds.payments') });
    await expect(link).toHaveAttribute('href', '/admin/payments?q=anna.sokolova%40example.ru');
  },
};

/** Only a part is loaded: the footer counts all rows and leads on, the head stays in sight, and the address follows (D9). */
export const MoreToCome: Story = {
  args: {
    view: viewOf(
      Array.from({ length: 80 }, (_, index) => makeAdminRefund({ id: index + 1 })),
      { limit: 50 },
    ),
  },
  play: readsOn(80),
};

/** An administrator cannot mark a refund that a bank sends or has sent. */
export const SentMenuOpen: Story = {
  play: async ({ canvas, args }) => {
    const menu = await openMenu(canvas, t('adminRefunds.menu', { id: 9003 }));
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      t('admin.details'),
      t('adminRefunds.payments'),
    ]);
    await userEvent.click(menu.getByRole('menuitem', { name: t('admin.details') }));
    await waitFor(() => expect(args.onDetailsOpen).toHaveBeenCalledOnce());
    await openMenu(canvas, t('adminRefunds.menu', { id: 9003 }));
  },
};

export const ToSendMenuOpen: Story = {
  play: async ({ canvas, args }) => {
    const menu = await openMenu(canvas, t('adminRefunds.menu', { id: waiting.id }));
    await userEvent.click(menu.getByRole('menuitem', { name: t('adminRefunds.send') }));
    await waitFor(() => expect(args.onQuestionAsk).toHaveBeenCalledWith('send', waiting));
    const again = await openMenu(canvas, t('adminRefunds.menu', { id: waiting.id }));
    await userEvent.click(again.getByRole('menuitem', { name: t('adminRefunds.cancel') }));
    await waitFor(() => expect(args.onCancelOpen).toHaveBeenCalledWith(waiting));
    await openMenu(canvas, t('adminRefunds.menu', { id: waiting.id }));
  },
};

export const Details: Story = {
  args: { view: viewOf(sampleRefunds, { overlay: { kind: 'details', row: waiting } }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('40702810938000060478')).toBeVisible();
    await userEvent.click(dialog.getByText(t('common.close')));
    await expect(args.onOverlayClose).toHaveBeenCalledOnce();
  },
};

const asking = (
  row: AdminRefund,
  submission: Extract<RefundOverlay, { kind: 'question' }>['submission'] = idle,
) => viewOf(sampleRefunds, { overlay: { kind: 'question', action: 'send', row, submission } });

/** D33: the recipient of the money is next to the question. */
// shows: ADMIN-30
export const ConfirmSent: Story = {
  args: { view: asking(waiting) },
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('alertdialog', { name: t('adminRefunds.send.title', { id: waiting.id }) }),
    );
    await expect(dialog.getByText(containing(money(13_977)))).toBeVisible();
    for (const requisite of ['7799001231', '779901001', '044525225', '40702810938000060478'])
      await expect(dialog.getByText(requisite)).toBeVisible();
    await press(dialog, t('adminRefunds.send.confirm'), args.onQuestionConfirm);
  },
};

/** A person's payment has only a name, so the account must be requested. */
export const ConfirmSentToPerson: Story = {
  args: {
    view: asking(makeTransferredRefund({ recipient: { ...emptyPayer, name: 'Соколова Анна Викторовна' } })),
  },
  play: showsInDialog('adminRefunds.recipient.noAccount'),
};

export const ConfirmSentPending: Story = { args: { view: asking(waiting, { status: 'pending' }) } };

/** Another administrator was faster. */
export const ConfirmSentRefused: Story = {
  args: { view: asking(waiting, { status: 'failed', reason: 'changed' }) },
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

const canceled = makeTransferredRefund({ state: 'canceled', cancelNote: 'Клиент закрыл этот счёт' });

/** A cancelled refund counts in no sum, and says why. */
export const Canceled: Story = {
  args: { view: viewOf([canceled, ...sampleRefunds.slice(0, 2)]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(containing(t('adminRefunds.state.canceled')))).not.toHaveLength(0);
    await expect(canvas.getByText(containing(money(1603.9)))).toBeVisible();
    const menu = await openMenu(canvas, t('adminRefunds.menu', { id: canceled.id }));
    await expect(menu.queryByText(t('adminRefunds.send'))).toBeNull();
  },
};

export const CanceledDetails: Story = {
  args: { view: viewOf([canceled], { overlay: { kind: 'details', row: canceled } }) },
  play: showsInDialog(() => containing(canceled.cancelNote ?? '')),
};

const canceling = (changes: Partial<Extract<RefundOverlay, { kind: 'form' }>> = {}) =>
  viewOf(sampleRefunds, {
    overlay: {
      kind: 'form',
      row: waiting,
      draft: newCancel,
      problems: {},
      refusals: 0,
      submission: idle,
      ...changes,
    },
  });

/** Its money can still be sent, but no account is left that it could go back to. */
export const OfDeletedAccount: Story = {
  args: { view: viewOf([makeTransferredRefund({ account: 'deleted' })]) },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas, t('adminRefunds.menu', { id: waiting.id }));
    menu.getByText(t('adminRefunds.send'));
    await expect(menu.queryByText(t('adminRefunds.cancel'))).toBeNull();
  },
};

/** D27: the target of the money is above the reason, which the customer reads. */
// shows: ADMIN-32
export const ConfirmCancel: Story = {
  args: { view: canceling() },
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('dialog', { name: t('adminRefunds.cancel.title', { id: waiting.id }) }),
    );
    await expect(dialog.getByText(t('adminRefunds.cancel.effect.decided'))).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'x');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ note: 'x' });
    await press(dialog, t('adminRefunds.cancel'), args.onFormSubmit);
  },
};

/** A refund promised by the refund policy is the customer’s either way. */
export const ConfirmCancelOwed: Story = {
  args: { view: canceling({ row: makeTransferredRefund({ reason: 'unusedDays', note: null }) }) },
  play: showsInDialog('adminRefunds.cancel.effect.owed'),
};

export const CancelValidation: Story = {
  args: { view: canceling({ problems: cancelProblems(newCancel), refusals: 1 }) },
  play: showsInDialog('admin.note.problem.required'),
};

export const CancelPending: Story = {
  args: { view: canceling({ draft: { note: 'Счёт закрыт' }, submission: { status: 'pending' } }) },
};

/** Another administrator has sent it meanwhile. */
export const CancelFailed: Story = {
  args: {
    view: canceling({
      draft: { note: 'Счёт закрыт' },
      submission: { status: 'failed', reason: 'changed' },
    }),
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
