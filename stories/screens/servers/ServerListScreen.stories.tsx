import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { kopecks } from '@/domain/money/money';
import { makeOrderEntry } from '@/sample-data/cart';
import type { ServerId } from '@/domain/servers/server';
import { allSelected, noneSelected, withRows } from '@/domain/list/selection';
import { makeServers } from '../../kit/manyServers';
import { makeServerDetails } from '@/sample-data/serverDetails';
import { makeServer, sampleServers } from '@/sample-data/servers';
import { ServerListScreen } from '@/screens/servers/ServerListScreen/ServerListScreen';
import { inContentArea } from '../../kit/contentArea';
import { cutsTitle } from '../../kit/cutText';
import { scrollList } from '../../kit/dataGrid';
import { listKnobs, repeated } from '../../kit/knobs';
import { isNarrow } from '../../kit/isNarrow';
import { linesOf } from '../../kit/lines';
import { relaxes, scrolls, searchFilterAndSort } from '../../kit/listToolbar';
import { retries } from '../../kit/plays';
import { containing, exactly, startingWith } from '../../kit/textMatch';
import { i18n, t } from '../../kit/words';
import { listActions, bulkActionHandlers } from '../../kit/listView';
import { firstDetails, firstServer, serverListOf } from '../../kit/serverList';

const ready = serverListOf(sampleServers);

const onPhone = { viewport: { value: 'phone' } };

const meta = {
  component: ServerListScreen,
  decorators: [inContentArea],
  args: {
    view: ready,
    ...listActions,
    ...bulkActionHandlers,
    onSelectionChange: fn(),
    onServerCancel: fn(),
    onServerKeep: fn(),
    onServerReboot: fn(),
    onSelectionReboot: fn(),
    onSelectionPower: fn(),
    onRebootConfirm: fn(),
    onTagsEdit: fn(),
    onDetailsOpen: fn(),
    onDetailsRetry: fn(),
    onOverlayClose: fn(),
    onReasonAsk: fn(),
  },
} satisfies Meta<typeof ServerListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: the columns, 'Всего: 4' and 6 308,00 RUB / мес. */
// shows: SERVERS-01, SERVERS-02, SERVERS-05, SERVERS-06, SERVERS-18, SERVERS-19
export const Default: Story = {
  parameters: listKnobs(sampleServers, serverListOf, {
    long: ['domain', 'tariff', 'datacenter'],
    every: { status: ['Active', 'Ordered', 'Activation', 'Stopping', 'Suspended', 'Migrating'] },
  }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('list.total', { count: '4' }))).toBeVisible();
    await searchFilterAndSort(canvas, args, 'status', t('servers.column.status'));
    // With cards what can be done with a row comes with its selection.
    if (isNarrow()) return;
    await userEvent.click(canvas.getByRole('button', { name: t('list.refresh') }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('servers.edit') }));
    await expect(args.onReasonAsk).toHaveBeenCalledWith(t('serverList.reason.selectToEdit'));
  },
};

export const Loading: Story = { args: { view: serverListOf({ status: 'loading' }) } };

/** The empty list shows the way to the first server; it disappears with that server. */
export const Empty: Story = {
  args: { view: serverListOf([]) },
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('list', { name: t('serverList.start.title') }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(3);
    await expect(steps.queryByText(containing(t('common.step.complete')))).toBeNull();
  },
};

/** The first step is done once an order is in the cart. */
export const EmptyOrdered: Story = {
  args: { view: serverListOf([], { cart: [makeOrderEntry()] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('serverList.start.plan.done'))).toBeVisible();
    await expect(canvas.getByText(containing(t('common.step.complete')))).toBeInTheDocument();
  },
};

/** D9: the filter is too narrow; its chips say by what. */
// shows: SERVERS-28
export const NoMatches: Story = {
  args: {
    view: serverListOf(sampleServers, {
      search: 'node',
      filter: { status: 'Suspended', endsBefore: '2026-12-01' },
    }),
  },
  play: relaxes('serverList.filter.status', 'servers.status.Suspended', { status: null }),
};

export const Error: Story = {
  args: { view: serverListOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

const longDomain = `${'very-long-subdomain-'.repeat(9)}example.ru`;

/** A long domain takes two lines of the table, at its dots; of one that is longer still, the whole is in a tooltip. */
// shows: SERVERS-36
export const LongContent: Story = {
  args: {
    view: serverListOf([
      makeServer({
        id: 1_234_567 as ServerId,
        domain: longDomain,
        ip: '255.255.255.255',
        os: 'Windows Server 2022 Datacenter Azure Edition',
        tariff: 'Intercrus Hi-CPU Storage[GB]',
        datacenter: 'Соединённое Королевство Великобритании, Ньюкасл-апон-Тайн',
        status: 'Провайдер переносит сервер',
        monthlyPrice: kopecks(1_234_567_890),
      }),
      makeServer({ domain: 'الخادم.example.ru', os: '🦎 openSUSE <b>Leap</b>' }),
      makeServer({ id: 1030 as ServerId, domain: 'warehouse-monitor.example.com' }),
      ...sampleServers.slice(1),
    ]),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByText('warehouse-monitor.example.com');
    await expect(linesOf(name)).toBeLessThanOrEqual(2);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await cutsTitle(longDomain)({ canvas });
  },
};

const chosen = withRows<ServerId>(noneSelected(), [firstServer.id], true);

// shows: SERVERS-07, SERVERS-20
export const Selected: Story = {
  args: {
    view: serverListOf(sampleServers, { selection: chosen }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('servers.reboot') }));
    await expect(args.onSelectionReboot).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('checkbox', { name: t('list.selectAll') })).toBePartiallyChecked();
  },
};

// shows: SERVERS-07
export const AllSelected: Story = {
  args: {
    view: serverListOf(sampleServers, { selection: allSelected() }),
  },
};

// shows: SERVERS-27
export const FilterOpen: Story = {
  args: {
    view: serverListOf(sampleServers, { isFilterOpen: true, filter: { datacenter: 'ru' } }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: t('servers.column.status') }),
      t('servers.status.Ordered'),
    );
    await expect(args.onFilterChange).toHaveBeenCalledWith({ status: 'Ordered' });
  },
};

// shows: SERVERS-34
export const Refreshing: Story = { args: { view: serverListOf(sampleServers, { isRefreshing: true }) } };

/** D7 and D8: what cannot be done is there, with its reason. */
// shows: SERVERS-08, SERVERS-17
export const RowMenuOpen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('servers.menu', { id: 1024 }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('servers.reboot') }));
    await expect(args.onServerReboot).toHaveBeenCalledWith(expect.objectContaining({ id: 1024 }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: t('servers.menu', { id: 1042 }) }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getAllByRole('menuitem')).toHaveLength(11);
    await expect(menu.getByRole('menuitem', { name: startingWith(t('servers.menu.panel')) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(menu.getByRole('menuitem', { name: t('servers.menu.history') }));
    await expect(args.onDetailsOpen).toHaveBeenCalledWith('history', expect.objectContaining({ id: 1042 }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: t('servers.menu', { id: 1042 }) }));
    await screen.findByRole('menu');
  },
};

/** D7: panels are for active servers; this one has an address, and explains why it is disabled. */
// shows: SERVERS-17
export const RowMenuInactive: Story = {
  args: {
    view: serverListOf([
      makeServer({ id: 2001 as ServerId, status: 'Suspended', panelUrl: 'https://panel.example.com/' }),
    ]),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('servers.menu', { id: 2001 }) }));
    const menu = within(await screen.findByRole('menu'));
    const panel = menu.getByRole('menuitem', { name: startingWith(t('servers.menu.panel')) });
    await expect(panel).toHaveAttribute('aria-disabled', 'true');
    await expect(panel).toHaveTextContent(t('serverList.reason.panelInactive'));
    await userEvent.click(menu.getByRole('menuitem', { name: t('servers.menu.tags') }));
    await expect(args.onTagsEdit).toHaveBeenCalledWith(expect.objectContaining({ id: 2001 }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: t('servers.menu', { id: 2001 }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('servers.menu.leave') }));
    await expect(args.onServerCancel).toHaveBeenCalledWith(expect.objectContaining({ id: 2001 }));
  },
};

/** D28, D33: reasons for attention are above the list, each with a link. */
// shows: SERVERS-40
export const Attention: Story = {
  args: {
    view: serverListOf(
      [
        makeServer({ awaitedTariff: 'Sirius[GB]' }),
        makeServer({ id: 1031 as ServerId, domain: 'api.example.ru', awaitedTariff: 'Okul[GB]' }),
        makeServer({ id: 1042 as ServerId, domain: 'mail.example.ru', status: 'Stopped' }),
        makeServer({ id: 1057 as ServerId, domain: 'backup.example.ru', leavesOn: '2026-12-24' }),
      ],
      { openBills: 2 },
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('serverList.attention.leaving.action') }));
    await expect(args.onServerKeep).toHaveBeenCalledWith(expect.objectContaining({ id: 1057 }));
    const awaited = { domain: 'shop.example.ru', from: 'Diadem[GB]', to: 'Sirius[GB]' };
    const more = t('serverList.attention.others', { count: 1 });
    await expect(
      canvas.getByText(`${t('serverList.attention.awaitedTariff', awaited)} ${more}`),
    ).toBeVisible();
    const toBill = canvas.getByRole('link', { name: t('serverList.attention.awaitedTariff.action') });
    await expect(toBill).toHaveAttribute('href', '/dashboard/payments-history');
    const stopped = t('serverList.attention.stopped', { domain: 'mail.example.ru' });
    await expect(canvas.getByText(stopped)).toBeVisible();
    const ask = canvas.getByRole('link', { name: t('serverList.attention.stopped.action') });
    await expect(ask.getAttribute('href')).toContain('server=1042');
    const bills = canvas.getByRole('link', { name: t('serverList.attention.bills.action') });
    await expect(bills).toHaveAttribute('href', '/dashboard/billing?state=open');
    await expect(canvas.getAllByText(t('servers.status.Stopped')).length).toBeGreaterThan(0);
  },
};

const reboot = { kind: 'reboot', servers: [firstServer], skippedCount: 0, submission: 'idle' } as const;

/** §2 and D8: the specified sentence. */
// shows: SERVERS-21, SERVERS-22
export const ConfirmReboot: Story = {
  args: { view: serverListOf(sampleServers, { overlay: reboot }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/shop.example.ru #1024\?/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('servers.reboot') }));
    await expect(args.onRebootConfirm).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: t('common.cancel') }));
    await expect(args.onOverlayClose).toHaveBeenCalledOnce();
  },
};

// shows: SERVERS-26
export const ConfirmRebootMany: Story = {
  args: {
    view: serverListOf(sampleServers, {
      overlay: { ...reboot, servers: makeServers(23), skippedCount: 2 },
    }),
  },
  play: async () => {
    await screen.findByText(t('reboot.many', { count: 23 }));
  },
};

// shows: SERVERS-23
export const RebootPending: Story = {
  args: { view: serverListOf(sampleServers, { overlay: { ...reboot, submission: 'pending' } }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('reboot.pending') }));
    await expect(args.onRebootConfirm).not.toHaveBeenCalled();
  },
};

export const RebootFailed: Story = {
  args: { view: serverListOf(sampleServers, { overlay: { ...reboot, submission: 'failed' } }) },
  play: async () => {
    await screen.findByText(containing(t('reboot.failed')));
  },
};

const about = { kind: 'details', server: firstServer } as const;

/** D7. Each copy button says by itself what came of it. */
// shows: SERVERS-12
export const IpAddresses: Story = {
  args: { view: serverListOf(sampleServers, { overlay: { ...about, topic: 'addresses' } }) },
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => undefined);
    const copy = await screen.findByRole('button', {
      name: t('serverDetails.copy', { text: '185.104.113.20' }),
    });
    const [announced] = within(screen.getByRole('dialog')).getAllByRole('status');
    await userEvent.click(copy);
    await expect(write).toHaveBeenCalledWith('185.104.113.20');
    await waitFor(() => expect(announced).toHaveTextContent(t('common.copied')));
    // Restored for the screenshot.
    await waitFor(() => expect(announced).toBeEmptyDOMElement(), { timeout: 4000 });
    write.mockRestore();
  },
};

/** D7: newest first. */
// shows: SERVERS-13
export const History: Story = {
  args: { view: serverListOf(sampleServers, { overlay: { ...about, topic: 'history' } }) },
  play: async () => {
    const [newest] = await screen.findAllByRole('time');
    await expect(newest).toHaveAttribute('datetime', '2026-10-23T00:05:00Z');
  },
};

export const HistoryEmpty: Story = {
  args: {
    view: serverListOf(sampleServers, {
      overlay: { ...about, topic: 'history' },
      details: { status: 'ready', value: { ...firstDetails, events: [] } },
    }),
  },
};

/** D7. */
// shows: SERVERS-14
export const Instructions: Story = {
  args: { view: serverListOf(sampleServers, { overlay: { ...about, topic: 'instructions' } }) },
  play: async () => {
    await screen.findByText('ssh root@185.104.113.20');
  },
};

// shows: SERVERS-14
export const InstructionsWindows: Story = {
  args: {
    view: serverListOf(sampleServers, {
      overlay: { ...about, topic: 'instructions' },
      details: { status: 'ready', value: makeServerDetails(sampleServers[3] ?? firstServer) },
    }),
  },
};

export const DetailsLoading: Story = {
  args: {
    view: serverListOf(sampleServers, {
      overlay: { ...about, topic: 'addresses' },
      details: { status: 'loading' },
    }),
  },
};

export const DetailsError: Story = {
  args: {
    view: serverListOf(sampleServers, {
      overlay: { ...about, topic: 'history' },
      details: { status: 'error', reason: 'unexpected' },
    }),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('common.retry') }));
    await expect(args.onDetailsRetry).toHaveBeenCalledOnce();
  },
};

/** The head stays in sight, and the address learns where one has scrolled to (D9). */
export const Scrolled: Story = {
  args: { view: serverListOf(makeServers(60)) },
  play: scrolls,
};

/** A hundred thousand servers: what is in sight is in the document, nothing else, and the last can be reached. */
export const HundredThousand: Story = {
  // Created on render: the file's other stories need none of them.
  render: function HundredThousand(args) {
    const [view] = useState(() => serverListOf(repeated(makeServers(1_000), 100_000)));
    return <ServerListScreen {...args} view={view} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(exactly(t('list.total', { count: i18n().number(100_000) })))).toBeVisible();
    scrollList(canvas);
    await canvas.findByText('#992000');
    await expect(document.querySelectorAll('#storybook-root *').length).toBeLessThan(1500);
  },
};

/** Below 768 px each row is a card with the same facts, checkbox and menu (§9). */
// shows: SERVERS-33
export const Cards: Story = {
  globals: onPhone,
  play: async ({ canvas, args }) => {
    const cards = within(await canvas.findByRole('list', { name: t('serverList.table') }));
    await expect(cards.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(
      canvas.getByRole('checkbox', {
        name: t('list.selectRow', { row: t('serverList.rowLabel', { id: 1024, domain: 'shop.example.ru' }) }),
      }),
    );
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
  },
};

export const CardsLoading: Story = { ...Loading, globals: onPhone };

export const CardsSelected: Story = { args: { ...Selected.args }, globals: onPhone };
