import type { CartEntry, OrderEntry } from '../cart/entry';
import { priceEntries, type Market } from '../cart/priceEntry';
import { kopecks, type Money } from '@/domain/money/money';
import { planNamed, type Plan } from '@/domain/catalog/plan';
import type { CoveredDays } from '../pricing/paidDays';
import type { PriceTerms } from '../pricing/prices';
import { renewedFrom } from '../pricing/renewal';
import { quoteSettings, type OptionTerms } from '../pricing/serverPrice';
import { quoteTariffChange, tariffNamed } from '../pricing/tariffChange';
import type { ServerId } from '@/domain/servers/server';
import type { AwaitedOptions } from '../servers/awaitedTariff';
import type { ChangedServer } from '../servers/changedServer';
import { orderedServer } from '../servers/orderedServer';
import { withEntry } from '../servers/withEntry';
import { withOptions } from '../servers/withSettings';
import type { EditableServer } from '@/domain/servers/serverSettings';
import { orderedHosts } from './orderHost';
import type { OrderItemKind } from './placedOrder';
import { sharesOf } from './shares';

/* How paid orders are fulfilled. The server and the demonstration both follow these rules. */

/** New servers to create for the whole amount. */
interface ServersToCreate {
  readonly kind: 'create';
  readonly entry: OrderEntry;
  readonly plan: Plan;
  readonly amount: Money;
}

/** A change of an existing server. */
export interface ServerToChange {
  readonly kind: 'change';
  readonly item: Exclude<OrderItemKind, 'server'>;
  readonly before: EditableServer;
  readonly changed: ChangedServer;
  readonly amount: Money;
  /** Paid days, from which a later refund is calculated; null for none. */
  readonly covers: CoveredDays | null;
}

/** An item that no longer exists; its amount is refunded to the balance. */
export interface ItemToRefund {
  readonly kind: 'refund';
  readonly item: OrderItemKind;
  /** Plan name or server number. */
  readonly title: string;
  /** Null for a new server. */
  readonly serverId: ServerId | null;
  readonly amount: Money;
}

/** Splits a payment over the entries of its cart at the day's prices. */
export function amountsOfEntries(
  entries: readonly CartEntry[],
  market: Market,
  paid: Money,
): readonly Money[] {
  const prices = priceEntries(entries, market).map(({ status, total }) =>
    status === 'vanished' ? null : total,
  );
  return sharesOf(paid, prices);
}

/** Fulfils an order of new servers. Its amount is refunded if the plan is no longer on sale. */
export function fulfilOrder(
  entry: OrderEntry,
  plans: readonly Plan[],
  amount: Money,
): ServersToCreate | ItemToRefund {
  const plan = planNamed(plans, entry.plan);
  if (!plan) return { kind: 'refund', item: 'server', title: entry.plan, serverId: null, amount };
  return { kind: 'create', entry, plan, amount };
}

/** Fulfils a renewal or a tariff change. Its amount is refunded if the server or the tariff is gone. */
export function fulfilChange(
  entry: Exclude<CartEntry, OrderEntry>,
  before: EditableServer | null,
  { amount, ...market }: Omit<Market, 'servers'> & { amount: Money },
): ServerToChange | ItemToRefund {
  const { kind: item, serverId } = entry;
  const changed = before && withEntry(before, entry, market);
  if (!changed) return refundOfChange(item, serverId, amount);
  const change = { kind: 'change', item, before, changed, amount } as const;
  if (entry.kind === 'tariff') {
    const tariff = tariffNamed(market.prices.tariffs, entry.tariff);
    return { ...change, covers: tariff && quoteTariffChange(before.server, tariff, market.today).covers };
  }
  const covers = { from: renewedFrom(before.server, market.today), until: changed.editable.server.endDate };
  return { ...change, covers };
}

/** Fulfils options whose bill is paid (D38). Their amount is refunded if the server is gone. */
export function fulfilOptions(
  { serverId, options }: AwaitedOptions,
  before: EditableServer | null,
  { amount, ...terms }: OptionTerms & { amount: Money },
): ServerToChange | ItemToRefund {
  if (!before) return refundOfChange('options', serverId, amount);
  const changed = withOptions(before, options, terms);
  const { covers } = quoteSettings(before, options, terms);
  return { kind: 'change', item: 'options', before, changed, amount, covers };
}

function refundOfChange(item: ServerToChange['item'], serverId: ServerId, amount: Money): ItemToRefund {
  return { kind: 'refund', item, title: `#${serverId}`, serverId, amount };
}

/** A new server with its share of the total price. */
interface CreatedServer extends ChangedServer {
  readonly amount: Money;
  readonly covers: CoveredDays;
}

/**
 * Creates the servers of an order, one per id, with equal shares of the amount.
 *
 * @param taken domains of the account's other servers
 */
export function createServers(
  { entry: { configuration }, plan, amount }: ServersToCreate,
  ids: readonly ServerId[],
  { today, prices }: PriceTerms,
  taken: readonly string[],
): readonly CreatedServer[] {
  const names = orderedHosts(configuration.hostName, ids.length, taken);
  const shares = sharesOf(
    amount,
    ids.map(() => kopecks(1)),
  );
  return ids.map((id, index) => {
    const created = orderedServer(id, plan, configuration, { today, prices }, names[index]);
    const covers = { from: today, until: created.editable.server.endDate };
    return { ...created, amount: shares[index] ?? kopecks(0), covers };
  });
}
