import type { CartEntry } from '@/domain/cart/entry';
import { toPromoCode } from '@/domain/cart/promo';
import type { Money } from '@/domain/money/money';
import type { CurrencyAmount, ExchangeRates } from '@/domain/payment/currency';
import type { RevenueShare } from '@/domain/payment/revenue';
import { checkOrderPrice } from '@/domain/payment/settlement';
import { todayOf } from '../settings/storedSettings';
import { lockPlans, plansOnSale, takeStock } from '../catalog/plans';
import { offeredSystems } from '../catalog/systems';
import { lockedPricesAt } from '../catalog/prices';
import { promoNamed, takePromo } from '../catalog/read';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { serversNamed } from '../serverStore/read';
import { checkOrderedBackups } from './orderedBackups';
import { orderedCounts } from './orderedCounts';

export interface Order {
  readonly entries: readonly CartEntry[];
  readonly promo: string | null;
  /** Offered amount. */
  readonly amount: CurrencyAmount;
  /** Part paid from the balance. */
  readonly fromBalance?: Money | undefined;
}

/** An available order. */
export interface AcceptedOrder extends Pick<Order, 'entries' | 'promo'> {
  /** Kopecks that the promo code saved; absent without one. */
  readonly promoSaved?: Money;
  /** Revenue per product. */
  readonly shares: readonly RevenueShare[];
}

/**
 * Accepts an order and uses up its promo code. Returns the available entries and the code. The price is computed here
 * from the catalogue and the account's servers (D21). Throws a refusal if the order differs from the offer.
 */
export async function acceptOrder(
  tx: Db,
  order: Order,
  { userId, rates, now }: { userId: string; rates: ExchangeRates; now: Date },
): Promise<AcceptedOrder> {
  const code = toPromoCode(order.promo ?? '');
  const found = code === null ? null : await promoNamed(tx, code, userId);
  // Loads only the servers that the order refers to, because an account may have many.
  const ids = order.entries.flatMap((entry) => (entry.kind === 'order' ? [] : entry.serverId));
  const servers = await serversNamed(tx, userId, ids);
  // Until the commit, nobody can change their prices or their stock.
  await lockPlans(tx, [...orderedCounts(order.entries).keys()]);
  const market = {
    plans: await plansOnSale(tx, now),
    prices: await lockedPricesAt(tx, now),
    systems: await offeredSystems(tx),
    servers,
    today: await todayOf(tx, now),
  };
  await checkOrderedBackups(tx, userId, order.entries, market.plans);
  const price = checkOrderPrice(order, found, market, rates);
  if (price.difference) throw refusal('priceChanged', price.difference);
  const { entries, shares } = price;
  await takeStock(tx, orderedCounts(entries));
  if (!found || price.discount === 0) return { entries, shares, promo: null };
  if (await takePromo(tx, found.code))
    return { entries, shares, promo: found.code, promoSaved: price.discount };
  // Somebody else used the code up since it was read.
  const { total, difference } = checkOrderPrice(order, null, market, rates);
  throw refusal('priceChanged', difference ?? { expected: total, given: price.total });
}
