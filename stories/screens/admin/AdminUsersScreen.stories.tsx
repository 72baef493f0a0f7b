import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { userRules, type UserConditions, type UserKey } from '@/domain/admin/lists';
import type { AdminUser, AdminUserId } from '@/domain/admin/user';
import { emptyUserDraft, userDraftOf, userProblems, type UserDraft } from '@/domain/admin/userForm';
import { kopecks } from '@/domain/money';
import { sampleAdminServers } from '@/sample-data/adminServers';
import { makeAdminUser, sampleAdminUsers } from '@/sample-data/adminUsers';
import { AdminUsersScreen } from '@/screens/admin/AdminUsersScreen/AdminUsersScreen';
import { toAdminUsersView, type UserOverlay } from '@/screens/admin/AdminUsersScreen/adminUsersView';
import { inContentArea } from '../../kit/contentArea';
import { sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { scrollGrid } from '../../kit/scrollGrid';
import { columnNames, idle, listActions } from './adminListFrame';

const users = sampleAdminUsers.map((user) => ({
  ...user,
  servers: sampleAdminServers.filter((server) => server.user === user.email).length,
}));
type Changes = SampleListChanges<AdminUserId, UserKey, UserConditions> & { overlay?: UserOverlay };

/** The screen's view of these rows, or of a list that is not there. */
function viewOf(source: SampleRows<AdminUser>, { overlay = { kind: 'none' }, ...changes }: Changes = {}) {
  return toAdminUsersView(sampleList(userRules, source, changes).list, overlay);
}
const anna = users.at(-1) ?? makeAdminUser();
const addForm: Extract<UserOverlay, { kind: 'form' }> = {
  kind: 'form',
  row: null,
  draft: emptyUserDraft,
  problems: {},
  refusals: 0,
  submission: idle,
};

const meta = {
  component: AdminUsersScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(users),
    ...listActions,
    onUserAdd: fn(),
    onDetailsOpen: fn(),
    onUserEdit: fn(),
    onQuestionAsk: fn(),
  },
} satisfies Meta<typeof AdminUsersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: search, Filter, Add New User. */
// proves: ADMIN-03, ADMIN-04
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Всего: 12')).toBeVisible();
    await expect(columnNames(canvas)).toEqual([
      'ID',
      'Имя',
      'E-mail',
      'Статус',
      'Баланс',
      'Серверы',
      'С нами с',
      'Последний вход',
      'Действия',
    ]);
    await expect(canvas.getAllByText('Активен')).not.toHaveLength(0);
    await expect(canvas.getAllByText('Приостановлен')).not.toHaveLength(0);
    await userEvent.type(canvas.getByRole('searchbox'), 'a');
    await expect(args.onSearchChange).toHaveBeenCalledWith('a');
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтр' }));
    await expect(args.onFilterToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Баланс' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'balance', direction: 'ascending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить пользователя' }));
    await expect(args.onUserAdd).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Empty: Story = { args: { view: viewOf([]) } };

export const NoMatches: Story = {
  args: { view: viewOf(users, { search: 'zzz', filter: { status: 'Suspended' } }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await expect(args.onQueryReset).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Убрать фильтр «Статус: Приостановлен»/ }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ status: null });
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить фильтры' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ status: null });
  },
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeAdminUser({
        name: `Общество с ограниченной ответственностью «${'Северо-Западное'.repeat(4)}»`,
        email: `${'very-long-name'.repeat(6)}@subdomain.example.com`,
        balance: kopecks(98_765_432_100),
        servers: 12_345,
      }),
      makeAdminUser({ ...anna, id: users[0]?.id ?? anna.id, name: '<b>Анна</b>', status: 'Suspended' }),
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

export const FilterOpen: Story = {
  args: { view: viewOf(users, { isFilterOpen: true }) },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Статус'), 'Приостановлен');
    await expect(args.onFilterChange).toHaveBeenCalledWith({ status: 'Suspended' });
  },
};

/** §2: View Details, Edit User, Suspend User, Delete User, and nothing else. */
// proves: ADMIN-05
export const MenuOpen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: Анна Соколова' }));
    const menu = await screen.findByRole('menu');
    const items = within(menu).getAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Подробнее',
      'Изменить',
      'Приостановить',
      'Удалить',
    ]);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Приостановить' }));
    await waitFor(() => expect(args.onQuestionAsk).toHaveBeenCalledWith('suspend', anna));
    const choose = async (item: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Действия: Анна Соколова' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await choose('Подробнее');
    await waitFor(() => expect(args.onDetailsOpen).toHaveBeenCalledWith(anna));
    await choose('Изменить');
    await waitFor(() => expect(args.onUserEdit).toHaveBeenCalledWith(anna));
  },
};

/** A suspended account cannot be suspended again: the menu says how it gets its access back. */
// proves: ADMIN-05, ADMIN-06
export const SuspendedMenuOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: John Carter' }));
    const item = await screen.findByRole('menuitem', { name: /Приостановить/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Details: Story = {
  args: {
    view: viewOf(users, {
      overlay: { kind: 'details', row: anna },
    }),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Анна Соколова' });
    await expect(within(dialog).getByRole('link', { name: 'Серверы' })).toHaveAttribute(
      'href',
      '/admin/servers?q=anna.sokolova%40example.ru',
    );
    await userEvent.click(within(dialog).getByText('Закрыть'));
    await expect(args.onOverlayClose).toHaveBeenCalledOnce();
  },
};

export const AddUser: Story = {
  args: { view: viewOf(users, { overlay: addForm }) },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Добавить пользователя' });
    await userEvent.type(within(dialog).getByLabelText('Имя'), 'A');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ name: 'A' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Добавить' }));
    await expect(args.onFormSubmit).toHaveBeenCalledOnce();
  },
};

export const AddUserValidation: Story = {
  args: {
    view: viewOf(users, {
      overlay: { ...addForm, problems: userProblems({ ...emptyUserDraft, email: 'x' }), refusals: 1 },
    }),
  },
  play: async () => {
    const name = await screen.findByLabelText('Имя');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(screen.getByText('Похоже, это не e-mail')).toBeVisible();
  },
};

export const AddUserRefused: Story = {
  args: {
    view: viewOf(users, {
      overlay: {
        ...addForm,
        draft: userDraftOf(anna),
        refusals: 1,
        submission: { status: 'failed', reason: 'emailTaken' },
      },
    }),
  },
};

/** The e-mail stays; giving access back says what it does. */
export const EditUser: Story = {
  args: {
    view: viewOf(users, {
      overlay: {
        ...addForm,
        row: makeAdminUser({ status: 'Suspended' }),
        draft: userDraftOf(anna),
      },
    }),
  },
  play: async () => {
    await expect(await screen.findByLabelText('E-mail')).toHaveAttribute('readonly');
    await expect(screen.getByText(/Вход откроется снова/)).toBeVisible();
  },
};

/** The consequence in words, with what it takes along. */
export const ConfirmSuspend: Story = {
  args: {
    view: viewOf(users, { overlay: { kind: 'question', action: 'suspend', row: anna, submission: idle } }),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('4 сервера будут приостановлены');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Приостановить' }));
    await expect(args.onQuestionConfirm).toHaveBeenCalledOnce();
  },
};

export const ConfirmDelete: Story = {
  args: {
    view: viewOf(users, { overlay: { kind: 'question', action: 'delete', row: anna, submission: idle } }),
  },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('вместе с 4 серверами');
  },
};

export const ConfirmPending: Story = {
  args: {
    view: viewOf(users, {
      overlay: { kind: 'question', action: 'suspend', row: anna, submission: { status: 'pending' } },
    }),
  },
};

/** Somebody else was faster: the dialog says so and stays. */
export const ConfirmRefused: Story = {
  args: {
    view: viewOf(users, {
      overlay: {
        kind: 'question',
        action: 'suspend',
        row: anna,
        submission: { status: 'failed', reason: 'changed' },
      },
    }),
  },
};

function Harness(args: React.ComponentProps<typeof AdminUsersScreen>) {
  const [draft, setDraft] = useState<UserDraft>(emptyUserDraft);
  const [refusals, setRefusals] = useState(0);
  const problems = userProblems(draft);
  return (
    <AdminUsersScreen
      {...args}
      view={viewOf(users, {
        overlay: { ...addForm, draft, refusals, problems: refusals > 0 ? problems : {} },
      })}
      onDraftChange={(patch) => setDraft((now) => ({ ...now, ...patch }))}
      onFormSubmit={() => setRefusals((count) => count + 1)}
    />
  );
}

export const Interactive: Story = {
  tags: ['!visual'],
  render: (args) => <Harness {...args} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }));
    await userEvent.type(dialog.getByLabelText('E-mail'), 'ann@example.com');
    await waitFor(() => expect(dialog.getAllByText('Заполните это поле')).toHaveLength(1));
  },
};
