import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  adminBillRules,
  type AdminBill,
  type AdminBillConditions,
  type AdminBillKey,
} from '@/domain/admin/bill';
import { cancelProblems, newCancel } from '@/domain/admin/cancellation';
import { maxNoteLength } from '@/domain/admin/note';
import { rubles } from '@/domain/money/money';
import { exampleAdminBills, makeAdminBill } from '@/sample-data/adminBills';
import { makeBillItem } from '@/sample-data/bills';
import { AdminBillsScreen } from '@/screens/admin/AdminBillsScreen/AdminBillsScreen';
import type { BillOverlay } from '@/screens/admin/AdminBillsScreen/adminBillsView';
import { inContentArea } from '../../kit/contentArea';
import { expectListColumns } from '../../kit/dataGrid';
import { readsOn, relaxes, searchFilterAndSort } from '../../kit/listToolbar';
import { sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { openMenu } from '../../kit/menu';
import { confirms, expectLink, press, retries, showsInDialog } from '../../kit/plays';
import { t } from '../../kit/words';
import { adminListActions, idle } from './adminListFrame';
import { billStates } from '@/domain/payment/bill';
import { listKnobs } from '../../kit/knobs';

type Changes = SampleListChanges<number, AdminBillKey, AdminBillConditions> & { overlay?: BillOverlay };

/** The screen's view of these bills, or of a list that is not there. */
const viewOf = (source: SampleRows<AdminBill>, { overlay = { kind: 'none' }, ...changes }: Changes = {}) => ({
  ...sampleList(adminBillRules, source, changes).list,
  overlay,
});

const unpaid = makeAdminBill();
const many = Array.from({ length: 240 }, (_, index) =>
  makeAdminBill({ id: 5240 - index, number: `MRD-${5240 - index}` }),
);

const meta = {
  component: AdminBillsScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(exampleAdminBills),
    ...adminListActions,
    onDetailsOpen: fn(),
    onCancelOpen: fn(),
    onQuestionAsk: fn(),
  },
} satisfies Meta<typeof AdminBillsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D33: every customer's bills, one of each state. */
// shows: ADMIN-27
export const Default: Story = {
  parameters: listKnobs(exampleAdminBills, viewOf, { long: ['user', 'payer'], every: { state: billStates } }),
  play: async ({ canvas, args }) => {
    for (const state of ['unpaid', 'atBank', 'paid', 'canceled'] as const)
      await expect(canvas.getAllByText(t(`bills.state.${state}`))).not.toHaveLength(0);
    await searchFilterAndSort(canvas, args, 'amount', t('adminBills.column.amount'));
    await expectListColumns(canvas, 'adminBills.column', [
      'number',
      'user',
      'payer',
      'date',
      'state',
      'amount',
    ]);
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Empty: Story = { args: { view: viewOf([]) } };

export const NoMatches: Story = {
  args: { view: viewOf(exampleAdminBills, { search: 'nothing like it', filter: { state: 'atBank' } }) },
  play: relaxes('adminBills.column.state', 'bills.state.atBank', { state: null }),
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeAdminBill({
        id: 987_654_321,
        number: 'MRD-987654321',
        user: `${'very-long-name'.repeat(6)}@subdomain.example.com`,
        payer: `Общество с ограниченной ответственностью «${'Северо-Западное'.repeat(6)}»`,
        amount: rubles(987_654_321),
      }),
      ...exampleAdminBills,
    ]),
  },
};

/** The list is longer than what has been read: the footer counts all of it and leads on. */
export const MoreToCome: Story = {
  args: { view: viewOf(many, { limit: 100 }) },
  play: readsOn(240),
};

/** Menu of a bill: its documents, entering a transfer, and cancelling it. */
// shows: ADMIN-28
export const MenuOpen: Story = {
  play: async ({ canvas, args }) => {
    const menu = await openMenu(canvas, t('bills.menu', { number: unpaid.number }));
    await expect(menu.getByRole('menuitem', { name: t('bills.billPdf') }).getAttribute('href')).toMatch(
      /^\/api\/payments\/5112\/papers\/bill\?language=(ru|en)$/,
    );
    await userEvent.click(menu.getByRole('menuitem', { name: t('adminBills.receive') }));
    await expect(args.onQuestionAsk).toHaveBeenCalledWith('receive', expect.objectContaining({ id: 5112 }));
    await openMenu(canvas, t('bills.menu', { number: unpaid.number }));
  },
};

/** Looking into it, and its end. */
export const MenuActions: Story = {
  play: async ({ canvas, args }) => {
    const choose = async (item: string) => {
      await userEvent.click(canvas.getByRole('button', { name: t('bills.menu', { number: unpaid.number }) }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await choose(t('admin.details'));
    await waitFor(() =>
      expect(args.onDetailsOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 5112 })),
    );
    await choose(t('adminBills.cancel'));
    await waitFor(() =>
      expect(args.onCancelOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 5112 })),
    );
  },
};

/** The details show the purpose of the bill, the amount still owed and its documents. */
export const Details: Story = {
  args: {
    view: viewOf(exampleAdminBills, {
      overlay: {
        kind: 'details',
        row: makeAdminBill({
          owed: rubles(577),
          items: [makeBillItem({ count: 3 }), makeBillItem({ kind: 'topUp', title: '' })],
        }),
      },
    }),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('link', { name: t('bills.billPdf') })).toBeVisible();
    await expectLink(dialog, t('adminBills.toCustomer'), '/admin/users?q=anna.sokolova%40example.ru');
    await userEvent.click(dialog.getAllByRole('button', { name: t('common.close') })[0] ?? document.body);
    await expect(args.onOverlayClose).toHaveBeenCalled();
  },
};

const form = (changes: Partial<Extract<BillOverlay, { kind: 'form' }>> = {}): Changes => ({
  overlay: {
    kind: 'form',
    row: unpaid,
    draft: newCancel,
    problems: {},
    refusals: 0,
    submission: idle,
    ...changes,
  },
});

/** The administrator types the reason, and the customer reads it. */
// shows: ADMIN-29
export const ConfirmCancel: Story = {
  args: { view: viewOf(exampleAdminBills, form()) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'x');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ note: 'x' });
    await press(dialog, t('adminBills.cancel'), args.onFormSubmit);
  },
};

const tooLong = { note: Array.from({ length: 20 }, () => 'Выставлен дважды.').join(' ') };

export const CancelValidation: Story = {
  args: {
    view: viewOf(exampleAdminBills, form({ problems: cancelProblems(newCancel), refusals: 1 })),
  },
  play: showsInDialog('admin.note.problem.required'),
};

/** A reason is never cut: its customer reads it whole or not at all. */
export const CancelTooLong: Story = {
  args: {
    view: viewOf(exampleAdminBills, form({ draft: tooLong, problems: cancelProblems(tooLong), refusals: 1 })),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const problem = t('admin.note.problem.tooLong', { limit: maxNoteLength, length: tooLong.note.length });
    await expect(dialog.getByText(problem)).toBeVisible();
  },
};

export const CancelPending: Story = {
  args: {
    view: viewOf(
      exampleAdminBills,
      form({ draft: { note: 'Выставлен дважды' }, submission: { status: 'pending' } }),
    ),
  },
};

/** It was paid meanwhile. */
export const CancelFailed: Story = {
  args: {
    view: viewOf(
      exampleAdminBills,
      form({
        draft: { note: 'Выставлен дважды' },
        submission: { status: 'failed', reason: 'changed' },
      }),
    ),
  },
  play: showsInDialog('admin.refused.changed'),
};

/** The question states the consequences. */
export const ConfirmReceive: Story = {
  args: {
    view: viewOf(exampleAdminBills, {
      overlay: { kind: 'question', action: 'receive', row: unpaid, submission: idle },
    }),
  },
  play: confirms('adminBills.receive', 'onQuestionConfirm'),
};
