import type { CartEntry } from '@/domain/cart/entry';
import type { Loaded } from '@/domain/results/loaded';
import type { Server, ServerId } from '@/domain/servers/server';
import type { ServerDetails } from '@/domain/servers/serverDetails';
import { toAttention } from '@/domain/servers/attention';
import { attentionFacts } from '@/domain/servers/attentionFacts';
import {
  serverRules,
  type ServerConditions,
  type ServersAbout,
  type ServerSortKey,
} from '@/domain/servers/serverRules';
import { makeServerDetails } from '@/sample-data/serverDetails';
import { sampleDay } from '@/sample-data/sampleDay';
import { makeServer, sampleServers } from '@/sample-data/servers';
import { toServerListView, type BulkPowerView } from '@/screens/servers/ServerListScreen/serverListView';
import type { ServerOverlay } from '@/screens/servers/ServerListScreen/serverOverlay';
import { sampleList, type SampleListChanges, type SampleRows } from './listView';

type Changes = SampleListChanges<ServerId, ServerSortKey, ServerConditions> & {
  overlay?: ServerOverlay;
  details?: Loaded<ServerDetails>;
  cart?: readonly CartEntry[];
  bulkAction?: BulkPowerView | null;
  openBills?: number;
};

export const [firstServer = makeServer()] = sampleServers;
export const firstDetails = makeServerDetails(firstServer);
const known = { status: 'ready', value: firstDetails } as const;

/** Adds the reasons for attention of these servers to the facts of their list, on the sample's day. */
export function withAttention<List extends { about: { attention: ServersAbout['attention'] } | null }>(
  list: List,
  source: SampleRows<Server>,
): List {
  const rows = 'status' in source ? [] : source;
  const attention = toAttention(attentionFacts(rows, sampleDay));
  return { ...list, about: list.about && { ...list.about, attention } };
}

/** Makes the view of these servers, or of a list that is not loaded. */
export function serverListOf(source: SampleRows<Server>, changes: Changes = {}) {
  const {
    overlay = { kind: 'none' },
    details = known,
    cart = [],
    bulkAction = null,
    openBills = 0,
  } = changes;
  const list = sampleList(serverRules, source, changes);
  const view = {
    ...withAttention(list, source),
    overlay,
    details,
    cancellation: null,
    bulkAction,
    cart,
    openBills,
  };
  return toServerListView(view);
}
