import { kopecks, sumMoney } from '@/domain/money';
import type { Server } from '@/domain/server';
import { noServerFilter } from '@/domain/serverQuery';
import { noneSelected } from '@/domain/list/selection';
import type { ServerListView, ServerRow } from '@/screens/servers/ServerListScreen/serverListView';

/** A server as the list shows it. */
export function makeRow(server: Server): ServerRow {
  return {
    ...server,
    editHref: `/dashboard/server-edit?id=${server.id}`,
    renewHref: `/dashboard/server-renew?id=${server.id}`,
    changeTariffHref: `/dashboard/server-change-tariff?id=${server.id}`,
    questionHref: `/dashboard/support/create?service=VPS%2FVDS&server=${server.id}`,
    panel: server.panelUrl === null ? { unavailable: 'noPanel' } : { href: server.panelUrl },
    canReboot: server.status === 'Active',
  };
}

type ReadyView = Extract<ServerListView, { status: 'ready' }>;

/** What every state of the list has in common. */
export const frame = {
  orderHref: '/dashboard/vps-catalog',
  search: '',
  filter: noServerFilter,
  isFilterOpen: false,
  isRefreshing: false,
  overlay: { kind: 'none' },
} as const;

/** The list of these servers. */
export function makeView(servers: readonly Server[], changes: Partial<ReadyView> = {}): ReadyView {
  return {
    ...frame,
    status: 'ready',
    options: {
      statuses: ['Active', 'Ordered', 'Activation', 'Suspended'],
      datacenters: [...new Set(servers.map(({ datacenter }) => datacenter))],
      tariffs: [...new Set(servers.map(({ tariff }) => tariff))],
    },
    rows: servers.map(makeRow),
    total: sumMoney(servers.map(({ monthlyPrice }) => monthlyPrice)),
    sort: null,
    selection: {
      value: noneSelected(),
      count: 0,
      total: kopecks(0),
      rebootableCount: 0,
      editHref: null,
      renewHref: null,
    },
    firstRow: 0,
    scrollKey: '',
    ...changes,
  };
}
