import type { NewCartEntry } from '@/domain/cart/entry';
import { priceEntry, type Market } from '@/domain/cart/priceEntry';
import type { IsoDate } from '@/domain/time/dates';
import type { Loaded } from '@/domain/results/loaded';
import { kopecks, type Money } from '@/domain/money/money';
import { periodIds, type PeriodId } from '@/domain/pricing/period';
import { quoteRenewal, renewalMonthly, termOf, type RenewalQuote, type Term } from '@/domain/pricing/renewal';
import type { RequestedServers } from '@/domain/servers/requestedServers';
import type { Server, ServerId } from '@/domain/servers/server';
import { paths } from '@/paths';

/** A server with the effect of the chosen period. */
export interface RenewalLine {
  server: Server;
  /** In the grace days the new term continues the old one; after that it starts today. */
  term: Term;
  until: IsoDate;
  /** Monthly price of the period. */
  monthly: Money;
  price: Money;
}

/** A period (§9) for all servers. */
export interface PeriodOffer {
  period: PeriodId;
  total: Money;
  /** Saving compared with monthly payments (D15); zero for none. */
  saving: Money;
  /** Discount, in whole percent. */
  percent: number;
  /** Null if the servers end on different days. */
  until: IsoDate | null;
}

interface ServerRenewFrame {
  /** Server list, which Cancel also leads to (§2). */
  backHref: string;
}

/** The states of the screen. */
export type ServerRenewView = ServerRenewFrame &
  (
    | { status: 'loading' }
    | { status: 'error'; reason: 'offline' | 'unexpected' }
    /** No server of this customer; `ids` is empty if the address has no valid id. */
    | { status: 'noServer'; ids: readonly ServerId[] }
    | {
        status: 'ready';
        /** At least one. */
        lines: readonly RenewalLine[];
        /** Requested servers of other customers. */
        missing: readonly ServerId[];
        /** Whether part of the address was invalid. */
        isDamaged: boolean;
        period: PeriodId;
        offers: readonly PeriodOffer[];
        /** Receipt of the chosen period; its total equals the sum of the lines. */
        quote: RenewalQuote;
        /** Whether the receipt is unfolded on narrow screens. */
        isReceiptOpen: boolean;
        /** Whether it is being added to the cart. */
        isSaving: boolean;
      }
  );

export type ReadyRenewView = Extract<ServerRenewView, { status: 'ready' }>;

export interface ServerRenewActions {
  /** A period was selected. */
  onPeriodChange: (period: PeriodId) => void;
  onReceiptToggle: () => void;
  onCartAdd: () => void;
  /** Withdraws a server's cancellation without a renewal. */
  onServerKeep: (server: Server) => void;
}

export type ServerRenewScreenProps =
  | ({ view: ReadyRenewView } & ServerRenewActions)
  | {
      view: Exclude<ServerRenewView, ReadyRenewView>;
      /** Retries loading the servers. */
      onRetry: () => void;
    };

/** Display state of the page. */
export interface RenewUse {
  period: PeriodId;
  isReceiptOpen: boolean;
  isSaving: boolean;
}

/** Default without ids in the address (§2): the account's first server, if any. */
function firstOf({ servers }: Market): RequestedServers {
  return { ids: servers.slice(0, 1).map(({ id }) => id), isDamaged: false };
}

/** Splits the requested servers into the customer's and unknown ones. */
function findServers(
  ids: readonly ServerId[],
  { servers }: Market,
): { found: readonly Server[]; missing: readonly ServerId[] } {
  const known = new Map(servers.map((server) => [server.id, server]));
  const found = ids.flatMap((id) => known.get(id) ?? []);
  return { found, missing: ids.filter((id) => !known.has(id)) };
}

/** Returns the cart entries, one per server. */
export function toRenewalEntries(servers: readonly Server[], period: PeriodId): readonly NewCartEntry[] {
  return servers.map(({ id }) => ({ kind: 'renewal', serverId: id, period }));
}

/** Uses the cart's prices, so that both agree. */
function linesOf(servers: readonly Server[], market: Market, period: PeriodId): RenewalLine[] {
  // A market with only these servers, because each is looked up for every period.
  const narrow = { ...market, servers };
  return servers.flatMap((server) => {
    const priced = priceEntry({ kind: 'renewal', id: '', serverId: server.id, period }, narrow);
    return priced.status === 'renewal'
      ? [
          {
            server,
            term: termOf(server, market.today),
            until: priced.until,
            monthly: priced.monthly,
            price: priced.total,
          },
        ]
      : [];
  });
}

function offerOf(servers: readonly Server[], market: Market, period: PeriodId): PeriodOffer {
  const quote = quoteRenewal(
    servers.map((server) => renewalMonthly(server, market.today)),
    period,
    market.prices.discounts,
  );
  const days = new Set(linesOf(servers, market, period).map(({ until }) => until));
  const [day] = days;
  return {
    period,
    total: quote.total,
    saving: kopecks(Math.abs(quote.discount)),
    percent: quote.percent,
    until: days.size === 1 && day ? day : null,
  };
}

/** Makes the screen's view. */
export function toServerRenewView(
  requested: RequestedServers | 'unnamed',
  state: Loaded<Market>,
  { period, isReceiptOpen, isSaving }: RenewUse,
): ServerRenewView {
  const frame = { backHref: paths.dashboard.vps };
  if (requested !== 'unnamed' && requested.ids.length === 0) return { ...frame, status: 'noServer', ids: [] };
  if (state.status !== 'ready') return { ...frame, ...state };
  const market = state.value;
  const { ids, isDamaged } = requested === 'unnamed' ? firstOf(market) : requested;
  const { found, missing } = findServers(ids, market);
  if (found.length === 0) return { ...frame, status: 'noServer', ids: missing };
  return {
    ...frame,
    status: 'ready',
    lines: linesOf(found, market, period),
    missing,
    isDamaged,
    period,
    offers: periodIds.map((each) => offerOf(found, market, each)),
    quote: quoteRenewal(
      found.map((server) => renewalMonthly(server, market.today)),
      period,
      market.prices.discounts,
    ),
    isReceiptOpen,
    isSaving,
  };
}
