import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { paymentRules, type PaymentConditions, type PaymentKey } from '@/domain/admin/lists';
import { paymentStats, type AdminPayment } from '@/domain/admin/payment';
import { kopecks } from '@/domain/money';
import { makeAdminPayment, sampleAdminPayments } from '@/sample-data/adminPayments';
import { AdminPaymentsScreen } from '@/screens/admin/AdminPaymentsScreen/AdminPaymentsScreen';
import {
  toAdminPaymentsView,
  type PaymentOverlay,
} from '@/screens/admin/AdminPaymentsScreen/adminPaymentsView';
import { inContentArea } from '../../kit/contentArea';
import { sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { scrollGrid } from '../../kit/scrollGrid';
import { columnNames, idle, listActions } from './adminListFrame';

type Changes = SampleListChanges<number, PaymentKey, PaymentConditions> & { overlay?: PaymentOverlay };

/** The screen's view of these rows, or of a list that is not there. */
function viewOf(source: SampleRows<AdminPayment>, { overlay = { kind: 'none' }, ...changes }: Changes = {}) {
  const { list, index, result } = sampleList(paymentRules, source, changes);
  return toAdminPaymentsView({ list, result, stats: index && paymentStats(index.rows), overlay });
}
const [pending = makeAdminPayment({ status: 'Pending' })] = sampleAdminPayments;

const meta = {
  component: AdminPaymentsScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(sampleAdminPayments),
    ...listActions,
    onDetailsOpen: fn(),
    onReceiptDownload: fn(),
    onQuestionAsk: fn(),
  },
} satisfies Meta<typeof AdminPaymentsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: payment stats and table. The stats are of all payments, whatever is searched for. */
// proves: ADMIN-09, ADMIN-12
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const stats = within(canvas.getByRole('list', { name: 'Итоги по статусам' }));
    await expect(stats.getByText(/^9\s554,00\sRUB$/)).toBeVisible();
    await expect(canvas.getByText('Всего: 26')).toBeVisible();
    await expect(columnNames(canvas)).toEqual([
      'Номер',
      'Пользователь',
      'За что',
      'Сумма',
      'Способ',
      'Дата',
      'Статус',
      'Действия',
    ]);
    for (const status of ['Завершён', 'Ожидает', 'Не прошёл'])
      await expect(canvas.getAllByText(status)).not.toHaveLength(0);
    await userEvent.type(canvas.getByRole('searchbox'), '7');
    await expect(args.onSearchChange).toHaveBeenCalledWith('7');
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтр' }));
    await expect(args.onFilterToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Сумма' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'amount', direction: 'ascending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Empty: Story = {
  args: { view: viewOf([]) },
};

export const NoMatches: Story = {
  args: { view: viewOf(sampleAdminPayments, { filter: { status: 'Failed', method: 'crypto' } }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await expect(args.onQueryReset).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Убрать фильтр «Статус: Не прошёл»/ }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ status: null });
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить фильтры' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ status: null, method: null });
  },
};

export const Error: Story = { args: { view: viewOf({ status: 'error', reason: 'offline' }) } };

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeAdminPayment({
        id: 987_654_321,
        user: `${'very-long-name'.repeat(6)}@subdomain.example.com`,
        amount: kopecks(98_765_432_100),
        description: `VPS/VDS ${'Diadem[GB], '.repeat(20)}`,
      }),
      ...sampleAdminPayments.slice(0, 2),
    ]),
  },
};

/** The head stays in sight, and the address learns where one has scrolled to (D9). */
export const Scrolled: Story = {
  play: async ({ canvas, args }) => {
    scrollGrid(canvas.getByRole('grid'));
    await waitFor(() => expect(args.onFirstRowChange).toHaveBeenCalled());
  },
};

/** §4: only Pending offers Process Payment. */
// proves: ADMIN-11
export const PendingMenuOpen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия с платежом #7126' }));
    const menu = within(await screen.findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Провести платёж' }));
    await waitFor(() => expect(args.onQuestionAsk).toHaveBeenCalledWith('process', pending));
  },
};

// proves: ADMIN-10, ADMIN-11
export const CompletedMenuOpen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия с платежом #7123' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Подробнее',
      'Скачать квитанцию',
    ]);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Подробнее' }));
    await waitFor(() => expect(args.onDetailsOpen).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Действия с платежом #7123' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Скачать квитанцию' }));
    await waitFor(() => expect(args.onReceiptDownload).toHaveBeenCalledOnce());
  },
};

export const Details: Story = {
  args: {
    view: viewOf(sampleAdminPayments, {
      overlay: { kind: 'details', row: pending },
    }),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByText('Закрыть'));
    await expect(args.onOverlayClose).toHaveBeenCalledOnce();
  },
};

export const ConfirmProcess: Story = {
  args: {
    view: viewOf(sampleAdminPayments, {
      overlay: { kind: 'question', action: 'process', row: pending, submission: idle },
    }),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Провести платёж #7126?' });
    await expect(dialog).toHaveTextContent(/577,00\sRUB зачислятся на баланс s\.nguyen@example\.com/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Провести платёж' }));
    await expect(args.onQuestionConfirm).toHaveBeenCalledOnce();
  },
};

export const ConfirmRefused: Story = {
  args: {
    view: viewOf(sampleAdminPayments, {
      overlay: {
        kind: 'question',
        action: 'process',
        row: pending,
        submission: { status: 'failed', reason: 'changed' },
      },
    }),
  },
};
