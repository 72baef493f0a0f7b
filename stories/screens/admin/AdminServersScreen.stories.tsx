import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { serverRules, type ServerConditions, type ServerKey } from '@/domain/admin/lists';
import type { AdminServer, AdminServerId } from '@/domain/admin/server';
import { serverDraftOf, serverProblems } from '@/domain/admin/serverForm';
import { makeAdminServer, sampleAdminServers } from '@/sample-data/adminServers';
import { AdminServersScreen } from '@/screens/admin/AdminServersScreen/AdminServersScreen';
import { toAdminServersView, type ServerOverlay } from '@/screens/admin/AdminServersScreen/adminServersView';
import { inContentArea } from '../../kit/contentArea';
import { sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { scrollGrid } from '../../kit/scrollGrid';
import { columnNames, idle, listActions } from './adminListFrame';

type Changes = SampleListChanges<AdminServerId, ServerKey, ServerConditions> & { overlay?: ServerOverlay };

/** The screen's view of these rows, or of a list that is not there. */
function viewOf(source: SampleRows<AdminServer>, { overlay = { kind: 'none' }, ...changes }: Changes = {}) {
  return toAdminServersView(sampleList(serverRules, source, changes).list, overlay);
}
const server = makeAdminServer();

const meta = {
  component: AdminServersScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(sampleAdminServers),
    ...listActions,
    onDetailsOpen: fn(),
    onServerStart: fn(),
    onQuestionAsk: fn(),
    onSettingsOpen: fn(),
  },
} satisfies Meta<typeof AdminServersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: the server table. */
// proves: ADMIN-07
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Всего: 17')).toBeVisible();
    await expect(columnNames(canvas)).toEqual([
      'ID',
      'Имя',
      'Пользователь',
      'Статус',
      'Дата-центр',
      'IP-адрес',
      'Тариф',
      'Оплачен до',
      'Действия',
    ]);
    await userEvent.type(canvas.getByRole('searchbox'), 'a');
    await expect(args.onSearchChange).toHaveBeenCalledWith('a');
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтр' }));
    await expect(args.onFilterToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'IP-адрес' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'ip', direction: 'ascending' });
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Empty: Story = { args: { view: viewOf([]) } };

export const NoMatches: Story = {
  args: {
    view: viewOf(sampleAdminServers, {
      filter: { status: 'Suspended', datacenter: 'gb' },
      isFilterOpen: true,
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Дата-центр'), 'Любой');
    await expect(args.onFilterChange).toHaveBeenCalledWith({ datacenter: null });
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить фильтры' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ status: null, datacenter: null });
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await expect(args.onQueryReset).toHaveBeenCalledOnce();
  },
};

export const Error: Story = { args: { view: viewOf({ status: 'error', reason: 'unexpected' }) } };

/** The list stays while a newer one is on its way. */
export const Refreshing: Story = { args: { view: viewOf(sampleAdminServers, { isRefreshing: true }) } };

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeAdminServer({
        name: `${'very-long-label.'.repeat(10)}example.com`,
        user: `${'very-long-name'.repeat(6)}@subdomain.example.com`,
        status: 'Suspended',
        ip: '255.255.255.255',
      }),
      ...sampleAdminServers.slice(1, 3),
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

/** §2: View Details, Start, Stop, Restart, Server Settings; a running server does not start. */
// proves: ADMIN-08
export const MenuOpen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: shop.example.ru' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getAllByRole('menuitem')).toHaveLength(5);
    await expect(menu.getByRole('menuitem', { name: /Запустить/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Остановить' }));
    await waitFor(() => expect(args.onQuestionAsk).toHaveBeenCalledWith('stop', sampleAdminServers[0]));
    const choose = async (item: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Действия: shop.example.ru' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await choose('Подробнее');
    await waitFor(() => expect(args.onDetailsOpen).toHaveBeenCalledWith(sampleAdminServers[0]));
    await choose('Настройки сервера');
    await waitFor(() => expect(args.onSettingsOpen).toHaveBeenCalledWith(sampleAdminServers[0]));
  },
};

/** A start harms nobody: it is not asked about. */
export const StartFromMenu: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: api.example.ru' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Запустить' }));
    await waitFor(() => expect(args.onServerStart).toHaveBeenCalledWith(sampleAdminServers[1]));
  },
};

// proves: ADMIN-07, ADMIN-08
export const Details: Story = {
  args: {
    view: viewOf(sampleAdminServers, {
      overlay: { kind: 'details', row: server },
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'shop.example.ru' }));
    await expect(dialog.getByText('Создан')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Владелец' })).toBeVisible();
  },
};

export const ServerSettings: Story = {
  args: {
    view: viewOf(sampleAdminServers, {
      overlay: {
        kind: 'form',
        row: server,
        draft: serverDraftOf(server),
        problems: {},
        refusals: 0,
        submission: idle,
      },
    }),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Настройки сервера' }));
    await userEvent.type(dialog.getByLabelText('Имя'), '2');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ name: 'shop.example.ru2' });
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await expect(args.onFormSubmit).toHaveBeenCalledOnce();
  },
};

const wrong = { name: 'https://shop.ru', expires: '2024-01-01' };

export const ServerSettingsValidation: Story = {
  args: {
    view: viewOf(sampleAdminServers, {
      overlay: {
        kind: 'form',
        row: server,
        draft: wrong,
        problems: serverProblems(wrong, server),
        refusals: 1,
        submission: idle,
      },
    }),
  },
};

export const ConfirmStop: Story = {
  args: {
    view: viewOf(sampleAdminServers, {
      overlay: { kind: 'question', action: 'stop', row: server, submission: idle },
    }),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Остановить shop.example.ru?' });
    await expect(dialog).toHaveTextContent('станут недоступны');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Отмена' }));
    await expect(args.onOverlayClose).toHaveBeenCalledOnce();
  },
};

export const ConfirmRestart: Story = {
  args: {
    view: viewOf(sampleAdminServers, {
      overlay: {
        kind: 'question',
        action: 'restart',
        row: server,
        submission: { status: 'failed', reason: 'offline' },
      },
    }),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Перезапустить shop.example.ru?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Перезапустить' }));
    await expect(args.onQuestionConfirm).toHaveBeenCalledOnce();
  },
};
