import { LocalList } from '@meridian/portal/domain/list/localList';
import { initialListState } from '@meridian/portal/domain/list/listState';
import { parseListUrl } from '@meridian/portal/domain/list/listUrl';
import { answerOf, toListParts } from '@meridian/portal/domain/list/listView';
import { kopecks } from '@meridian/portal/domain/money/money';
import { plainServer, type Server, type ServerId } from '@meridian/portal/domain/servers/server';
import { serverRules } from '@meridian/portal/domain/servers/serverRules';
import {
  toServerListView,
  type ServerListActions,
} from '@meridian/portal/screens/servers/ServerListScreen/serverListView';

const servers: readonly Server[] = [1024, 1025, 1026].map((id) => ({
  ...plainServer,
  id: id as ServerId,
  domain: `host-${id}.example`,
  ip: '192.0.2.17',
  os: 'Debian 12',
  tariff: 'Vega',
  datacenter: 'UK',
  endDate: '2026-12-31',
  autoRenewal: false,
  status: id === 1026 ? 'Suspended' : 'Active',
  monthlyPrice: kopecks(157_700),
  optionsMonthly: kopecks(0),
}));

const state = initialListState(parseListUrl('', serverRules));
const value = answerOf(serverRules, new LocalList(servers, serverRules), state.query);

/** The list without a search. */
export const view = toServerListView({
  ...toListParts({
    rules: serverRules,
    state,
    answer: { status: 'ready', value },
    isRefreshing: false,
  }),
  overlay: { kind: 'none' },
  details: { status: 'loading' },
  cancellation: null,
  bulkAction: null,
  cart: [],
  openBills: 0,
});

const nothing = () => undefined;

export const actions: ServerListActions = {
  onSearchChange: nothing,
  onFilterToggle: nothing,
  onFilterChange: nothing,
  onQueryReset: nothing,
  onSortChange: nothing,
  onFirstRowChange: nothing,
  onRefresh: nothing,
  onSelectionChange: nothing,
  onListedConfirm: nothing,
  onListedClose: nothing,
  onServerReboot: nothing,
  onSelectionReboot: nothing,
  onRebootConfirm: nothing,
  onDetailsOpen: nothing,
  onDetailsRetry: nothing,
  onOverlayClose: nothing,
  onReasonAsk: nothing,
  onServerCancel: nothing,
  onServerKeep: nothing,
};
