import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { userRules, type UserConditions, type UserKey } from '@/domain/admin/lists';
import type { AdminUser, AdminUserId } from '@/domain/admin/user';
import { emptyUserDraft, userDraftOf, userProblems, type UserDraft } from '@/domain/admin/userForm';
import { kopecks } from '@/domain/money/money';
import { sampleAdminServers } from '@/sample-data/adminServers';
import { makeAdminUser, sampleAdminUsers } from '@/sample-data/adminUsers';
import { AdminUsersScreen } from '@/screens/admin/AdminUsersScreen/AdminUsersScreen';
import { toAdminUsersView, type UserOverlay } from '@/screens/admin/AdminUsersScreen/adminUsersView';
import { inContentArea } from '../../kit/contentArea';
import { expectColumns } from '../../kit/dataGrid';
import { isNarrow } from '../../kit/isNarrow';
import { readsOn, removeChip, resetQuery, searchFilterAndSort } from '../../kit/listToolbar';
import { press, retries } from '../../kit/plays';
import { containing } from '../../kit/textMatch';
import { chooseInMenu, openMenu } from '../../kit/menu';
import { t } from '../../kit/words';
import { sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { adminListActions, idle } from './adminListFrame';
import { adminUserStatuses } from '@/domain/admin/user';
import { listKnobs } from '../../kit/knobs';

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
    ...adminListActions,
    onUserAdd: fn(),
    onDetailsOpen: fn(),
    onUserEdit: fn(),
    onQuestionAsk: fn(),
    onUserDelete: fn(),
    onDeletionChange: fn(),
    onDeletionSubmit: fn(),
    onDeletionClose: fn(),
  },
} satisfies Meta<typeof AdminUsersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: search, Filter, Add New User. */
// shows: ADMIN-03, ADMIN-04
export const Default: Story = {
  parameters: listKnobs(users, viewOf, { long: ['name', 'email'], every: { status: adminUserStatuses } }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('list.total', { count: '12' }))).toBeVisible();
    await expectColumns(canvas, [
      'ID',
      t('adminUsers.column.name'),
      'E-mail',
      t('adminUsers.column.status'),
      t('adminUsers.column.balance'),
      t('adminUsers.column.servers'),
      t('adminUsers.column.joined'),
      t('adminUsers.column.lastLogin'),
      t('list.actions'),
    ]);
    await expect(canvas.getAllByText(t('adminUsers.status.Active'))).not.toHaveLength(0);
    await expect(canvas.getAllByText(t('adminUsers.status.Suspended'))).not.toHaveLength(0);
    await searchFilterAndSort(canvas, args, 'balance', t('adminUsers.column.balance'));
    // With cards what can be done with a row comes with its selection.
    if (isNarrow()) return;
    await press(canvas, t('list.refresh'), args.onRefresh);
    await press(canvas, t('adminUsers.add'), args.onUserAdd);
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Empty: Story = { args: { view: viewOf([]) } };

export const NoMatches: Story = {
  args: { view: viewOf(users, { search: 'zzz', filter: { status: 'Suspended' } }) },
  play: async ({ canvas, args }) => {
    await resetQuery(canvas, args);
    await removeChip(canvas, t('adminUsers.column.status'), t('adminUsers.status.Suspended'));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ status: null });
    await userEvent.click(canvas.getByRole('button', { name: t('list.reset') }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ status: null });
  },
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
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

/** Only a part is loaded: the footer counts all rows and leads on, the head stays in sight, and the address follows (D9). */
export const MoreToCome: Story = {
  args: {
    view: viewOf(
      Array.from({ length: 80 }, (_, index) => makeAdminUser({ id: (index + 1) as AdminUserId })),
      { limit: 50 },
    ),
  },
  play: readsOn(80),
};

export const FilterOpen: Story = {
  args: { view: viewOf(users, { isFilterOpen: true }) },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(
      await canvas.findByLabelText(t('adminUsers.column.status')),
      t('adminUsers.status.Suspended'),
    );
    await expect(args.onFilterChange).toHaveBeenCalledWith({ status: 'Suspended' });
  },
};

/** §2: View Details, Edit User, Suspend User, Delete User; besides them only what D33 adds. */
// shows: ADMIN-05
export const MenuOpen: Story = {
  play: async ({ canvas, args }) => {
    const name = t('adminUsers.menu', { name: anna.name });
    const menu = await openMenu(canvas, name);
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      t('admin.details'),
      t('adminUsers.edit'),
      t('adminUsers.viewAs'),
      t('adminUsers.suspend'),
      t('adminUsers.delete'),
    ]);
    await userEvent.click(menu.getByRole('menuitem', { name: t('adminUsers.suspend') }));
    await waitFor(() => expect(args.onQuestionAsk).toHaveBeenCalledWith('suspend', anna));
    await chooseInMenu(canvas, name, t('admin.details'));
    await waitFor(() => expect(args.onDetailsOpen).toHaveBeenCalledWith(anna));
    await chooseInMenu(canvas, name, t('adminUsers.delete'));
    await waitFor(() => expect(args.onUserDelete).toHaveBeenCalledWith(anna));
    await chooseInMenu(canvas, name, t('adminUsers.edit'));
    await waitFor(() => expect(args.onUserEdit).toHaveBeenCalledWith(anna));
    await openMenu(canvas, name);
  },
};

/** A suspended account cannot be suspended again: the menu says how it gets its access back. */
// shows: ADMIN-05, ADMIN-06
export const SuspendedMenuOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: t('adminUsers.menu', { name: 'John Carter' }) }),
    );
    const item = await screen.findByRole('menuitem', { name: containing(t('adminUsers.suspend')) });
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
    const dialog = await screen.findByRole('dialog', { name: anna.name });
    await expect(within(dialog).getByRole('link', { name: t('adminUsers.column.servers') })).toHaveAttribute(
      'href',
      '/admin/servers?q=anna.sokolova%40example.ru',
    );
    await userEvent.click(within(dialog).getByText(t('common.close')));
    await expect(args.onOverlayClose).toHaveBeenCalledOnce();
  },
};

export const AddUser: Story = {
  args: { view: viewOf(users, { overlay: addForm }) },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: t('adminUsers.add') });
    await userEvent.type(within(dialog).getByLabelText(t('adminUsers.column.name')), 'A');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ name: 'A' });
    await userEvent.click(within(dialog).getByRole('button', { name: t('adminUsers.form.add') }));
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
    const name = await screen.findByLabelText(t('adminUsers.column.name'));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(screen.getByText(t('adminUsers.problem.email'))).toBeVisible();
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
        row: makeAdminUser({ status: 'Suspended', suspendedOn: '2026-11-18' }),
        draft: userDraftOf(anna),
      },
    }),
  },
  play: async ({ args }) => {
    await expect(await screen.findByLabelText(t('adminUsers.column.email'))).toHaveAttribute('readonly');
    await expect(screen.getByText(containing(t('adminUsers.hint.restored')))).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: containing(t('adminUsers.lostDays.lost')) }));
    await expect(args.onDraftChange).toHaveBeenCalledWith({ returnsLostDays: false });
  },
};

/** Nothing of the customer's is touched: the question says what the administrator will and will not be able to do (D33). */
export const ConfirmViewAs: Story = {
  args: {
    view: viewOf(users, { overlay: { kind: 'question', action: 'viewAs', row: anna, submission: idle } }),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', {
      name: t('adminUsers.viewAs.title', { name: anna.name }),
    });
    await userEvent.click(within(dialog).getByRole('button', { name: t('adminUsers.viewAs') }));
    await expect(args.onQuestionConfirm).toHaveBeenCalledOnce();
  },
};

/** Another administrator's portal cannot be viewed. */
export const ViewAsRefused: Story = {
  args: {
    view: viewOf(users, {
      overlay: {
        kind: 'question',
        action: 'viewAs',
        row: anna,
        submission: { status: 'failed', reason: 'adminAccount' },
      },
    }),
  },
};

/** The consequence in words, with its side effects. */
export const ConfirmSuspend: Story = {
  args: {
    view: viewOf(users, { overlay: { kind: 'question', action: 'suspend', row: anna, submission: idle } }),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(
      t('adminUsers.suspend.consequence', { email: anna.email, servers: 4 }),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: t('adminUsers.suspend') }));
    await expect(args.onQuestionConfirm).toHaveBeenCalledOnce();
  },
};

export const ConfirmPending: Story = {
  args: {
    view: viewOf(users, {
      overlay: { kind: 'question', action: 'suspend', row: anna, submission: { status: 'pending' } },
    }),
  },
};

/** Somebody else was faster: the dialog says so and stays open. */
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
    await userEvent.click(dialog.getByRole('button', { name: t('adminUsers.form.add') }));
    await userEvent.type(dialog.getByLabelText(t('adminUsers.column.email')), 'ann@example.com');
    await waitFor(() => expect(dialog.getAllByText(t('adminUsers.problem.required'))).toHaveLength(1));
  },
};
