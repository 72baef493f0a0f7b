import type { NewCartEntry } from '@/domain/cart/entry';
import { priceEntry, type Market } from '@/domain/cart/priceEntry';
import type { IsoDate } from '@/domain/time/dates';
import type { Loaded } from '@/domain/results/loaded';
import { kopecks, type Money } from '@/domain/money/money';
import { periodIds, type PeriodId } from '@/domain/pricing/period';
import { quoteRenewal, termOf, type RenewalQuote, type Term } from '@/domain/pricing/renewal';
import type { RequestedServers } from '@/domain/servers/requestedServers';
import type { Server, ServerId } from '@/domain/servers/server';
import { paths } from '@/paths';

/** A server, and what the chosen period does for it. */
export interface RenewalLine {
  server: Server;
  /** In its days of grace the new term goes on from the end of the old one; once that is over, it counts from today. */
  term: Term;
  until: IsoDate;
  price: Money;
}

/** One of the six periods (§9) for all the servers. */
export interface PeriodOffer {
  period: PeriodId;
  total: Money;
  /** Against paying month by month (D15); zero for nothing saved. */
  saving: Money;
  /** Null where the servers end on different days. */
  until: IsoDate | null;
}

interface ServerRenewFrame {
  /** The list of servers; Cancel leads there as well (§2). */
  backHref: string;
}

/** The states of the screen. */
export type ServerRenewView = ServerRenewFrame &
  (
    | { status: 'loading' }
    | { status: 'error'; reason: 'offline' | 'unexpected' }
    /** The address names no server of this customer; no ids at all where it has nothing that could be one. */
    | { status: 'noServer'; ids: readonly ServerId[] }
    | {
        status: 'ready';
        /** One at least. */
        lines: readonly RenewalLine[];
        /** Requested, but not this customer's. */
        missing: readonly ServerId[];
        /** Part of the address could not be read. */
        isDamaged: boolean;
        period: PeriodId;
        offers: readonly PeriodOffer[];
        /** The chosen period's receipt; its total is the sum of the lines' prices. */
        quote: RenewalQuote;
        /** On narrow screens the receipt can be folded away. */
        isReceiptOpen: boolean;
        /** On its way into the cart. */
        isSaving: boolean;
      }
  );

export type ReadyRenewView = Extract<ServerRenewView, { status: 'ready' }>;

export interface ServerRenewActions {
  /** A period was chosen for all the servers. */
  onPeriodChange: (period: PeriodId) => void;
  onReceiptToggle: () => void;
  onCartAdd: () => void;
  /** A server that was to end with its period goes on without a renewal. */
  onServerKeep: (server: Server) => void;
}

export type ServerRenewScreenProps =
  | ({ view: ReadyRenewView } & ServerRenewActions)
  | {
      view: Exclude<ServerRenewView, ReadyRenewView>;
      /** Asks for the servers again. */
      onRetry: () => void;
    };

/** A person's input on the page. */
export interface RenewUse {
  period: PeriodId;
  isReceiptOpen: boolean;
  isSaving: boolean;
}

/** Default request where the address names no server (§2). It is the account's first server, if it has one. */
function firstOf({ servers }: Market): RequestedServers {
  return { ids: servers.slice(0, 1).map(({ id }) => id), isDamaged: false };
}

/** The servers of the address among the customer's, and those that are not. */
function findServers(
  ids: readonly ServerId[],
  { servers }: Market,
): { found: readonly Server[]; missing: readonly ServerId[] } {
  const known = new Map(servers.map((server) => [server.id, server]));
  const found = ids.flatMap((id) => known.get(id) ?? []);
  return { found, missing: ids.filter((id) => !known.has(id)) };
}

/** Returns the entries for the cart: one item for each server. */
export function toRenewalEntries(servers: readonly Server[], period: PeriodId): readonly NewCartEntry[] {
  return servers.map(({ id }) => ({ kind: 'renewal', serverId: id, period }));
}

/** Priced as the cart prices it, so that both always say the same. */
function linesOf(servers: readonly Server[], market: Market, period: PeriodId): RenewalLine[] {
  // A market of these servers only: each is looked up in it, for every period.
  const narrow = { ...market, servers };
  return servers.flatMap((server) => {
    const priced = priceEntry({ kind: 'renewal', id: '', serverId: server.id, period }, narrow);
    return priced.status === 'renewal'
      ? [
          {
            server,
            term: termOf(server, market.today),
            until: priced.until,
            price: priced.total,
          },
        ]
      : [];
  });
}

function offerOf(servers: readonly Server[], market: Market, period: PeriodId): PeriodOffer {
  const quote = quoteRenewal(
    servers.map(({ monthlyPrice }) => monthlyPrice),
    period,
  );
  const days = new Set(linesOf(servers, market, period).map(({ until }) => until));
  const [day] = days;
  return {
    period,
    total: quote.total,
    saving: kopecks(Math.abs(quote.discount)),
    until: days.size === 1 && day ? day : null,
  };
}

/** Everything the screen shows. */
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
      found.map(({ monthlyPrice }) => monthlyPrice),
      period,
    ),
    isReceiptOpen,
    isSaving,
  };
}
