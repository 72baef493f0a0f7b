import { kopecks, sumMoney, type Money } from '../money/money';
import { revenueProducts } from '../payment/revenue';
import type { ServerId } from '../servers/server';
import { addMonths, type IsoDate, type IsoDateTime } from '../time/dates';

/** A calendar month: `YYYY-MM`. */
export type SpendingMonth = `${number}-${number}`;

/** Number of months in the statistics, the current one included. */
export const spendingMonths = 12;

/** First day of the months that end with this day's. */
export function spendingFrom(today: IsoDate): IsoDate {
  return addMonths(today, 1 - spendingMonths, 1);
}

/** Products of the statistics; `other` for payments whose products are unknown. */
export const spendingProducts = [...revenueProducts, 'other'] as const;
export type SpendingProduct = (typeof spendingProducts)[number];

/** Paid sums of an account. Top-ups of the balance do not count, payments from it do. */
export interface Spending {
  /** Every month of the period, the oldest first. */
  months: readonly { month: SpendingMonth; paid: Money; refunded: Money }[];
  /** Sums before refunds, the largest first; they add up to what was paid. */
  products: readonly { product: SpendingProduct; paid: Money }[];
  /** Ordered for each server and not refunded, the largest first; a server that is gone has no id. */
  servers: readonly { serverId: ServerId | null; name: string; paid: Money }[];
}

/** Traffic of a server over the last seven days, in bytes; null if it could not be measured. */
export interface ServerTraffic {
  serverId: ServerId;
  domain: string;
  received: number | null;
  sent: number | null;
}

/** Traffic of the account's servers. */
export interface Traffic {
  from: IsoDateTime;
  to: IsoDateTime;
  /** By server; a long list is cut. */
  items: readonly ServerTraffic[];
}

/** Returns the sums of all months. */
export function spendingTotal({ months }: Pick<Spending, 'months'>): {
  paid: Money;
  refunded: Money;
  net: Money;
} {
  const paid = sumMoney(months.map((month) => month.paid));
  const refunded = sumMoney(months.map((month) => month.refunded));
  return { paid, refunded, net: kopecks(paid - refunded) };
}
