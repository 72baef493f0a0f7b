import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, screen, within } from 'storybook/test';
import type { BulkActionView } from '@/domain/list/bulkAction';
import type { Ticket, TicketId } from '@/domain/support/support';
import { ticketRules, type TicketConditions, type TicketSortKey } from '@/domain/support/ticketRules';
import { duration } from '@/i18n/relativeTime';
import { noneSelected, withRows } from '@/domain/list/selection';
import { makeTicket } from '@/sample-data/tickets';
import { expectLink, press, retries } from '../../kit/plays';
import { exampleTickets } from '../../kit/supportTickets';
import { TicketListScreen } from '@/screens/support/TicketListScreen/TicketListScreen';
import { toTicketListView } from '@/screens/support/TicketListScreen/ticketListView';
import { isNarrow } from '../../kit/isNarrow';
import { inContentArea } from '../../kit/contentArea';
import { removeChip, resetQuery, scrolls, searchFilterAndSort } from '../../kit/listToolbar';
import { containing, exactly } from '../../kit/textMatch';
import { openMenu } from '../../kit/menu';
import { i18n, t } from '../../kit/words';
import {
  listActions,
  bulkActionHandlers,
  longBulkAction,
  sampleList,
  type SampleListChanges,
  type SampleRows,
} from '../../kit/listView';
import { ticketStatuses } from '@/domain/support/support';
import { listKnobs } from '../../kit/knobs';

const now = '2026-11-21T10:10:00Z';

type Changes = SampleListChanges<TicketId, TicketSortKey, TicketConditions> & {
  bulkAction?: BulkActionView | null;
};

/** The screen's view of these tickets, or of a list that is not there. */
function viewOf(source: SampleRows<Ticket>, { bulkAction = null, ...changes }: Changes = {}) {
  return toTicketListView({ ...sampleList(ticketRules, source, changes), bulkAction, now });
}

const ready = viewOf(exampleTickets);
const archived = exampleTickets.map((ticket) => ({ ...ticket, isArchived: true }));

const meta = {
  component: TicketListScreen,
  decorators: [inContentArea],
  args: {
    view: ready,
    ...listActions,
    ...bulkActionHandlers,
    onSelectionChange: fn(),
    onSelectionMove: fn(),
    onTicketMove: fn(),
    onReasonAsk: fn(),
  },
} satisfies Meta<typeof TicketListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const [, paid = makeTicket()] = exampleTickets;

/** §2: the columns Id, Subject, Last updated, Delay, Status; Open and To archive say what they wait for. */
// shows: SUPPORT-02, SUPPORT-03
export const Default: Story = {
  parameters: listKnobs(exampleTickets, viewOf, {
    long: ['subject'],
    every: { status: ticketStatuses },
  }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('support.queue.count', { count: 2 }))).toBeVisible();
    await expect(canvas.getByText(exactly(duration(30, i18n().locale)))).toBeVisible();
    await searchFilterAndSort(canvas, args, 'subject', t('support.column.subject'));
    await expectLink(canvas, paid.subject, '/dashboard/support/ticket?id=5002');
    // With cards what can be done with a row comes with its selection.
    if (isNarrow()) return;
    await userEvent.click(canvas.getByRole('button', { name: t('support.open') }));
    await expect(args.onReasonAsk).toHaveBeenLastCalledWith(t('support.reason.selectToOpen'));
    await userEvent.click(canvas.getByRole('button', { name: t('support.archive') }));
    await expect(args.onReasonAsk).toHaveBeenLastCalledWith(t('support.reason.selectToArchive'));
    await userEvent.click(canvas.getByRole('checkbox', { name: t('list.selectAll') }));
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

/** §2: the badge 'Ticket queue is empty', and an Add button in the empty state. */
// shows: SUPPORT-01, SUPPORT-04
export const Empty: Story = {
  args: { view: viewOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('support.queue.empty'))).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: t('support.add') })).toHaveLength(1);
    if (!isNarrow()) await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
  },
};

/** The queue is empty because everything was archived. */
export const EmptyQueue: Story = {
  args: { view: viewOf(archived) },
  play: async ({ canvas, args }) => {
    await press(canvas, t('support.empty.showArchive', { count: 3 }), args.onFilterChange, { archived: '1' });
  },
};

// shows: SUPPORT-07
export const NoMatches: Story = {
  args: {
    view: viewOf(archived, {
      search: 'PHP',
      filter: { status: 'closed', department: 'abuse', archived: '1' },
    }),
  },
  play: async ({ canvas, args }) => {
    await resetQuery(canvas, args);
    await removeChip(canvas, t('support.filter.status'), t('support.status.closed'));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ status: null });
    await userEvent.click(
      canvas.getByRole('button', {
        name: containing(t('list.removeFilter', { filter: t('support.filter.archive') })),
      }),
    );
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ archived: null });
  },
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeTicket({
        id: 999_999_999 as TicketId,
        subject: `${'Оченьдлинноесловобезпробелов'.repeat(4)}, и потом ещё много слов о том, что именно случилось с сервером после обновления`,
        updatedAt: '2024-02-29T00:00:00Z',
      }),
      makeTicket({ id: 5002 as TicketId, subject: '<img src=x onerror=alert(1)> & "кавычки"' }),
      makeTicket({ id: 5003 as TicketId, subject: 'الخادم لا يستجيب (نسخة 2)', status: 'answered' }),
    ]),
  },
};

const [first = makeTicket()] = exampleTickets;

// shows: SUPPORT-06
export const Selected: Story = {
  args: {
    view: viewOf(exampleTickets, { selection: withRows<TicketId>(noneSelected(), [first.id], true) }),
  },
  play: async ({ canvas, args }) => {
    await expectLink(canvas, t('support.open'), '/dashboard/support/ticket?id=5001');
    await press(canvas, t('support.archive'), args.onSelectionMove);
  },
};

/** Archived tickets are found by the filter, and can be restored. */
export const Archive: Story = {
  args: {
    view: viewOf(archived.slice(2), { filter: { archived: '1' }, isFilterOpen: true }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: t('support.filter.department') }),
      t('support.department.sales'),
    );
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ department: 'sales' });
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: t('support.filter.place') }),
      t('support.filter.queue'),
    );
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ archived: null });
    if (isNarrow()) return;
    await expect(canvas.getByRole('button', { name: t('support.restore') })).toBeVisible();
  },
};

export const RowMenuOpen: Story = {
  play: async ({ canvas, args }) => {
    const menu = await openMenu(canvas, t('support.menu', { id: 5001 }));
    await expect(menu.getByRole('menuitem', { name: t('support.open') })).toHaveAttribute(
      'href',
      '/dashboard/support/ticket?id=5001',
    );
    await userEvent.click(menu.getByRole('menuitem', { name: t('support.archive') }));
    await expect(args.onTicketMove).toHaveBeenCalledWith(expect.objectContaining({ id: 5001 }));
    await openMenu(canvas, t('support.menu', { id: 5001 }));
  },
};

export const Cards: Story = { globals: { viewport: { value: 'phone' } } };

export const Scrolled: Story = {
  args: {
    view: viewOf(Array.from({ length: 60 }, (_, index) => makeTicket({ id: (6000 + index) as TicketId }))),
  },
  play: scrolls,
};

/** Archives all tickets of a long queue. */
export const ArchivingListed: Story = {
  args: { view: viewOf(exampleTickets, { bulkAction: { ...longBulkAction, eligible: 12_480 } }) },
  play: async ({ args }) => {
    const title = t('support.moveAll.title', { archived: 'no' });
    const dialog = await screen.findByRole('alertdialog', { name: title });
    await expect(
      within(dialog).getByText(containing(t('support.moveAll.text', { count: 12_480 }))),
    ).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: t('support.archive') }));
    await expect(args.onListedConfirm).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onListedClose).toHaveBeenCalled();
  },
};
