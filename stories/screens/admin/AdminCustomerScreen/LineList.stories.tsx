import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { AdminUserId } from '@/domain/admin/user';
import { makeAdminPayment } from '@/sample-data/adminPayments';
import { makeCustomer, newestOf } from '@/sample-data/customer';
import { AdminCustomerScreen } from '@/screens/admin/AdminCustomerScreen/AdminCustomerScreen';
import {
  toAdminCustomerView,
  type CustomerOverlay,
} from '@/screens/admin/AdminCustomerScreen/adminCustomerView';
import { inContentArea } from '../../../kit/contentArea';
import { containing } from '../../../kit/textMatch';
import { money, t } from '../../../kit/words';
import { press, showsInDialog } from '../../../kit/plays';
import customer from '../AdminCustomerScreen.stories';
import { idle } from '../adminListFrame';

/* Money that staff move by hand from the customer's page. */

const paid = makeAdminPayment({ id: 7099, status: 'Completed' });
const withPaid = makeCustomer({
  payments: newestOf([paid, makeAdminPayment({ id: 7098, status: 'Failed', failure: 'insufficientFunds' })]),
});

const anna = withPaid.user;
const noteForm = { text: '', problem: null, refusals: 0, submission: idle } as const;
const viewOf = (overlay: CustomerOverlay = { kind: 'none' }) =>
  toAdminCustomerView(1 as AdminUserId, { status: 'ready', value: withPaid }, { noteForm, overlay });

const meta = {
  component: AdminCustomerScreen,
  decorators: [inContentArea],
  args: { ...customer.args, view: viewOf() },
} satisfies Meta<typeof AdminCustomerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only payments that are paid can be refunded. */
// shows: HAND-01
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const panel = within(canvas.getByRole('region', { name: t('adminCustomer.payments') }));
    await expect(panel.getAllByRole('listitem')).toHaveLength(2);
    const buttons = panel.getAllByRole('button', { name: /./ });
    await expect(buttons).toHaveLength(1);
    await expect(buttons[0]).toHaveAccessibleName(t('adminCustomer.refundOf', { id: paid.id }));
    await press(panel, t('adminCustomer.refundOf', { id: paid.id }), args.onRefund, paid, anna);
  },
};

const writeOffForm = {
  kind: 'form',
  row: { kind: 'customer', user: anna },
  draft: {
    form: 'adjust',
    direction: 'debit',
    purpose: 'writeOff',
    amount: '2450,50',
    note: 'Плательщик ликвидирован, реквизитов нет',
  },
  problems: {},
  refusals: 0,
  submission: idle,
} as const satisfies CustomerOverlay;

/** All of a balance that cannot be refunded is written off, with a reason. */
// shows: HAND-03
export const WriteOffOpen: Story = {
  args: { view: viewOf(writeOffForm) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(
      dialog.getByText(containing(t('adminCustomer.adjust.after', { balance: money(0) }))),
    ).toBeVisible();
    const writeOff = { name: containing(t('adminCustomer.adjust.writeOff')) };
    await expect(dialog.getByRole('radio', writeOff)).toBeChecked();
    await press(dialog, t('adminCustomer.debit'), args.onFormSubmit);
  },
};

/** A balance has an upper bound; a credit cannot be a write-off. */
// shows: HAND-04
export const CreditTooLargeOpen: Story = {
  args: {
    view: viewOf({
      ...writeOffForm,
      draft: { ...writeOffForm.draft, direction: 'credit', purpose: 'goodwill', amount: '999999999' },
      refusals: 1,
      submission: { status: 'failed', reason: 'balanceTooLarge' },
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(t('admin.refused.balanceTooLarge'))).toBeVisible();
    await expect(dialog.getAllByRole('radio')).toHaveLength(2);
  },
};

const refundForm = {
  kind: 'form',
  row: { kind: 'payment', user: anna, payment: paid },
  draft: { form: 'refund', amount: '500', target: 'method', note: 'Простой 19 ноября' },
  problems: {},
  refusals: 0,
  submission: idle,
} as const satisfies CustomerOverlay;

/** A paid payment is refunded with the dialog of the list of payments; a failed one has no button. */
// shows: HAND-01
export const RefundOpen: Story = {
  args: { view: viewOf(refundForm) },
  play: async ({ args }) => {
    const title = t('adminPayments.refund.title', { id: paid.id });
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await expect(dialog.getByRole('radio', { name: t('adminPayments.refund.method') })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: t('adminPayments.refund.balance') }));
    await expect(args.onDraftChange).toHaveBeenCalledWith({ target: 'balance' });
    await press(dialog, t('adminPayments.refund'), args.onFormSubmit);
  },
};

export const RefundValidationOpen: Story = {
  args: {
    view: viewOf({
      ...refundForm,
      draft: { ...refundForm.draft, amount: '99999', note: '' },
      problems: { amount: 'tooMuch', note: 'required' },
      refusals: 1,
    }),
  },
  play: showsInDialog('adminPayments.refund.problem.tooMuch', 'admin.note.problem.required'),
};

export const RefundPendingOpen: Story = {
  args: { view: viewOf({ ...refundForm, submission: { status: 'pending' } }) },
};

export const RefundFailedOpen: Story = {
  args: {
    view: viewOf({
      ...refundForm,
      refusals: 1,
      submission: { status: 'failed', reason: 'refundChanged' },
    }),
  },
  play: showsInDialog('admin.refused.refundChanged'),
};

const billForm = {
  kind: 'form',
  row: { kind: 'customer', user: withPaid.user },
  draft: {
    form: 'bill',
    lines: [{ title: 'Перенос сайта shop.example.ru', amount: '1500' }],
    payBy: '2026-12-11',
    note: 'Договорились по телефону 24 ноября',
  },
  problems: {},
  refusals: 0,
  submission: idle,
} as const satisfies CustomerOverlay;

/** A bill is made with its total in view. */
// shows: HAND-05
export const BillOpen: Story = {
  args: { view: viewOf(billForm) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(
      dialog.getByText(containing(t('adminCustomer.bill.total', { amount: money(1500) }))),
    ).toBeVisible();
    await press(dialog, t('adminCustomer.bill'), args.onFormSubmit);
  },
};
