import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { newBillLimits, type NewBillDraft } from '@/domain/admin/newBill';
import { BillFields } from '@/screens/admin/AdminCustomerScreen/BillFields';
import { inContentArea } from '../../../kit/contentArea';
import { count, knobs } from '../../../kit/knobs';
import { containing } from '../../../kit/textMatch';
import { money, t } from '../../../kit/words';
import { press } from '../../../kit/plays';

const lines = [
  { title: 'Перенос сайта shop.example.ru', amount: '1500' },
  { title: 'Ночная работа инженера', amount: '500,50' },
];
/** The first lines of a bill with so many. */
const linesOf = (rows: number) =>
  Array.from({ length: rows }, (_, index) => lines[index % 2] ?? { title: '', amount: '' });

const draft: NewBillDraft = { lines, payBy: '2026-12-11', note: 'Договорились по телефону 24 ноября' };

const meta = {
  component: BillFields,
  decorators: [inContentArea],
  args: { draft, problems: {}, onDraftChange: fn() },
} satisfies Meta<typeof BillFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lines are added and removed, with the total in view. */
// shows: HAND-05
export const Default: Story = {
  parameters: knobs({ rows: count(2, 20) }, ({ rows }) => ({
    draft: { ...draft, lines: linesOf(rows) },
  })),
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(containing(t('adminCustomer.bill.total', { amount: money(2000.5) }))),
    ).toBeVisible();
    await press(canvas, t('adminCustomer.bill.addLine'), args.onDraftChange, {
      lines: [...lines, { title: '', amount: '' }],
    });
    const remove = t('adminCustomer.bill.line.remove', { number: 2 });
    await press(canvas, remove, args.onDraftChange, { lines: lines.slice(0, 1) });
  },
};

/** The only line cannot be removed. */
export const Validation: Story = {
  args: {
    draft: { lines: [{ title: '', amount: '0' }], payBy: '2026-11-01', note: '' },
    problems: { lines: [{ title: 'required', amount: 'amount' }], payBy: 'past', note: 'required' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('adminCustomer.bill.problem.title.required'))).toBeVisible();
    await expect(canvas.getByText(t('adminCustomer.bill.problem.amount.amount'))).toBeVisible();
    await expect(canvas.getByText(t('adminCustomer.bill.problem.payBy.past'))).toBeVisible();
    const remove = t('adminCustomer.bill.line.remove', { number: 1 });
    await expect(canvas.queryByRole('button', { name: remove })).toBeNull();
  },
};

/** Twenty long lines: no more can be added, and the total is too large. */
export const LongContent: Story = {
  args: {
    draft: {
      ...draft,
      lines: Array.from({ length: newBillLimits.lines }, () => ({
        title: 'Очень длинное название услуги '.repeat(6),
        amount: '999999999,99',
      })),
    },
    problems: { total: 'tooLarge' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('adminCustomer.bill.addLine') })).toBeDisabled();
    await expect(canvas.getByText(t('adminCustomer.bill.problem.total.tooLarge'))).toBeVisible();
  },
};
