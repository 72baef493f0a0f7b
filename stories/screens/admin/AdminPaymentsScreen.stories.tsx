import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { paymentRules, type PaymentConditions, type PaymentKey } from '@/domain/admin/lists';
import { afterDeletion, paymentStats, type AdminPayment, adminPaymentStatuses } from '@/domain/admin/payment';
import { receiptProblems } from '@/domain/admin/receipt';
import { newRefund, refundProblems, type RefundDraft } from '@/domain/admin/refund';
import { kopecks } from '@/domain/money/money';
import { makeAdminPayment, sampleAdminPayments } from '@/sample-data/adminPayments';
import { AdminPaymentsScreen } from '@/screens/admin/AdminPaymentsScreen/AdminPaymentsScreen';
import {
  toAdminPaymentsView,
  type PaymentOverlay,
} from '@/screens/admin/AdminPaymentsScreen/adminPaymentsView';
import { makeBillItem } from '@/sample-data/bills';
import { inContentArea } from '../../kit/contentArea';
import { expectListColumns } from '../../kit/dataGrid';
import { isNarrow } from '../../kit/isNarrow';
import { readsOn, removeChip, resetQuery, searchFilterAndSort } from '../../kit/listToolbar';
import { press, retries, showsInDialog } from '../../kit/plays';
import { containing, exactly, startingWith } from '../../kit/textMatch';
import type { PaymentTrail } from '@/domain/admin/paymentTrail';
import type { Loaded } from '@/domain/results/loaded';
import { makePaymentTrail } from '@/sample-data/paymentTrail';
import { chooseInMenu, openMenu } from '../../kit/menu';
import { money, t } from '../../kit/words';
import { sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { adminListActions, idle } from './adminListFrame';
import { bookedMethodIds } from '@/domain/payment/method';
import { listKnobs } from '../../kit/knobs';

type FormOverlay = Extract<PaymentOverlay, { kind: 'form' }>;
type Changes = SampleListChanges<number, PaymentKey, PaymentConditions> & {
  overlay?: PaymentOverlay;
  trail?: Loaded<PaymentTrail>;
};

/** The screen's view of these rows, or of a list that is not there. */
function viewOf(
  source: SampleRows<AdminPayment>,
  {
    overlay = { kind: 'none' },
    trail = { status: 'ready', value: makePaymentTrail() },
    ...changes
  }: Changes = {},
) {
  const { list, sums } = sampleList(paymentRules, source, changes);
  return toAdminPaymentsView({
    list,
    sums,
    stats: 'status' in source ? { status: 'loading' } : { status: 'ready', value: paymentStats(source) },
    overlay,
    trail,
  });
}
const [pending = makeAdminPayment({ status: 'Pending' })] = sampleAdminPayments;
const orphaned = afterDeletion(pending);

const meta = {
  component: AdminPaymentsScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(sampleAdminPayments),
    ...adminListActions,
    onDetailsOpen: fn(),
    onReceiptDownload: fn(),
    onRefundOpen: fn(),
    onProcessOpen: fn(),
  },
} satisfies Meta<typeof AdminPaymentsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: payment stats and table. The stats count all payments, independent of the search. */
// shows: ADMIN-09, ADMIN-12
export const Default: Story = {
  parameters: listKnobs(sampleAdminPayments, viewOf, {
    long: ['user'],
    every: { status: adminPaymentStatuses, method: bookedMethodIds },
  }),
  play: async ({ canvas, args }) => {
    const stats = within(canvas.getByRole('list', { name: t('adminPayments.stats') }));
    await expect(stats.getByText(exactly(money(9_554)))).toBeVisible();
    await expect(canvas.getByText(t('list.total', { count: '26' }))).toBeVisible();
    await expectListColumns(canvas, 'adminPayments.column', [
      'id',
      'user',
      'description',
      'amount',
      'method',
      'date',
      'status',
    ]);
    for (const status of [
      t('adminPayments.status.Completed'),
      t('adminPayments.status.Pending'),
      t('adminPayments.status.Failed'),
    ])
      await expect(canvas.getAllByText(status)).not.toHaveLength(0);
    await searchFilterAndSort(canvas, args, 'amount', t('adminPayments.column.amount'));
    // With cards what can be done with a row comes with its selection.
    if (isNarrow()) return;
    await press(canvas, t('list.refresh'), args.onRefresh);
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Empty: Story = {
  args: { view: viewOf([]) },
};

export const NoMatches: Story = {
  args: { view: viewOf(sampleAdminPayments, { filter: { status: 'Failed', method: 'crypto' } }) },
  play: async ({ canvas, args }) => {
    await resetQuery(canvas, args);
    await removeChip(canvas, t('adminPayments.column.status'), t('adminPayments.status.Failed'));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ status: null });
    await userEvent.click(canvas.getByRole('button', { name: t('list.reset') }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ status: null, method: null });
  },
};

/** The list without its stats, which could not be read. */
export const StatsFailed: Story = {
  args: { view: { ...viewOf(sampleAdminPayments), stats: { status: 'error', reason: 'unexpected' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: t('adminPayments.stats') })).toBeNull();
    const count = String(sampleAdminPayments.length);
    await expect(canvas.getByText(t('list.total', { count }))).toBeVisible();
  },
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeAdminPayment({
        id: 987_654_321,
        user: `${'very-long-name'.repeat(6)}@subdomain.example.com`,
        amount: kopecks(98_765_432_100),
        items: Array.from({ length: 20 }, () => makeBillItem({ title: 'Diadem[GB]', months: 3 })),
      }),
      ...sampleAdminPayments.slice(0, 2),
    ]),
  },
};

/** Only a part is loaded: the footer counts all rows and leads on, the head stays in sight, and the address follows (D9). */
export const MoreToCome: Story = {
  args: {
    view: viewOf(
      Array.from({ length: 80 }, (_, index) => makeAdminPayment({ id: index + 1 })),
      { limit: 50 },
    ),
  },
  play: readsOn(80),
};

/** §4: only Pending offers Process Payment. */
// shows: ADMIN-11
export const PendingMenuOpen: Story = {
  play: async ({ canvas, args }) => {
    const menu = await openMenu(canvas, t('adminPayments.menu', { id: 7126 }));
    await userEvent.click(menu.getByRole('menuitem', { name: t('adminPayments.process') }));
    await waitFor(() => expect(args.onProcessOpen).toHaveBeenCalledWith(pending));
    await openMenu(canvas, t('adminPayments.menu', { id: 7126 }));
  },
};

// shows: ADMIN-10, ADMIN-11
export const CompletedMenuOpen: Story = {
  play: async ({ canvas, args }) => {
    const name = t('adminPayments.menu', { id: 7123 });
    const menu = await openMenu(canvas, name);
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      t('admin.details'),
      t('adminPayments.receipt'),
      t('adminPayments.refund'),
    ]);
    await userEvent.click(menu.getByRole('menuitem', { name: t('admin.details') }));
    await waitFor(() => expect(args.onDetailsOpen).toHaveBeenCalledOnce());
    await chooseInMenu(canvas, name, t('adminPayments.receipt'));
    await waitFor(() => expect(args.onReceiptDownload).toHaveBeenCalledOnce());
    await chooseInMenu(canvas, name, t('adminPayments.refund'));
    await waitFor(() => expect(args.onRefundOpen).toHaveBeenCalledOnce());
    await openMenu(canvas, name);
  },
};

// shows: ADMIN-52
export const Details: Story = {
  args: {
    view: viewOf(sampleAdminPayments, {
      overlay: { kind: 'details', row: pending },
    }),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const steps = within(dialog.getByRole('list', { name: t('adminPayments.steps') }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(3);
    await expect(steps.getByText(containing(t('adminPayments.failure.insufficientFunds')))).toBeVisible();
    await userEvent.click(dialog.getByText(t('common.close')));
    await expect(args.onOverlayClose).toHaveBeenCalledOnce();
  },
};

export const DetailsLoading: Story = {
  args: {
    view: viewOf(sampleAdminPayments, {
      overlay: { kind: 'details', row: pending },
      trail: { status: 'loading' },
    }),
  },
};

export const DetailsFailed: Story = {
  args: {
    view: viewOf(sampleAdminPayments, {
      overlay: { kind: 'details', row: pending },
      trail: { status: 'error', reason: 'offline' },
    }),
  },
};

/** A pending payment is cancelled with the account. Its details link to no user (D33). */
export const AccountDeleted: Story = {
  args: {
    view: viewOf([orphaned, ...sampleAdminPayments.slice(1)], {
      overlay: { kind: 'details', row: orphaned },
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(t('adminPayments.accountDeleted'))).toBeVisible();
    await expect(dialog.getByText(t('adminPayments.status.Failed'))).toBeVisible();
    await expect(dialog.queryByRole('link', { name: t('adminPayments.toPayer') })).toBeNull();
  },
};

const receiptOf = (
  received: string,
  {
    row = pending,
    refusals = 0,
    submission = idle,
  }: Partial<Pick<FormOverlay, 'refusals' | 'submission'>> & { row?: AdminPayment } = {},
) => {
  const draft = { received };
  return viewOf([row, ...sampleAdminPayments.slice(1)], {
    overlay: {
      kind: 'form',
      row,
      draft,
      problems: refusals > 0 ? receiptProblems(draft, row) : {},
      refusals,
      submission,
    },
  });
};

/** D42: asks for the received sum, prefilled with the expected one. */
// shows: ADMIN-34
export const Process: Story = {
  args: { view: receiptOf('577,00') },
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('dialog', { name: t('adminPayments.process.title', { id: 7126 }) }),
    );
    await expect(
      dialog.getByText(exactly(t('adminPayments.received.whole', { user: pending.user }))),
    ).toBeVisible();
    const field = dialog.getByRole('textbox', { name: startingWith(t('adminPayments.received')) });
    await userEvent.type(field, '5');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ received: '577,005' });
    await press(dialog, t('adminPayments.process'), args.onFormSubmit);
  },
};

/** Less than is expected leaves the rest due. */
export const ProcessPart: Story = { args: { view: receiptOf('500') } };

/** The surplus goes to the balance. */
export const ProcessSurplus: Story = { args: { view: receiptOf('600') } };

/** Of a bill that has expired, all of it goes to the balance. */
export const ProcessLate: Story = {
  args: { view: receiptOf('577,00', { row: makeAdminPayment({ ...pending, status: 'Failed' }) }) },
  play: showsInDialog(() => exactly(t('adminPayments.received.late', { user: pending.user }))),
};

export const ProcessValidation: Story = { args: { view: receiptOf('0', { refusals: 1 }) } };

export const ProcessRefused: Story = {
  args: { view: receiptOf('577,00', { submission: { status: 'failed', reason: 'changed' } }) },
};

const completed = makeAdminPayment({ id: 5009, status: 'Completed' });
const refundOf = (draft: Partial<RefundDraft>, refusals = 0, row = completed) =>
  viewOf([row, ...sampleAdminPayments], {
    overlay: {
      kind: 'form',
      row,
      draft: { ...newRefund, ...draft },
      problems: refusals > 0 ? refundProblems({ ...newRefund, ...draft }, row) : {},
      refusals,
      submission: idle,
    },
  });

/** An administrator's own words. */
const writtenNote = 'Простой 19 ноября';

/** D33: a part of what was paid, where it goes, and why. */
// shows: ADMIN-25
export const Refund: Story = {
  args: { view: refundOf({ amount: '500,00', note: writtenNote }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const note = dialog.getByRole('textbox', { name: startingWith(t('admin.note')) });
    await userEvent.type(note, '!');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ note: `${writtenNote}!` });
    await userEvent.click(dialog.getByRole('radio', { name: t('adminPayments.refund.method') }));
    await expect(args.onDraftChange).toHaveBeenCalledWith({ target: 'method' });
    await press(dialog, t('adminPayments.refund'), args.onFormSubmit);
  },
};

/** A bank transfer can be refunded by one, which the administrator makes. */
export const RefundOfTransfer: Story = {
  args: {
    view: refundOf(
      { amount: '500,00', note: writtenNote, target: 'method' },
      0,
      makeAdminPayment({ id: 5010, method: 'manual' }),
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('radio', { name: t('adminPayments.refund.transfer') })).toBeChecked();
  },
};

export const RefundValidation: Story = {
  args: { view: refundOf({ amount: '999999', note: ' ' }, 1) },
  play: showsInDialog('adminPayments.refund.problem.tooMuch', 'admin.note.problem.required'),
};
