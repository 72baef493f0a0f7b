import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { delayMinutes, isInQueue, type Ticket, type TicketId } from '@/domain/support';
import { noTicketFilter } from '@/domain/supportQuery';
import { noneSelected, withRows } from '@/domain/list/selection';
import { exampleTickets, makeTicket } from '@/sample-data/supportTickets';
import { TicketListScreen } from '@/screens/support/TicketListScreen/TicketListScreen';
import type { TicketListView } from '@/screens/support/TicketListScreen/ticketListTypes';
import { inContentArea } from '../../kit/contentArea';

const now = '2026-11-21T10:10:00Z';

const frame = {
  createHref: '/dashboard/support/create',
  search: '',
  filter: noTicketFilter,
  isFilterOpen: false,
  queueCount: 0,
  now,
} as const;

type ReadyView = Extract<TicketListView, { status: 'ready' }>;

function makeView(tickets: readonly Ticket[], changes: Partial<ReadyView> = {}): ReadyView {
  return {
    ...frame,
    status: 'ready',
    queueCount: tickets.filter(isInQueue).length,
    rows: tickets.map((ticket) => ({
      ...ticket,
      href: `/dashboard/support/ticket?id=${ticket.id}`,
      delay: delayMinutes(ticket, now),
    })),
    sort: null,
    selection: { value: noneSelected(), count: 0, openHref: null },
    scrollKey: '',
    ...changes,
  };
}

const ready = makeView(exampleTickets);

const meta = {
  component: TicketListScreen,
  decorators: [inContentArea],
  args: {
    view: ready,
    onSearchChange: fn(),
    onFilterToggle: fn(),
    onFilterChange: fn(),
    onQueryReset: fn(),
    onSortChange: fn(),
    onSelectionChange: fn(),
    onRetry: fn(),
    onSelectionMove: fn(),
    onTicketMove: fn(),
    onReasonAsk: fn(),
  },
} satisfies Meta<typeof TicketListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: the columns Id, Subject, Last updated, Delay, Status; Open and To archive say what they wait for. */
// proves: SUPPORT-02, SUPPORT-03
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('В очереди 2 обращения')).toBeVisible();
    await expect(canvas.getByText('30 мин')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'a');
    await expect(args.onSearchChange).toHaveBeenCalledWith('a');
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтр' }));
    await expect(args.onFilterToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    await expect(args.onReasonAsk).toHaveBeenLastCalledWith('Выберите обращение, которое нужно открыть');
    await userEvent.click(canvas.getByRole('button', { name: 'В архив' }));
    await expect(args.onReasonAsk).toHaveBeenLastCalledWith(
      'Выберите обращения, которые нужно убрать в архив',
    );
    await expect(canvas.getByRole('link', { name: 'Оплатили счёт, баланс прежний' })).toHaveAttribute(
      'href',
      '/dashboard/support/ticket?id=5002',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Тема' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'subject', direction: 'ascending' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Выбрать все' }));
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { view: { ...frame, queueCount: null, status: 'loading' } } };

/** §2: the badge 'Ticket queue is empty', and an Add button in the empty state. */
// proves: SUPPORT-01, SUPPORT-04
export const Empty: Story = {
  args: { view: { ...frame, status: 'empty', archivedCount: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Очередь обращений пуста')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Добавить' })).toHaveLength(2);
  },
};

/** The queue is empty because everything was archived. */
export const EmptyQueue: Story = {
  args: { view: { ...frame, status: 'empty', archivedCount: 3 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать архив (3)' }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ isArchived: true });
  },
};

// proves: SUPPORT-07
export const NoMatches: Story = {
  args: {
    view: {
      ...frame,
      status: 'noMatches',
      search: 'PHP',
      filter: { status: 'closed', department: 'abuse', isArchived: true },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await expect(args.onQueryReset).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Статус: Закрыто/ }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ status: null });
    await userEvent.click(canvas.getByRole('button', { name: /«Архив»/ }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ isArchived: false });
  },
};

export const Error: Story = {
  args: { view: { ...frame, queueCount: null, status: 'error', reason: 'offline' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: {
    view: makeView([
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

// proves: SUPPORT-06
export const Selected: Story = {
  args: {
    view: makeView(exampleTickets, {
      selection: {
        value: withRows<TicketId>(noneSelected(), [first.id], true),
        count: 1,
        openHref: '/dashboard/support/ticket?id=5001',
      },
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Открыть' })).toHaveAttribute(
      'href',
      '/dashboard/support/ticket?id=5001',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'В архив' }));
    await expect(args.onSelectionMove).toHaveBeenCalledOnce();
  },
};

/** What was archived is found by the filter, and can come back. */
export const Archive: Story = {
  args: {
    view: makeView(
      exampleTickets.slice(2).map((ticket) => ({ ...ticket, isArchived: true })),
      { filter: { ...noTicketFilter, isArchived: true }, isFilterOpen: true },
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Отдел' }), 'Продажи');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ department: 'sales' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Где' }), 'Без архива');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ isArchived: false });
    await expect(canvas.getByRole('button', { name: 'Вернуть из архива' })).toBeVisible();
  },
};

export const RowMenuOpen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия с обращением #5001' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Открыть' })).toHaveAttribute(
      'href',
      '/dashboard/support/ticket?id=5001',
    );
    await userEvent.click(menu.getByRole('menuitem', { name: 'В архив' }));
    await expect(args.onTicketMove).toHaveBeenCalledWith(expect.objectContaining({ id: 5001 }));
  },
};

export const Cards: Story = { globals: { viewport: { value: 'phone' } } };
