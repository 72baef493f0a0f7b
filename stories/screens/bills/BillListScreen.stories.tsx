import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { BulkActionView } from '@/domain/list/bulkAction';
import { noneSelected, withRows } from '@/domain/list/selection';
import { questionOf } from '@/domain/form/question';
import { rubles } from '@/domain/money/money';
import type { Bill } from '@/domain/payment/bill';
import { billRules, type BillConditions, type BillSortKey } from '@/domain/payment/billRules';
import { exampleBills, makeBill, makeBillItem } from '@/sample-data/bills';
import { BillListScreen } from '@/screens/bills/BillListScreen/BillListScreen';
import {
  canceledOf,
  toBillListView,
  type BillCancellation,
} from '@/screens/bills/BillListScreen/billListView';
import { inContentArea } from '../../kit/contentArea';
import { expectColumns } from '../../kit/dataGrid';
import { isNarrow } from '../../kit/isNarrow';
import { relaxes, scrolls, searchFilterAndSort } from '../../kit/listToolbar';
import {
  listActions,
  bulkActionHandlers,
  longBulkAction,
  sampleList,
  type SampleListChanges,
  type SampleRows,
} from '../../kit/listView';
import { openMenu } from '../../kit/menu';
import { alerts, expectLink, press, retries, showsInDialog } from '../../kit/plays';
import { containing } from '../../kit/textMatch';
import { money, t } from '../../kit/words';
import { billStates } from '@/domain/payment/bill';
import { listKnobs } from '../../kit/knobs';

type Changes = SampleListChanges<number, BillSortKey, BillConditions> & {
  cancellation?: BillCancellation | null;
  bulkAction?: BulkActionView | null;
};

/** The screen's view of these bills, or of a list that is not there. */
function viewOf(
  source: SampleRows<Bill>,
  { cancellation = null, bulkAction = null, ...changes }: Changes = {},
) {
  return toBillListView({ ...sampleList(billRules, source, changes), cancellation, bulkAction });
}

const [bill = makeBill(), partly = makeBill(), atBank = makeBill(), paid = makeBill()] = exampleBills;

const meta = {
  component: BillListScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(exampleBills),
    ...listActions,
    ...bulkActionHandlers,
    onSelectionChange: fn(),
    onSelectionPay: fn(),
    onSelectionCancel: fn(),
    onBillCancel: fn(),
    onCancelConfirm: fn(),
    onCancelClose: fn(),
    onReasonAsk: fn(),
  },
} satisfies Meta<typeof BillListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A bill of each state, with what it is for and what is still to be paid. */
// shows: BILLS-01
export const Default: Story = {
  parameters: listKnobs(exampleBills, viewOf, { long: ['payer'], every: { state: billStates } }),
  play: async ({ canvas, args }) => {
    for (const state of ['unpaid', 'atBank', 'paid', 'canceled'] as const)
      await expect(canvas.getAllByText(t(`bills.state.${state}`))).not.toHaveLength(0);
    await searchFilterAndSort(canvas, args, 'amount', t('bills.column.amount'));
    // With cards what can be done with a row comes with its selection.
    if (isNarrow()) return;
    await userEvent.click(canvas.getByRole('button', { name: t('bills.pay') }));
    await expect(args.onSelectionPay).not.toHaveBeenCalled();
    await expect(args.onReasonAsk).toHaveBeenCalledWith(t('bills.reason.paySelect'));
    await expectColumns(canvas, [
      '',
      t('bills.column.number'),
      t('bills.column.items'),
      t('bills.column.date'),
      t('bills.column.payer'),
      t('bills.column.state'),
      t('bills.column.amount'),
      t('list.actions'),
    ]);
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

/** D35: the sentence that the specification's placeholder had. */
// shows: BILLS-02
export const Empty: Story = {
  args: { view: viewOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('bills.empty.description'))).toBeVisible();
    await expectLink(canvas, t('bills.topUp'), '/dashboard/payments');
  },
};

export const NoMatches: Story = {
  args: { view: viewOf(exampleBills, { search: 'nothing like it', filter: { state: 'open' } }) },
  play: relaxes('bills.column.state', 'bills.state.open', { state: null }),
};

/** Target of the top bar's badge: exactly the bills that it counts. */
export const Filtered: Story = {
  args: { view: viewOf(exampleBills, { filter: { state: 'open' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(t('bills.state.paid'))).toBeNull();
    await expect(canvas.getByText(t('bills.state.atBank'))).toBeVisible();
  },
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeBill({
        id: 987_654_321,
        number: 'MRD-987654321',
        payer: `Общество с ограниченной ответственностью «${'Северо-Западное'.repeat(6)}»`,
        amount: rubles(987_654_321),
        owed: rubles(987_654_320),
        items: Array.from({ length: 12 }, (_, index) =>
          makeBillItem({ title: `${'Diadem'.repeat(4)}-${index}`, count: 99 }),
        ),
      }),
      ...exampleBills,
    ]),
  },
};

/** Several are paid at once; what is over among them is left out. */
// shows: BILLS-03
export const Selected: Story = {
  args: { view: viewOf(exampleBills, { selection: selectionOf([bill, partly, paid]) }) },
  play: async ({ canvas, args }) => {
    await press(canvas, t('bills.pay'), args.onSelectionPay);
    await press(canvas, t('bills.cancel'), args.onSelectionCancel);
  },
};

/** A bill that is at the bank is paid there. */
export const NothingToPay: Story = {
  tags: ['played'],
  args: { view: viewOf(exampleBills, { selection: selectionOf([atBank, paid]) }) },
  play: async ({ canvas, args }) => {
    await press(canvas, t('bills.pay'), args.onReasonAsk, t('bills.reason.payNone'));
    await expect(args.onSelectionPay).not.toHaveBeenCalled();
  },
};

// shows: BILLS-03, BILLS-05
export const RowMenuOpen: Story = {
  play: async ({ canvas, args }) => {
    const menu = await openMenu(canvas, t('bills.menu', { number: bill.number }));
    await expect(menu.getByRole('menuitem', { name: t('bills.pay') })).toHaveAttribute(
      'href',
      `/dashboard/billing/pay?for=${bill.id}`,
    );
    await expect(menu.getByRole('menuitem', { name: t('bills.billPdf') }).getAttribute('href')).toMatch(
      /^\/api\/payments\/5112\/papers\/bill\?language=/,
    );
    await userEvent.click(menu.getByRole('menuitem', { name: t('bills.cancel') }));
    await expect(args.onBillCancel).toHaveBeenCalledWith(bill);
    await openMenu(canvas, t('bills.menu', { number: bill.number }));
  },
};

/** The question says what will not happen before it is confirmed; focus starts on Cancel. */
// shows: BILLS-04
export const ConfirmCancel: Story = {
  args: { view: viewOf(exampleBills, { cancellation: questionOf(canceledOf([bill])) }) },
  play: async ({ args }) => {
    const title = t('bills.cancelDialog.title', { count: 1 });
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    await waitFor(() => expect(dialog.getByRole('button', { name: t('common.cancel') })).toHaveFocus());
    await press(dialog, t('bills.cancelDialog.confirm', { count: 1 }), args.onCancelConfirm);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancelClose).toHaveBeenCalledOnce();
  },
};

/** Several at once, one of them at a bank, and one that is over. */
export const ConfirmCancelMany: Story = {
  args: {
    view: viewOf(exampleBills, { cancellation: questionOf(canceledOf([bill, partly, atBank, paid])) }),
  },
  play: showsInDialog('bills.cancelDialog.atBank', () => t('bills.question.skipped', { count: 1 })),
};

const failed = (reason: 'offline' | 'alreadySettled') => ({
  ...questionOf(canceledOf([bill])),
  submission: { status: 'failed' as const, reason },
});

export const Canceling: Story = {
  args: {
    view: viewOf(exampleBills, {
      cancellation: { ...questionOf(canceledOf([bill])), submission: { status: 'pending' } },
    }),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('bills.cancelDialog.pending') }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancelConfirm).not.toHaveBeenCalled();
    await expect(args.onCancelClose).not.toHaveBeenCalled();
  },
};

/** Somebody was faster: it is paid or closed. */
// shows: BILLS-04
export const CancelRefused: Story = {
  args: { view: viewOf(exampleBills, { cancellation: failed('alreadySettled') }) },
  play: alerts('bills.cancelDialog.alreadySettled'),
};

export const CancelFailed: Story = {
  args: { view: viewOf(exampleBills, { cancellation: failed('offline') }) },
  play: alerts('common.error.offline'),
};

export const Cards: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const row = t('bills.rowLabel', { number: bill.number });
    await userEvent.click(await canvas.findByRole('checkbox', { name: t('list.selectRow', { row }) }));
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
  },
};

/** The head stays in sight, and the address learns where one has scrolled to (D9). */
export const Scrolled: Story = {
  args: {
    view: viewOf(
      Array.from({ length: 80 }, (_, index) => makeBill({ id: 6000 - index, number: `MRD-${6000 - index}` })),
    ),
  },
  play: scrolls,
};

function selectionOf(bills: readonly Bill[]) {
  return withRows(
    noneSelected<number>(),
    bills.map(({ id }) => id),
    true,
  );
}

/** All that a long list has: how many, and what they come to. */
export const CancelingListed: Story = {
  args: { view: viewOf(exampleBills, { bulkAction: { ...longBulkAction, sum: rubles(1_248_000) } }) },
  play: async ({ args }) => {
    const title = t('bills.cancelDialog.title', { count: 9_120 });
    const dialog = await screen.findByRole('alertdialog', { name: title });
    await expect(
      within(dialog).getByText(
        containing(t('bills.cancelDialog.many', { count: 9_120, sum: money(1_248_000) })),
      ),
    ).toBeVisible();
    const name = t('bills.cancelDialog.confirm', { count: 9_120 });
    await userEvent.click(within(dialog).getByRole('button', { name }));
    await expect(args.onListedConfirm).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onListedClose).toHaveBeenCalled();
  },
};
