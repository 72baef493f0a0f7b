import type { Loaded } from '@/domain/loaded';
import type { NewCartEntry } from '@/domain/cart/entry';
import { priceEntry, type Market } from '@/domain/cart/priceEntry';
import { kopecks } from '@/domain/money';
import { periodIds, type PeriodId } from '@/domain/pricing/period';
import { isExpired, quoteRenewal } from '@/domain/pricing/renewal';
import type { Server, ServerId } from '@/domain/server';
import type { PeriodOffer, RenewalLine, ServerRenewView } from './serverRenewTypes';
import { paths } from '@/paths';
import type { ServersAsked } from '@/domain/requestedServers';

/** What a person did on the page. */
export interface RenewUse {
  period: PeriodId;
  isReceiptOpen: boolean;
  isSaving: boolean;
}

/** The servers of the address among the customer's, and those that are not. */
function findServers(
  { ids }: ServersAsked,
  { servers }: Market,
): { found: readonly Server[]; missing: readonly ServerId[] } {
  const known = new Map(servers.map((server) => [server.id, server]));
  const found = ids.flatMap((id) => known.get(id) ?? []);
  return { found, missing: ids.filter((id) => !known.has(id)) };
}

/** What goes into the cart: an item for each server. */
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
            isExpired: isExpired(server.endDate, market.today),
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
  asked: ServersAsked,
  state: Loaded<Market>,
  { period, isReceiptOpen, isSaving }: RenewUse,
): ServerRenewView {
  const frame = { backHref: paths.dashboard.vps };
  if (asked.ids.length === 0) return { ...frame, status: 'noServer', ids: [] };
  if (state.status !== 'ready') return { ...frame, ...state };
  const market = state.value;
  const { found, missing } = findServers(asked, market);
  if (found.length === 0) return { ...frame, status: 'noServer', ids: missing };
  return {
    ...frame,
    status: 'ready',
    lines: linesOf(found, market, period),
    missing,
    isDamaged: asked.isDamaged,
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
