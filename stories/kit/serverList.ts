import type { CartEntry } from '@/domain/cart/entry';
import type { Loaded } from '@/domain/results/loaded';
import type { ServerAttention } from '@/domain/servers/attention';
import type { Server, ServerId } from '@/domain/servers/server';
import type { ServerDetails } from '@/domain/servers/serverDetails';
import { serverRules, type ServerConditions, type ServerSortKey } from '@/domain/servers/serverRules';
import { makeServerDetails } from '@/sample-data/serverDetails';
import { makeServer, sampleServers } from '@/sample-data/servers';
import { toServerListView, type BulkPowerView } from '@/screens/servers/ServerListScreen/serverListView';
import type { ServerOverlay } from '@/screens/servers/ServerListScreen/serverOverlay';
import { sampleList, type SampleListChanges, type SampleRows } from './listView';

type Changes = SampleListChanges<ServerId, ServerSortKey, ServerConditions> & {
  overlay?: ServerOverlay;
  details?: Loaded<ServerDetails>;
  cart?: readonly CartEntry[];
  bulkAction?: BulkPowerView | null;
  /** By default computed from the rows, without a day. */
  attention?: readonly ServerAttention[];
  openBills?: number;
};

export const [firstServer = makeServer()] = sampleServers;
export const firstDetails = makeServerDetails(firstServer);
const known = { status: 'ready', value: firstDetails } as const;

/** Makes the view of these servers, or of a list that is not loaded. */
export function serverListOf(source: SampleRows<Server>, changes: Changes = {}) {
  const {
    overlay = { kind: 'none' },
    details = known,
    cart = [],
    bulkAction = null,
    attention,
    openBills,
  } = changes;
  const list = sampleList(serverRules, source, changes);
  const about = list.about && attention ? { ...list.about, attention } : list.about;
  const view = { ...list, about, overlay, details, cancellation: null, bulkAction, cart, openBills };
  return toServerListView(view);
}
