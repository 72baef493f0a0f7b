import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { refundRules, type RefundConditions, type RefundKey } from '@/domain/admin/lists';
import type { AdminRefund } from '@/domain/admin/refund';
import { makeAdminRefund, sampleRefunds } from '@/sample-data/refunds';
import { AdminRefundsScreen } from '@/screens/admin/AdminRefundsScreen/AdminRefundsScreen';
import { toAdminRefundsView } from '@/screens/admin/AdminRefundsScreen/adminRefundsView';
import { inContentArea } from '../../kit/contentArea';
import { expectColumns } from '../../kit/dataGrid';
import { relaxes, scrolls, searchFilterAndSort } from '../../kit/listToolbar';
import { listActions, sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { retries } from '../../kit/retry';
import { containing } from '../../kit/textMatch';
import { t } from '../../kit/words';

/** The screen's view of these refunds, or of a list that is not there. */
const viewOf = (
  source: SampleRows<AdminRefund>,
  changes: SampleListChanges<number, RefundKey, RefundConditions> = {},
) => toAdminRefundsView(sampleList(refundRules, source, changes));

const meta = {
  component: AdminRefundsScreen,
  decorators: [inContentArea],
  args: { view: viewOf(sampleRefunds), ...listActions },
} satisfies Meta<typeof AdminRefundsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D33: what was given back, where it went and why; what a bank has not answered waits. */
// proves: ADMIN-26
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText(containing(t('adminRefunds.waiting')))).not.toHaveLength(0);
    await searchFilterAndSort(canvas, args, 'amount', t('adminRefunds.column.amount'));
    await expectColumns(canvas, [
      t('adminRefunds.column.id'),
      t('adminRefunds.column.user'),
      t('adminRefunds.column.payment'),
      t('adminRefunds.column.amount'),
      t('adminRefunds.column.target'),
      t('adminRefunds.column.reason'),
      t('adminRefunds.column.at'),
      t('list.actions'),
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

/** The head stays in sight, and the address learns where one has scrolled to (D9). */
export const Scrolled: Story = {
  args: { view: viewOf(Array.from({ length: 80 }, (_, index) => makeAdminRefund({ id: index + 1 }))) },
  play: scrolls,
};
