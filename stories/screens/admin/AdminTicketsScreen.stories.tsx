import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ticketPriorities, type DeskTicket } from '@/domain/desk/desk';
import { createDeskRules, type DeskConditions, type DeskSortKey } from '@/domain/desk/deskRules';
import { supportDepartments, ticketStatuses, type TicketId } from '@/domain/support/support';
import { makeDeskTicket, sampleDeskTickets, sampleResponseReport } from '@/sample-data/deskTickets';
import { duration } from '@/i18n/relativeTime';
import { AdminTicketsScreen } from '@/screens/admin/AdminTicketsScreen/AdminTicketsScreen';
import { inContentArea } from '../../kit/contentArea';
import { expectListColumns } from '../../kit/dataGrid';
import { listKnobs } from '../../kit/knobs';
import { readsOn, relaxes, removeChip, searchFilterAndSort } from '../../kit/listToolbar';
import { sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { openMenu } from '../../kit/menu';
import { retries, shows } from '../../kit/plays';
import { containing } from '../../kit/textMatch';
import { i18n, t } from '../../kit/words';
import { adminListActions } from './adminListFrame';

type Changes = SampleListChanges<TicketId, DeskSortKey, DeskConditions>;

const now = '2026-11-21T11:40:00Z' as const;
const deskRules = createDeskRules(() => new Date(now));

/** The screen's view of these tickets, or of a list that is not there. */
function viewOf(source: SampleRows<DeskTicket>, changes: Changes = {}) {
  const { list } = sampleList(deskRules, source, changes);
  return {
    ...list,
    now,
    report: sampleResponseReport,
    mails: { choice: 'all', departments: [] } as const,
  };
}

const meta = {
  component: AdminTicketsScreen,
  decorators: [inContentArea],
  args: { view: viewOf(sampleDeskTickets), ...adminListActions, onMailsChange: fn() },
} satisfies Meta<typeof AdminTicketsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The longest unanswered ticket is first. */
// shows: DESK-01
export const Default: Story = {
  parameters: listKnobs(sampleDeskTickets, viewOf, {
    long: ['subject', 'customer'],
    every: { status: ticketStatuses, department: supportDepartments, priority: ticketPriorities },
  }),
  play: async ({ canvas, args }) => {
    const links = canvas.getAllByRole('link', { name: containing('') });
    await expect(links[0]).toHaveAttribute('href', '/admin/tickets/5004');
    // The ticket that waits since 9:40 waits for two hours at 11:40.
    await expect(canvas.getAllByText(duration(120, i18n().locale)).length).toBeGreaterThan(0);
    await searchFilterAndSort(canvas, args, 'customer', t('adminTickets.column.customer'));
    await expectListColumns(canvas, 'adminTickets.column', [
      'id',
      'subject',
      'waiting',
      'customer',
      'department',
      'priority',
      'status',
      'assignee',
      'updatedAt',
    ]);
  },
};

/** A guest's ticket is marked. */
// shows: DESK-11
export const Guest: Story = {
  args: { view: viewOf([makeDeskTicket({ isGuest: true }), ...sampleDeskTickets.slice(2)]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(t('adminTickets.guest'))).toHaveLength(1);
  },
};

/** Response times that count business hours say so. */
// shows: DESK-09
export const BusinessTime: Story = {
  args: { view: { ...viewOf(sampleDeskTickets), report: { ...sampleResponseReport, isBusinessTime: true } } },
  play: shows(() => containing(t('adminTickets.report.businessTime'))),
};

/** Staff choose the tickets about which they get mails. */
// shows: DESK-13
export const Mails: Story = {
  play: async ({ canvas, args }) => {
    const choice = canvas.getByRole('combobox', { name: t('adminTickets.mails') });
    await expect(choice).toHaveValue('all');
    await userEvent.selectOptions(choice, t('adminTickets.mails.mine'));
    await expect(args.onMailsChange).toHaveBeenCalledWith({ choice: 'mine', departments: [] });
  },
};

/** Besides their own tickets, those of several departments. */
// shows: DESK-13
export const MailsOfDepartments: Story = {
  args: { view: { ...viewOf(sampleDeskTickets), mails: { choice: 'mine', departments: ['billing'] } } },
  play: async ({ canvas, args }) => {
    const box = (department: 'billing' | 'sales') =>
      canvas.findByRole('checkbox', { name: t(`support.department.${department}`) });
    await expect(await box('billing')).toBeChecked();
    await userEvent.click(await box('sales'));
    await expect(args.onMailsChange).toHaveBeenCalledWith({
      choice: 'mine',
      departments: ['billing', 'sales'],
    });
  },
};

/** Staff who may not answer tickets get no mails and have no choice. */
// shows: DESK-13
export const NoMails: Story = {
  args: { view: { ...viewOf(sampleDeskTickets), mails: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: t('adminTickets.mails') })).toBeNull();
  },
};

export const Loading: Story = {
  args: { view: { ...viewOf({ status: 'loading' }), report: null, mails: null } },
};

export const Empty: Story = { args: { view: { ...viewOf([]), report: null, mails: null } } };

export const NoMatches: Story = {
  args: { view: viewOf(sampleDeskTickets.slice(0, 2), { filter: { priority: 'low' } }) },
  play: relaxes('adminTickets.column.priority', 'adminTickets.priority.low', { priority: null }),
};

/** Only the customers who have waited for more than an hour, which a chip says. */
// shows: DESK-14
export const Overdue: Story = {
  args: { view: { ...viewOf(sampleDeskTickets, { filter: { wait: 'hour' } }), isFilterOpen: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('link', { name: containing('') })).toHaveLength(2);
    const choice = await canvas.findByRole('combobox', { name: t('adminTickets.column.waiting') });
    await expect(choice).toHaveValue('hour');
    await userEvent.selectOptions(choice, t('adminTickets.wait.threeDays'));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ wait: 'threeDays' });
    await removeChip(canvas, t('adminTickets.column.waiting'), t('adminTickets.wait.hour'));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ wait: null });
  },
};

export const Error: Story = {
  args: { view: { ...viewOf({ status: 'error', reason: 'offline' }), report: null, mails: null } },
  play: retries('onRefresh'),
};

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeDeskTicket({
        id: 987_654_321 as TicketId,
        subject: 'Сервер не отвечает после обновления, а в журнале ничего нет. '.repeat(4),
        customer: `${'very-long-name'.repeat(6)}@subdomain.example.com`,
        assignee: { email: `${'long-colleague'.repeat(4)}@meridian.example`, isMe: false },
      }),
      ...sampleDeskTickets,
    ]),
  },
};

/** The ticket and its customer are one step away. */
export const MenuOpen: Story = {
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas, t('adminTickets.menu', { id: 5001 }));
    await expect(menu.getByRole('menuitem', { name: t('adminTickets.open') })).toHaveAttribute(
      'href',
      '/admin/tickets/5001',
    );
    await expect(menu.getByRole('menuitem', { name: t('adminTickets.customer') })).toHaveAttribute(
      'href',
      '/admin/users?q=anna.sokolova%40example.ru',
    );
  },
};

/** Only a part is loaded: the footer counts all rows and leads on. */
export const MoreToCome: Story = {
  args: {
    view: viewOf(
      Array.from({ length: 80 }, (_, index) => makeDeskTicket({ id: (index + 1) as TicketId })),
      { limit: 50 },
    ),
  },
  play: readsOn(80),
};
