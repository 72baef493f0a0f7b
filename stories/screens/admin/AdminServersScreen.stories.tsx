import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { serverRules, type ServerConditions, type ServerKey } from '@/domain/admin/lists';
import type { AdminServer, AdminServerId } from '@/domain/admin/server';
import { serverDraftOf, serverProblems } from '@/domain/admin/serverForm';
import { makeAdminServer, sampleAdminServers } from '@/sample-data/adminServers';
import { AdminServersScreen } from '@/screens/admin/AdminServersScreen/AdminServersScreen';
import { toAdminServersView, type ServerOverlay } from '@/screens/admin/AdminServersScreen/adminServersView';
import { inContentArea } from '../../kit/contentArea';
import { expectColumns } from '../../kit/dataGrid';
import { isNarrow } from '../../kit/isNarrow';
import { readsOn, resetQuery, searchFilterAndSort } from '../../kit/listToolbar';
import { press, retries } from '../../kit/plays';
import { containing } from '../../kit/textMatch';
import { chooseInMenu, openMenu } from '../../kit/menu';
import { t } from '../../kit/words';
import { sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { adminListActions, idle } from './adminListFrame';
import { adminServerStatuses } from '@/domain/admin/server';
import { listKnobs } from '../../kit/knobs';

type Staff = Parameters<typeof toAdminServersView>[2];
type Changes = SampleListChanges<AdminServerId, ServerKey, ServerConditions> & {
  overlay?: ServerOverlay;
  staff?: Staff;
};

/** The screen's view of these rows, or of a list that is not there. */
function viewOf(
  source: SampleRows<AdminServer>,
  { overlay = { kind: 'none' }, staff = null, ...changes }: Changes = {},
) {
  return toAdminServersView(sampleList(serverRules, source, changes).list, overlay, staff);
}
const server = makeAdminServer();

const meta = {
  component: AdminServersScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(sampleAdminServers),
    ...adminListActions,
    onDetailsOpen: fn(),
    onServerStart: fn(),
    onQuestionAsk: fn(),
    onSettingsOpen: fn(),
  },
} satisfies Meta<typeof AdminServersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: the server table. */
// shows: ADMIN-07
export const Default: Story = {
  parameters: listKnobs(sampleAdminServers, viewOf, {
    long: ['name', 'user'],
    every: { status: adminServerStatuses },
  }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('list.total', { count: '17' }))).toBeVisible();
    await expectColumns(canvas, [
      'ID',
      t('adminServers.column.name'),
      t('adminServers.column.user'),
      t('adminServers.column.status'),
      t('adminServers.column.datacenter'),
      t('adminServers.column.ip'),
      t('adminServers.column.plan'),
      t('adminServers.column.expires'),
      t('list.actions'),
    ]);
    await searchFilterAndSort(canvas, args, 'ip', t('adminServers.column.ip'));
    // With cards what can be done with a row comes with its selection.
    if (isNarrow()) return;
    await press(canvas, t('list.refresh'), args.onRefresh);
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
    await userEvent.selectOptions(
      await canvas.findByLabelText(t('adminServers.column.datacenter')),
      t('list.any'),
    );
    await expect(args.onFilterChange).toHaveBeenCalledWith({ datacenter: null });
    await userEvent.click(canvas.getByRole('button', { name: t('list.reset') }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ status: null, datacenter: null });
    await resetQuery(canvas, args);
  },
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'unexpected' }) },
  play: retries('onRefresh'),
};

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

/** Only a part is loaded: the footer counts all rows and leads on, the head stays in sight, and the address follows (D9). */
export const MoreToCome: Story = {
  args: {
    view: viewOf(
      Array.from({ length: 80 }, (_, index) => makeAdminServer({ id: (index + 1) as AdminServerId })),
      { limit: 50 },
    ),
  },
  play: readsOn(80),
};

/** §2: View Details, Start, Stop, Restart, Server Settings; a running server does not start. */
// shows: ADMIN-08
export const MenuOpen: Story = {
  play: async ({ canvas, args }) => {
    const name = t('adminServers.menu', { name: 'shop.example.ru' });
    const menu = await openMenu(canvas, name);
    await expect(menu.getAllByRole('menuitem')).toHaveLength(5);
    await expect(menu.getByRole('menuitem', { name: containing(t('adminServers.start')) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(menu.getByRole('menuitem', { name: t('adminServers.stop') }));
    await waitFor(() => expect(args.onQuestionAsk).toHaveBeenCalledWith('stop', sampleAdminServers[0]));
    await chooseInMenu(canvas, name, t('admin.details'));
    await waitFor(() => expect(args.onDetailsOpen).toHaveBeenCalledWith(sampleAdminServers[0]));
    await chooseInMenu(canvas, name, t('adminServers.settings'));
    await waitFor(() => expect(args.onSettingsOpen).toHaveBeenCalledWith(sampleAdminServers[0]));
    await openMenu(canvas, name);
  },
};

/** A start harms nobody: it is not confirmed. */
export const StartFromMenu: Story = {
  play: async ({ canvas, args }) => {
    await chooseInMenu(canvas, t('adminServers.menu', { name: 'api.example.ru' }), t('adminServers.start'));
    await waitFor(() => expect(args.onServerStart).toHaveBeenCalledWith(sampleAdminServers[1]));
  },
};

// shows: ADMIN-07, ADMIN-08
export const Details: Story = {
  args: {
    view: viewOf(sampleAdminServers, {
      overlay: { kind: 'details', row: server },
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'shop.example.ru' }));
    await expect(dialog.getByText(t('adminServers.column.created'))).toBeVisible();
    await expect(dialog.getByRole('link', { name: t('adminServers.toOwner') })).toBeVisible();
  },
};

const formOf = (row: AdminServer): ServerOverlay => ({
  kind: 'form',
  row,
  draft: serverDraftOf(row),
  problems: {},
  refusals: 0,
  submission: idle,
});

export const ServerSettings: Story = {
  args: {
    view: viewOf(sampleAdminServers, {
      overlay: formOf(server),
    }),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: t('adminServers.settings') }));
    await userEvent.type(dialog.getByLabelText(t('adminServers.column.name')), '2');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ name: 'shop.example.ru2' });
    await press(dialog, t('adminServers.form.save'), args.onFormSubmit);
  },
};

/** Support renames a server, but days of service are money. */
// shows: ADMIN-08
export const ServerSettingsWithoutMoney: Story = {
  args: {
    view: viewOf(sampleAdminServers, {
      overlay: formOf(server),
      staff: { email: 'support@example.com', role: 'support' },
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: t('adminServers.settings') }));
    const field = dialog.getByLabelText(t('adminServers.column.expires'));
    await expect(field).toBeDisabled();
    await expect(field).toHaveAccessibleDescription(t('adminServers.expiryLock.role'));
  },
};

/** Nobody gives days to their own server. */
export const ServerSettingsOfOwnServer: Story = {
  args: {
    view: viewOf(sampleAdminServers, {
      overlay: formOf(server),
      staff: { email: server.user, role: 'owner' },
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: t('adminServers.settings') }));
    await expect(dialog.getByText(t('adminServers.expiryLock.own'))).toBeVisible();
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
    const dialog = await screen.findByRole('alertdialog', {
      name: t('adminServers.stop.title', { name: 'shop.example.ru' }),
    });
    await expect(dialog).toHaveTextContent(
      t('adminServers.stop.consequence', { user: 'anna.sokolova@example.ru' }),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: t('common.cancel') }));
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
    const dialog = within(
      await screen.findByRole('alertdialog', {
        name: t('adminServers.restart.title', { name: 'shop.example.ru' }),
      }),
    );
    await press(dialog, t('adminServers.restart'), args.onQuestionConfirm);
  },
};
