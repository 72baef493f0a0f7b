import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { rubles } from '@/domain/money/money';
import type { Server } from '@/domain/servers/server';
import { toServerRow } from '@/domain/servers/serverRow';
import { makeServerDetails } from '@/sample-data/serverDetails';
import { makeServerOverview } from '@/sample-data/serverOverview';
import { makeServer } from '@/sample-data/servers';
import ServerSections from '@/screens/servers/ServerScreen/ServerSections';
import type { ServerTab } from '@/screens/servers/ServerScreen/serverTabs';
import {
  toServerView,
  type ReadyServerView,
  type ServerSources,
} from '@/screens/servers/ServerScreen/serverView';
import { inContentArea } from '../../../kit/contentArea';
import { t } from '../../../kit/words';
import { expectLink, press, presses, shows } from '../../../kit/plays';

const server = makeServer();

/** A part of a server's page, besides the overview. */
function partOf(
  tab: ServerTab,
  changes: Partial<Server> = {},
  more: Partial<ServerSources> = {},
): ReadyServerView {
  const view = toServerView(server.id, {
    tab,
    load: { status: 'ready', value: makeServerOverview({ ...server, ...changes }) },
    details: { status: 'ready', value: makeServerDetails(server) },
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

const meta = {
  component: ServerSections,
  decorators: [inContentArea],
  args: {
    view: partOf('access'),
    onDetailsRetry: fn(),
    onAutoRenewalChange: fn(),
    onServerCancel: fn(),
    onServerKeep: fn(),
  },
} satisfies Meta<typeof ServerSections>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How to connect, and what to do first. */
// shows: SERVERPAGE-09
export const Default: Story = {
  args: { view: partOf('access') },
  play: shows(() => `ssh root@${server.ip}`),
};

/** The page of a server with this system, where it is described how to connect. */
const accessOf = (os: string) =>
  partOf('access', { os }, { details: { status: 'ready', value: makeServerDetails({ ...server, os }) } });

export const AccessOfWindows: Story = { args: { view: accessOf('Windows Server 2019') } };

/** A family that the provider added: SSH, and an update in words where no command is known. */
// shows: PRICES-16
export const AccessOfAddedFamily: Story = {
  args: { view: accessOf('NixOS 24.11') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`ssh root@${server.ip}`)).toBeVisible();
    await expect(canvas.getByText(t('serverDetails.instructions.ownUpdate'))).toBeVisible();
  },
};

/** Addresses are ordered and returned among the options of the server. */
export const Network: Story = {
  args: { view: partOf('network') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('serverDetails.addresses.change') })).toHaveAttribute(
      'href',
      '/dashboard/server-edit?id=1024',
    );
  },
};

export const Loading: Story = {
  args: { view: partOf('network', {}, { details: { status: 'loading' } }) },
};

export const Error: Story = {
  args: { view: partOf('network', {}, { details: { status: 'error', reason: 'offline' } }) },
  play: presses('common.retry', 'onDetailsRetry'),
};

/** The monthly price line by line, with the next charge. */
// shows: SERVERPAGE-10
export const Billing: Story = {
  args: { view: partOf('billing', { monthlyPrice: rubles(2077), optionsMonthly: rubles(500) }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('server.billing.options'))).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: t('server.autoRenewal') }));
    await expect(args.onAutoRenewalChange).toHaveBeenCalled();
    await expectLink(
      canvas,
      t('servers.menu.changeTariff'),
      `/dashboard/server-change-tariff?id=${server.id}`,
    );
  },
};

/** The settings' page, and apart from it the way to end the server. */
// shows: SERVERPAGE-11
export const Settings: Story = {
  args: { view: partOf('settings') },
  play: async ({ canvas, args }) => {
    await press(canvas, t('servers.menu.leave'), args.onServerCancel, toServerRow(server));
    await expectLink(canvas, t('servers.edit'), `/dashboard/server-edit?id=${server.id}`);
  },
};

export const SettingsCancelled: Story = {
  args: { view: partOf('settings', { leavesOn: '2026-12-21' }) },
  play: presses('servers.menu.stay', 'onServerKeep'),
};
