import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Server } from '@/domain/servers/server';
import type { ServerOverview } from '@/domain/servers/serverDetails';
import { toServerRow } from '@/domain/servers/serverRow';
import { makeServerOverview } from '@/sample-data/serverOverview';
import { makeServer } from '@/sample-data/servers';
import ServerNotice from '@/screens/servers/ServerScreen/ServerNotice';
import { toServerView, type ServerSources } from '@/screens/servers/ServerScreen/serverView';
import { inContentArea } from '../../../kit/contentArea';
import { choice, knobs } from '../../../kit/knobs';
import { i18n, t } from '../../../kit/words';
import { expectLink, leadsTo, press } from '../../../kit/plays';

const server = makeServer();
const at = '2026-11-21T11:59:00Z';

/** The page of a server like this. */
function viewOf(
  changes: Partial<Server> = {},
  overview: Partial<ServerOverview> = {},
  more: Partial<ServerSources> = {},
) {
  const view = toServerView(server.id, {
    tab: 'overview',
    load: { status: 'ready', value: makeServerOverview({ ...server, ...changes }, overview) },
    details: { status: 'loading' },
    metrics: { range: 'day', load: { status: 'loading' } },
    request: { kind: 'none' },
    console: { status: 'idle' },
    isRenewalPending: false,
    deletionDays: 14,
    today: '2026-11-21',
    lastDomain: null,
    cancellation: null,
    ...more,
  });
  if (view.status !== 'ready') throw new TypeError('The sample server is loaded');
  return view;
}

const failing = (action: NonNullable<ServerOverview['operation']>['action'], changes: Partial<Server> = {}) =>
  viewOf(changes, { operation: { action, status: 'failed', at } });

const meta = {
  component: ServerNotice,
  decorators: [inContentArea],
  args: { view: failing('reboot'), onConsoleOpened: fn(), onPower: fn(), onServerKeep: fn() },
} satisfies Meta<typeof ServerNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A failed restart can be tried again at once. */
// shows: SERVERPAGE-15
export const Default: Story = {
  parameters: knobs(
    {
      failed: choice([
        'reboot',
        'create',
        'reinstall',
        'resize',
        'setOptions',
        'restoreSnapshot',
        'setRescue',
      ]),
    },
    ({ failed }) => ({ view: failing(failed) }),
  ),
  play: async ({ canvas, args }) => {
    await press(canvas, t('server.power.restart'), args.onPower, 'restart');
  },
};

export const StartFailed: Story = {
  args: { view: failing('start', { status: 'Off' }) },
  play: async ({ canvas, args }) => {
    await press(canvas, t('server.power.start'), args.onPower, 'start');
  },
};

/** The way to do it again is the page on which it was requested. */
export const ReinstallFailed: Story = {
  args: { view: failing('reinstall') },
  play: async ({ canvas }) => {
    await expectLink(canvas, t('servers.edit'), `/dashboard/server-edit?id=${server.id}`);
  },
};

export const ResizeFailed: Story = { args: { view: failing('resize') } };

export const RestoreFailed: Story = {
  args: { view: failing('restoreSnapshot') },
  play: async ({ canvas }) => {
    await expectLink(canvas, t('server.tab.backups'), `/dashboard/server?id=${server.id}&tab=backups`);
  },
};

export const RescueFailed: Story = { args: { view: failing('setRescue') } };

/** Support finishes what its owner cannot do again. */
export const CreateFailed: Story = { args: { view: failing('create', { status: 'Ordered' }) } };

/** A change of tariff waits for its bill. */
// shows: SERVERPAGE-15
export const Unpaid: Story = {
  args: { view: viewOf({ awaitedTariff: 'Okul' }) },
  play: leadsTo('server.unpaid.pay', '/dashboard/payments-history'),
};

/** Nothing renews it, and it ends within a week. */
// shows: SERVERPAGE-15
export const Expiring: Story = {
  args: { view: viewOf({ autoRenewal: false, endDate: '2026-11-26' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('server.expiring', { date: i18n().date('2026-11-26') }))).toBeVisible();
    await expectLink(canvas, t('servers.menu.renew'), `/dashboard/server-renew?id=${server.id}`);
  },
};

export const Suspended: Story = { args: { view: viewOf({ status: 'Suspended' }) } };

export const Cancelled: Story = {
  args: { view: viewOf({ leavesOn: '2026-12-21' }) },
  play: async ({ canvas, args }) => {
    await press(
      canvas,
      t('servers.menu.stay'),
      args.onServerKeep,
      toServerRow({ ...server, leavesOn: '2026-12-21' }),
    );
  },
};

/** Being reinstalled: its steps with their times. */
// shows: SERVERPAGE-14
export const Reinstalling: Story = {
  args: {
    view: viewOf(
      { status: 'Activation' },
      { operation: { action: 'reinstall', status: 'running', at, startedAt: '2026-11-21T11:59:04Z' } },
    ),
  },
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('list', { name: t('server.steps') }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** The browser let no tab open by itself. */
export const ConsoleBlocked: Story = {
  args: {
    view: viewOf({}, {}, { console: { status: 'ready', href: 'https://console.example/s/8f14e45f' } }),
  },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: t('server.console.open') });
    await expect(link).toHaveAttribute('target', '_blank');
    // Nothing opens in a test.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onConsoleOpened).toHaveBeenCalledOnce();
  },
};
