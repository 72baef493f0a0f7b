import type { FailureReason, Loaded } from '@/domain/results/loaded';
import {
  spendingTotal,
  type Spending,
  type SpendingMonth,
  type SpendingProduct,
  type Traffic,
} from '@/domain/usage/spending';
import type { Money } from '@/domain/money/money';
import { paths, serverPath } from '@/paths';

/** A sum and its share of the largest one, in percent. */
interface Share {
  paid: Money;
  percent: number;
}

/** The traffic of a server, with its page. */
export interface ListedTraffic {
  domain: string;
  href: string;
  /** Bytes; null if it could not be measured. */
  received: number | null;
  sent: number | null;
}

/** States of the traffic, which comes from the provisioner. */
export type TrafficView =
  | { status: 'loading' }
  | { status: 'error'; reason: FailureReason }
  | { status: 'ready'; items: readonly ListedTraffic[] };

/** Statistics to show and to export. */
export interface Statistics {
  total: ReturnType<typeof spendingTotal>;
  /** The newest first; after refunds. */
  months: readonly (Share & { month: SpendingMonth })[];
  /** The largest first. */
  products: readonly (Share & { product: SpendingProduct })[];
  /** The largest first; without a link if the server is gone. */
  servers: readonly (Share & { id: string; name: string; href: string | null })[];
  traffic: TrafficView;
}

/** The states of the screen. */
export type StatisticsView =
  | { status: 'loading' }
  | { status: 'error'; reason: FailureReason }
  | { status: 'empty'; href: string }
  | (Statistics & { status: 'ready' });

export interface StatisticsScreenProps {
  view: StatisticsView;
  /** Loads the spending again. */
  onRetry: () => void;
  /** Loads the traffic again. */
  onTrafficRetry: () => void;
  /** Saves everything shown as CSV. */
  onDownload: () => void;
}

function withShares<Row extends { paid: Money }>(rows: readonly Row[]): readonly (Row & Share)[] {
  const largest = Math.max(1, ...rows.map(({ paid }) => paid));
  return rows.map((row) => ({ ...row, percent: Math.round((Math.max(0, row.paid) / largest) * 100) }));
}

function toTrafficView(state: Loaded<Traffic>): TrafficView {
  if (state.status !== 'ready') return state;
  const items = state.value.items.map(({ serverId, ...traffic }) => ({
    ...traffic,
    href: serverPath(serverId),
  }));
  return { status: 'ready', items };
}

/** Makes the view of the statistics. They are empty without payments and without servers. */
export function toStatisticsView(spending: Loaded<Spending>, traffic: Loaded<Traffic>): StatisticsView {
  if (spending.status !== 'ready') return spending;
  const { months, products, servers } = spending.value;
  const total = spendingTotal({ months });
  if (total.paid === 0 && traffic.status === 'ready' && traffic.value.items.length === 0)
    return { status: 'empty', href: paths.dashboard.vpsCatalog };
  const net = months.map(({ month, paid, refunded }) => ({
    month,
    paid: spendingTotal({ months: [{ month, paid, refunded }] }).net,
  }));
  return {
    status: 'ready',
    total,
    months: withShares(net.toReversed()),
    products: withShares(products),
    servers: withShares(servers).map(({ serverId, ...server }, index) => ({
      ...server,
      id: String(serverId ?? `gone-${index}`),
      href: serverId === null ? null : serverPath(serverId),
    })),
    traffic: toTrafficView(traffic),
  };
}
