import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { kopecks, rubles } from '@/domain/money/money';
import { allSelected, noneSelected, withRows } from '@/domain/list/selection';
import { makePayment, makePayments, samplePayments } from '@/sample-data/payments';
import { PaymentHistoryScreen } from '@/screens/payments/PaymentHistoryScreen/PaymentHistoryScreen';
import { inContentArea } from '../../kit/contentArea';
import { isNarrow } from '../../kit/isNarrow';
import { resetQuery, scrolls, searchFilterAndSort } from '../../kit/listToolbar';
import { addingUpTo, historyOf } from '../../kit/payments';
import { press, retries } from '../../kit/plays';
import { containing, exactly, startingWith } from '../../kit/textMatch';
import { i18n, money, t } from '../../kit/words';
import { listActions, bulkActionHandlers } from '../../kit/listView';
import { knownPaymentStatuses } from '@/domain/payment/payment';
import { bookedMethodIds } from '@/domain/payment/method';
import { listKnobs } from '../../kit/knobs';

const [unpaid = makePayment()] = samplePayments;

const meta = {
  component: PaymentHistoryScreen,
  decorators: [inContentArea],
  args: {
    view: historyOf(samplePayments),
    ...listActions,
    ...bulkActionHandlers,
    onSelectionChange: fn(),
    onPaymentPay: fn(),
    onPaymentDelete: fn(),
    onPaymentPrint: fn(),
    onSelectionPay: fn(),
    onSelectionDelete: fn(),
    onPayConfirm: fn(),
    onDeleteConfirm: fn(),
    onBalanceRetry: fn(),
    onOverlayClose: fn(),
    onListPrint: fn(),
    onSheetReady: fn(),
    onListDownload: fn(),
    onReasonAsk: fn(),
  },
} satisfies Meta<typeof PaymentHistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the button that pays the one bill. */
const payingText = () => t('payments.payDialog.confirm', { sum: money(1_577) });

/** §2: columns and toolbar. The sum covers the listed payments; the paid part is next to it. */
// shows: HISTORY-01, HISTORY-02, HISTORY-10
export const Default: Story = {
  parameters: listKnobs(samplePayments, historyOf, {
    long: ['payer'],
    every: { status: knownPaymentStatuses, paymentMethod: bookedMethodIds },
  }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('list.total', { count: '6' }))).toBeVisible();
    if (!isNarrow()) await expect(canvas.getAllByRole('columnheader')).toHaveLength(10);
    await searchFilterAndSort(canvas, args, 'date', t('payments.column.date'));
    // With cards what can be done with a row comes with its selection.
    if (isNarrow()) return;
    await press(canvas, t('payments.print'), args.onListPrint);
    await press(canvas, t('payments.download'), args.onListDownload);
    await press(canvas, t('payments.pay'), args.onReasonAsk, t('payments.reason.paySelect'));
  },
};

// shows: COLLEAGUES-11
export const ByColleague: Story = { args: { view: historyOf([makePayment({ member: 'ivan@example.ru' })]) } };

export const Loading: Story = { args: { view: historyOf({ status: 'loading' }) } };

// shows: HISTORY-04
export const Empty: Story = {
  args: { view: historyOf([]) },
  play: async ({ canvas, args }) => {
    const topUp = canvas.getByRole('link', { name: t('payments.topUp') });
    await expect(topUp).toHaveAttribute('href', '/dashboard/payments');
    if (isNarrow()) return;
    await press(canvas, t('payments.print'), args.onReasonAsk, t('payments.reason.nothingListed'));
  },
};

/** The filter is too narrow; its chips say by what. */
export const NoMatches: Story = {
  args: {
    view: historyOf(samplePayments, {
      search: 'MRD-5040',
      filter: { status: 'Pending', method: 'sberPay', from: '2026-11-01', to: '2026-11-30' },
    }),
  },
  play: async ({ canvas, args }) => {
    await resetQuery(canvas, args);
    const value = `${i18n().date('2026-11-01')} – ${i18n().date('2026-11-30')}`;
    const chip = t('list.chip', { name: t('payments.filter.period'), value });
    await press(canvas, containing(chip), args.onFilterChange, { from: null, to: null });
  },
};

export const Error: Story = {
  args: { view: historyOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

export const LongContent: Story = {
  args: {
    view: historyOf([
      makePayment({
        id: 987_654_321,
        number: 'MRD-2026-11-ПРИЛОЖЕНИЕ-987654321',
        payer: `Общество с ограниченной ответственностью «${'Северо-Западное'.repeat(4)} объединение провайдеров»`,
        paymentMethod: 'manual',
        amount: kopecks(98_765_432_100),
        amountInPaymentCurrency: { currency: 'EUR', minor: 98_765_432_100 },
        status: 'Pending',
      }),
      makePayment({ payer: '=HYPERLINK("https://example.com") <b>И. Иванов</b>' }),
      ...samplePayments.slice(2),
    ]),
  },
};

const chosen = withRows<number>(noneSelected(), [unpaid.id], true);

export const Selected: Story = {
  args: { view: historyOf(samplePayments, { selection: chosen }) },
  play: async ({ canvas, args }) => {
    await press(canvas, t('payments.pay'), args.onSelectionPay);
    await press(canvas, t('payments.delete'), args.onSelectionDelete);
  },
};

/** D12: nothing in the selection waits for money, and both buttons say so. */
// shows: HISTORY-08, HISTORY-09
export const SelectedPaid: Story = {
  tags: ['played'],
  args: {
    view: historyOf(samplePayments.slice(1), { selection: allSelected() }),
  },
  play: async ({ canvas, args }) => {
    await press(canvas, t('payments.delete'), args.onReasonAsk, t('payments.reason.deleteUnpaid'));
    await expect(args.onSelectionDelete).not.toHaveBeenCalled();
  },
};

/** The head stays in sight, and the address learns where one has scrolled to (D9). */
export const Scrolled: Story = {
  args: { view: historyOf(makePayments(60)) },
  play: scrolls,
};

export const FilterOpen: Story = {
  args: {
    view: historyOf(samplePayments, {
      isFilterOpen: true,
      filter: { from: '2026-11-01', to: '2026-11-30' },
    }),
  },
  play: async ({ canvas, args }) => {
    const period = await canvas.findByRole('combobox', { name: t('payments.filter.period') });
    await expect(period).toHaveDisplayValue(t('payments.period.thisMonth'));
    await userEvent.selectOptions(period, t('payments.period.lastYear'));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ from: '2025-01-01', to: '2025-12-31' });
    const field = (name: string) => canvas.getByRole('combobox', { name });
    await userEvent.selectOptions(field(t('payments.column.status')), t('payments.status.Canceled'));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ status: 'Canceled' });
    await userEvent.selectOptions(field(t('payments.filter.method')), t('paymentMethod.ruCards'));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ method: 'ruCards' });
    await press(canvas, t('payments.print'), args.onListPrint);
  },
};

/** D27: of what was paid, a part or all was given back. */
export const Refunded: Story = {
  args: {
    view: historyOf([
      makePayment({ id: 5112, number: 'MRD-5112', status: 'PartlyRefunded' }),
      makePayment({ id: 5107, number: 'MRD-5107', status: 'Refunded' }),
      makePayment({ id: 5084, number: 'MRD-5084' }),
    ]),
  },
  play: async ({ canvas }) => {
    for (const status of ['PartlyRefunded', 'Refunded'] as const)
      await expect((await canvas.findAllByText(t(`payments.status.${status}`)))[0]).toBeVisible();
  },
};

/** A custom period that ends before it starts: nothing matches, and the field explains why. */
export const FilterTurnedRound: Story = {
  args: {
    view: historyOf(samplePayments, {
      isFilterOpen: true,
      filter: { from: '2026-11-10', to: '2026-11-01' },
    }),
  },
  play: async ({ canvas }) => {
    const problem = await canvas.findByText(t('payments.filter.turnedRound'));
    await waitFor(() => expect(problem).toBeVisible());
    await expect(canvas.getByRole('combobox', { name: t('payments.filter.period') })).toHaveDisplayValue(
      t('payments.period.own'),
    );
  },
};

const openMenu = (canvas: Pick<typeof screen, 'getByRole'>, number = 'MRD-5112') =>
  userEvent.click(canvas.getByRole('button', { name: t('payments.menu', { number }) }));

/** D12: what cannot be done is there, with its reason. */
// shows: HISTORY-08, HISTORY-09
export const RowMenuOpen: Story = {
  play: async ({ canvas, args }) => {
    await openMenu(canvas);
    await userEvent.click(await screen.findByRole('menuitem', { name: t('payments.menu.print.Pending') }));
    await expect(args.onPaymentPrint).toHaveBeenCalledWith(unpaid);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await openMenu(canvas);
    await userEvent.click(await screen.findByRole('menuitem', { name: t('payments.pay') }));
    await expect(args.onPaymentPay).toHaveBeenCalledWith(unpaid);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await openMenu(canvas);
    await userEvent.click(await screen.findByRole('menuitem', { name: t('payments.delete') }));
    await expect(args.onPaymentDelete).toHaveBeenCalledWith(unpaid);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await openMenu(canvas, 'MRD-5107');
    const menu = within(await screen.findByRole('menu'));
    for (const line of [t('payments.pay'), t('payments.delete')]) {
      const item = menu.getByRole('menuitem', { name: startingWith(line) });
      await expect(item).toHaveAttribute('aria-disabled', 'true');
    }
  },
};

const paperPath = '/api/payments/5112/papers/bill';

/** D36: the provider has a document of this payment, and the browser saves the file. */
// shows: HISTORY-12
export const RowMenuWithDocument: Story = {
  tags: ['played'],
  args: { view: historyOf([{ ...unpaid, paperPath }, ...samplePayments.slice(1)]) },
  play: async ({ canvas }) => {
    await openMenu(canvas);
    const link = await screen.findByRole('menuitem', { name: t('payments.menu.pdf') });
    await expect(link).toHaveAttribute('href', `${paperPath}?language=${i18n().locale}`);
    await expect(link).toHaveAttribute('download', '');
  },
};

/** The document of each refund is saved like the receipt (D36). */
export const RowMenuWithRefund: Story = {
  args: {
    view: historyOf([
      { ...unpaid, status: 'Paid', refundPapers: [{ number: '2026-00003', path: '/api/papers/33' }] },
      ...samplePayments.slice(1),
    ]),
  },
  play: async ({ canvas }) => {
    await openMenu(canvas);
    const name = t('payments.menu.refundPdf', { number: '2026-00003' });
    const link = await screen.findByRole('menuitem', { name });
    await expect(link).toHaveAttribute('href', `/api/papers/33?language=${i18n().locale}`);
  },
};

const pay = {
  kind: 'pay',
  payments: [unpaid],
  skippedCount: 0,
  submission: 'idle',
  balance: { status: 'ready', value: rubles(2450.5) },
} as const;

/** D12: the sum, and that it is taken from the balance. */
export const ConfirmPay: Story = {
  args: { view: historyOf(samplePayments, { overlay: pay }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: t('payments.payDialog.title') }));
    await expect(dialog.getByText(containing(money(873.5)))).toBeVisible();
    const confirm = dialog.getByRole('button', { name: startingWith(payingText()) });
    // The menu of the story before may still be leaving.
    await waitFor(() => expect(getComputedStyle(confirm).pointerEvents).toBe('auto'));
    await userEvent.click(confirm);
    await expect(args.onPayConfirm).toHaveBeenCalledOnce();
    await press(dialog, t('common.cancel'), args.onOverlayClose);
  },
};

export const ConfirmPayMany: Story = {
  args: {
    view: historyOf(samplePayments, {
      overlay: {
        ...pay,
        payments: addingUpTo(rubles(12_400), 8),
        skippedCount: 3,
        balance: { status: 'ready', value: rubles(50_000) },
      },
    }),
  },
  play: async () => {
    await screen.findByText(containing(t('payments.payDialog.many', { count: 8 })));
    await screen.findByText(t('payments.question.more', { count: 3 }));
  },
};

/** The balance does not suffice: by how much, and the way to top it up instead of the way to pay. */
export const BalanceTooSmall: Story = {
  args: {
    view: historyOf(samplePayments, {
      overlay: { ...pay, balance: { status: 'ready', value: rubles(873.5) } },
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const missing = t('payments.payDialog.missing', { sum: money(703.5) });
    await expect(dialog.getByText(containing(missing))).toBeVisible();
    await expect(dialog.getByRole('link', { name: t('payments.topUp') })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: startingWith(t('payments.pay')) })).toBeNull();
  },
};

/** Presses the button that would pay: nothing is paid. */
async function pressesInVain(args: { onPayConfirm?: unknown }, name: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name }));
  await expect(args.onPayConfirm).not.toHaveBeenCalled();
}

export const BalanceLoading: Story = {
  args: { view: historyOf(samplePayments, { overlay: { ...pay, balance: { status: 'loading' } } }) },
  play: ({ args }) => pressesInVain(args, startingWith(payingText())),
};

export const BalanceError: Story = {
  args: { view: historyOf(samplePayments, { overlay: { ...pay, balance: { status: 'error' } } }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('common.retry') }));
    await expect(args.onBalanceRetry).toHaveBeenCalledOnce();
  },
};

export const PayPending: Story = {
  args: { view: historyOf(samplePayments, { overlay: { ...pay, submission: 'pending' } }) },
  play: ({ args }) => pressesInVain(args, t('payments.payDialog.pending')),
};

export const PayFailed: Story = {
  args: { view: historyOf(samplePayments, { overlay: { ...pay, submission: 'failed' } }) },
  play: async () => {
    await screen.findByText(containing(t('payments.payDialog.failed')));
  },
};

/** While a sheet is open the page looks as before; only the sheet is printed (PaymentSheet shows it). */
export const Printing: Story = {
  args: {
    view: historyOf(samplePayments, {
      overlay: { kind: 'print', sheet: { kind: 'receipt', payment: unpaid, madeOn: '2026-11-21' } },
    }),
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSheetReady).toHaveBeenCalledOnce());
    const title = t('payments.receipt.title.Pending', {
      number: 'MRD-5112',
      date: i18n().date('2026-11-20'),
    });
    await expect(screen.getByText(containing(title))).not.toBeVisible();
  },
};

/** Ten thousand payments: what is in sight is in the document, nothing else. */
export const TenThousand: Story = {
  args: { view: historyOf(makePayments(10_000)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(exactly(t('list.total', { count: i18n().number(10_000) })))).toBeVisible();
    await expect(document.querySelectorAll('#storybook-root *').length).toBeLessThan(1500);
  },
};

/** All that is listed is read before it is a file: more than is loaded. */
export const Downloading: Story = {
  args: { view: historyOf(makePayments(400), { limit: 200, preparing: 'download' }) },
  play: async ({ canvas, args }) => {
    if (isNarrow()) return;
    await userEvent.click(canvas.getByRole('button', { name: t('payments.download') }));
    await expect(args.onListDownload).not.toHaveBeenCalled();
  },
};

/** Below 768 px each row is a card with the same facts, checkbox and menu (§9). */
export const Cards: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const cards = within(await canvas.findByRole('list', { name: t('payments.table') }));
    await waitFor(() => expect(cards.getAllByRole('listitem')).toHaveLength(6));
    const row = t('payments.rowLabel', { number: 'MRD-5112' });
    await userEvent.click(canvas.getByRole('checkbox', { name: t('list.selectRow', { row }) }));
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
  },
};
