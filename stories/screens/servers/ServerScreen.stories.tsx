import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Loaded } from '@/domain/results/loaded';
import type { Server, ServerId } from '@/domain/servers/server';
import { knownServerStatuses } from '@/domain/servers/serverStates';
import type { ServerDetails, ServerOverview } from '@/domain/servers/serverDetails';
import type { ServerMetrics } from '@/domain/servers/metrics';
import { makeNextPrice, panelNextPrice } from '@/sample-data/nextPrices';
import { makeServerDetails } from '@/sample-data/serverDetails';
import { makeServerMetrics, makeServerOverview } from '@/sample-data/serverOverview';
import { makeServer } from '@/sample-data/servers';
import { newRename } from '@/screens/servers/ServerScreen/renameState';
import ServerName from '@/screens/servers/ServerScreen/ServerName';
import { ServerScreen } from '@/screens/servers/ServerScreen/ServerScreen';
import { serverTabs } from '@/screens/servers/ServerScreen/serverTabs';
import type { PowerQuestion, PowerSubmission } from '@/screens/servers/ServerScreen/serverState';
import { toServerView, type ServerSources } from '@/screens/servers/ServerScreen/serverView';
import { inContentArea } from '../../kit/contentArea';
import { choice, count, knobs, lengthened, toggle } from '../../kit/knobs';
import { expectLink, leadsTo, press, retries, shows } from '../../kit/plays';
import { containing, exactly, startingWith } from '../../kit/textMatch';
import { money, t } from '../../kit/words';

const server = makeServer();
const { name } = makeServerOverview(server).settings.settings;
const measured: Loaded<ServerMetrics> = { status: 'ready', value: makeServerMetrics(server) };

const details: Loaded<ServerDetails> = { status: 'ready', value: makeServerDetails(server) };

const sources: Omit<ServerSources, 'load'> = {
  tab: 'overview',
  details,
  metrics: { range: 'day', load: measured },
  request: { kind: 'none' },
  console: { status: 'idle' },
  isRenewalPending: false,
  deletionDays: 14,
  today: '2026-11-21',
  lastDomain: null,
  cancellation: null,
};

const loaded = (load: Loaded<ServerOverview | null>, changes: Partial<ServerSources> = {}) =>
  toServerView(server.id, { ...sources, load, ...changes });

/** The page of a server like this. */
function viewOf(
  changes: Partial<Server> = {},
  overview: Partial<ServerOverview> = {},
  more: Partial<ServerSources> = {},
) {
  const value = makeServerOverview({ ...server, ...changes }, overview);
  return loaded({ status: 'ready', value }, more);
}

const at = '2026-11-21T11:59:00Z';

/** So many long addresses, the first of them the main one. */
const addressesOf = (length: number): ServerOverview['addresses'] =>
  Array.from({ length }, (_, index) => ({
    family: 'IPv6',
    address: `2a0d:7c40:1234:5678:9abc:def0:1234:567${index}`,
    prefixLength: 64,
    gateway: '2a0d::1',
    reverseName: null,
    isPrimary: index === 0,
  }));

/** Differences of a server's page besides the operation under way. */
const serverKnobs = knobs(
  {
    status: choice(knownServerStatuses),
    longNames: toggle(),
    hasPanel: toggle(),
    isCancelled: toggle(),
    isRenewedByHand: toggle(),
    addresses: count(2, 5),
    range: choice(['day', 'week']),
    operation: choice(['none', 'reboot', 'reinstall', 'resize']),
    tab: choice(serverTabs),
  },
  ({ longNames, hasPanel, isCancelled, isRenewedByHand, addresses, range, operation, status, tab }) => ({
    view: viewOf(
      {
        status,
        panelUrl: hasPanel ? 'https://panel.example.com:1500/' : null,
        leavesOn: isCancelled ? '2026-12-21' : null,
        autoRenewal: !isRenewedByHand,
        ...(longNames ? { domain: lengthened(server.domain), tariff: lengthened(server.tariff) } : {}),
      },
      {
        addresses: [...makeServerOverview(server).addresses, ...addressesOf(addresses)].slice(0, addresses),
        operation: operation === 'none' ? null : { action: operation, status: 'running', at },
      },
      { tab, metrics: { range, load: { status: 'ready', value: makeServerMetrics(server, range) } } },
    ),
  }),
);

const metricsOf = (load: Loaded<ServerMetrics>) => viewOf({}, {}, { metrics: { range: 'day', load } });

/** Sections load by themselves. */
const unopened = { traffic: null, backups: null, access: null, network: null, bills: null, history: null };

const meta = {
  component: ServerScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(),
    rename: null,
    ...unopened,
    onRetry: fn(),
    onRename: fn(),
    onMetricsRetry: fn(),
    onDetailsRetry: fn(),
    onRangeChange: fn(),
    onPower: fn(),
    onPowerConfirm: fn(),
    onPowerClose: fn(),
    onConsole: fn(),
    onConsoleOpened: fn(),
    onAutoRenewalChange: fn(),
    onServerCancel: fn(),
    onServerKeep: fn(),
    onReasonAsk: fn(),
  },
} satisfies Meta<typeof ServerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvas: Pick<typeof screen, 'getByRole'>, name: string) =>
  canvas.getByRole('button', { name });

/** A running server: every action is possible. Each chart has a text alternative, and the figures are below. */
// shows: SERVERPAGE-01, SERVERPAGE-03, SERVERPAGE-05
export const Default: Story = {
  parameters: serverKnobs,
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('img', { name: containing('%') })).not.toHaveLength(0);
    const table = within(canvas.getByRole('table', { name: t('server.metrics.table') }));
    await expect(table.getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(name);
    await userEvent.click(button(canvas, t('server.rename')));
    await expect(args.onRename).toHaveBeenCalledOnce();
    for (const action of ['restart', 'stop', 'powerOff'] as const) {
      await userEvent.click(button(canvas, t('server.power')));
      await userEvent.click(await screen.findByRole('menuitem', { name: t(`server.power.${action}`) }));
      await waitFor(() => expect(args.onPower).toHaveBeenLastCalledWith(action));
    }
    await userEvent.click(button(canvas, t('server.console')));
    await expect(args.onConsole).toHaveBeenCalledOnce();
    await userEvent.click(button(canvas, t('server.metrics.range.week')));
    await expect(args.onRangeChange).toHaveBeenCalledWith('week');
    await userEvent.click(canvas.getByRole('switch', { name: t('server.autoRenewal') }));
    await expect(args.onAutoRenewalChange).toHaveBeenCalled();
    await expect(canvas.getByText(`ssh root@${server.ip}`)).toBeVisible();
    const machine = makeServerOverview(server).machine;
    await expect(machine && canvas.getByText(exactly(t('server.machine', { ...machine })))).toBeVisible();
    await expect(canvas.getAllByRole('listitem').filter((item) => item.querySelector('time'))).toHaveLength(
      3,
    );
    await expectLink(canvas, t('server.events.all'), `/dashboard/server?id=${server.id}&tab=history`);
    await expectLink(canvas, t('servers.menu.renew'), `/dashboard/server-renew?id=${server.id}`);
  },
};

/** The provider has announced other prices of the plan and the panel: from when, and what the periods cost. */
// shows: PRICES-09, PRICES-10
export const NextPrice: Story = {
  args: { view: viewOf({ nextPrices: [panelNextPrice, makeNextPrice()] }) },
  play: shows(
    () => containing(money(1_800)),
    () => containing(`; ${money(1_850)}`),
  ),
};

export const Loading: Story = { args: { view: loaded({ status: 'loading' }) } };

export const Error: Story = {
  args: { view: loaded({ status: 'error', reason: 'unexpected' }) },
  play: retries('onRetry'),
};

export const NoSuchServer: Story = {
  args: { view: loaded({ status: 'ready', value: null }) },
  play: leadsTo('server.back', '/dashboard/vps'),
};

/** Deleted in another tab, or by support, while its page was open. */
export const Gone: Story = {
  args: { view: loaded({ status: 'ready', value: null }, { lastDomain: 'shop.example.ru' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('server.gone.title'))).toBeVisible();
    await expectLink(canvas, t('server.back'), '/dashboard/vps');
  },
};

/** Paid, but setup has not started: no console, no power buttons, no metrics. */
export const Ordered: Story = {
  args: {
    view: viewOf(
      { status: 'Ordered' },
      { operation: { action: 'create', status: 'queued', at } },
      {
        metrics: {
          range: 'day',
          load: { status: 'ready', value: makeServerMetrics(server, 'day', () => false) },
        },
      },
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: t('server.power') })).toBeNull();
    await userEvent.click(button(canvas, t('server.console')));
    await expect(args.onReasonAsk).toHaveBeenCalledWith(t('server.reason.notActive'));
    await expect(args.onConsole).not.toHaveBeenCalled();
    await expect(canvas.getByText(t('server.metrics.empty'))).toBeVisible();
  },
};

/** A reboot is under way: its state is announced, and the buttons wait. */
// shows: SERVERPAGE-04
export const Activation: Story = {
  args: {
    view: viewOf({ status: 'Activation' }, { operation: { action: 'reboot', status: 'running', at } }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('server.underWay.reboot')).closest('[role="status"]')).toBeVisible();
    await expect(await canvas.findByText(t('server.steps.waits'))).toBeVisible();
    await userEvent.click(button(canvas, t('server.power')));
    await userEvent.click(await screen.findByRole('menuitem', { name: containing(t('server.power.stop')) }));
    await expect(args.onPower).not.toHaveBeenCalled();
  },
};

/** Its owner's stop is under way: neutral, as in the list, and still with the buttons of a server that runs. */
// shows: SERVERPAGE-04
export const Stopping: Story = {
  args: {
    view: viewOf({ status: 'Stopping' }, { operation: { action: 'stop', status: 'running', at } }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('servers.status.Stopping')).closest('[role="status"]')).toBeVisible();
    await expect(await canvas.findByText(t('server.underWay'))).toBeVisible();
    await userEvent.click(button(canvas, t('server.power')));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: containing(t('server.power.restart')) }),
    );
    await expect(args.onPower).not.toHaveBeenCalled();
  },
};

/** Its owner has switched it off; the curves end where it was. */
export const Off: Story = {
  args: {
    view: viewOf(
      { status: 'Off' },
      {},
      {
        metrics: {
          range: 'day',
          load: {
            status: 'ready',
            value: makeServerMetrics(
              server,
              'day',
              (moment) => moment.getUTCHours() !== 4 && moment.getTime() < Date.parse('2026-11-21T09:00:00Z'),
            ),
          },
        },
      },
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(button(canvas, t('server.power.start')));
    await expect(args.onPower).toHaveBeenCalledWith('start');
  },
};

export const Starting: Story = {
  args: { view: viewOf({ status: 'Off' }, {}, { request: { kind: 'start' } }) },
};

/** Stopped by an administrator: support is the contact (D33). */
export const Stopped: Story = {
  args: { view: viewOf({ status: 'Stopped' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(t('servers.status.Stopped'))).not.toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: t('server.power.start') })).toBeNull();
  },
};

/** Cancelled by its owner: it runs until its last day, and may stay after all. */
export const Cancelled: Story = {
  args: { view: viewOf({ leavesOn: '2026-12-21' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
    const [stay] = await canvas.findAllByRole('button', { name: t('servers.menu.stay') });
    if (stay) await userEvent.click(stay);
    await expect(args.onServerKeep).toHaveBeenCalledOnce();
  },
};

/** Its name is being changed in place of the heading. */
// shows: SERVERPAGE-12
export const Renaming: Story = {
  args: {
    rename: <ServerName draft={newRename(name)} onNameChange={fn()} onSubmit={fn()} onCancel={fn()} />,
  },
};

// shows: SERVERPAGE-13
export const PowerMenuOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas, t('server.power')));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
  },
};

export const MetricsLoading: Story = { args: { view: metricsOf({ status: 'loading' }) } };

export const MetricsFailed: Story = {
  args: { view: metricsOf({ status: 'error', reason: 'unexpected' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(button(canvas, t('common.retry')));
    await expect(args.onMetricsRetry).toHaveBeenCalledOnce();
  },
};

/** The disk usage cannot be measured, and the server was off for a while. */
export const MetricsWithGaps: Story = {
  args: {
    view: metricsOf({
      status: 'ready',
      value: {
        ...makeServerMetrics(server, 'week', (moment) => moment.getUTCDate() % 3 !== 0),
        points: makeServerMetrics(server, 'week', (moment) => moment.getUTCDate() % 3 !== 0).points.map(
          (point) => ({ ...point, diskPercent: null }),
        ),
      },
    }),
  },
};

const asking = (action: PowerQuestion, submission: PowerSubmission = 'idle') => ({
  view: viewOf({}, {}, { request: { kind: 'question' as const, action, submission } }),
});

// shows: SERVERPAGE-06
export const ConfirmStop: Story = {
  args: asking('stop'),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await press(dialog, t('server.power.stop'), args.onPowerConfirm);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onPowerClose).toHaveBeenCalledOnce());
  },
};

export const ConfirmPowerOff: Story = { args: asking('powerOff') };
export const ConfirmRestart: Story = { args: asking('restart') };
export const StopPending: Story = { args: asking('stop', 'pending') };
export const StopFailed: Story = { args: asking('stop', 'failed') };
export const StopRefused: Story = { args: asking('stop', 'changed') };

/** The browser let no tab open by itself. */
export const ConsoleBlocked: Story = {
  args: {
    view: viewOf({}, {}, { console: { status: 'ready', href: 'https://console.example/s/8f14e45f' } }),
  },
  play: async ({ canvas, args }) => {
    const link = await canvas.findByRole('link', { name: t('server.console.open') });
    // Nothing opens in a test.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onConsoleOpened).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: {
    view: viewOf(
      {
        id: 987_654_321 as ServerId,
        domain: `${'very-long-name'.repeat(5)}.example.com`,
        os: 'Windows Server 2019 Datacenter Evaluation',
        awaitedTariff: 'Betelgeuse[GB]',
        panelUrl: 'https://198.51.100.7:8443/',
      },
      { addresses: addressesOf(4) },
    ),
  },
  play: async ({ canvas }) => {
    // No button to copy covers another one.
    const edges = canvas
      .getAllByRole('button', { name: startingWith(t('server.copy', { text: '' }).trim()) })
      .map((button) => button.getBoundingClientRect());
    await expect(edges.length).toBeGreaterThan(4);
    for (const [index, { top }] of edges.entries())
      await expect(top).toBeGreaterThanOrEqual((edges[index - 1]?.bottom ?? 0) - 0.5);
  },
};
