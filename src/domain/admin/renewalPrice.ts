import type { PlanName } from '@/domain/catalog/plan';
import type { NextPrice } from '@/domain/servers/server';
import { isTariffItem, type PriceItem } from './priceItems';

/** A plan or an item of the price list, whose price can be applied to rented servers at renewal. */
export type PriceSubject = PlanName | PriceItem;

/** Returns the part of a server's price that an item sets; null for a discount. */
export function pricedPartOf(item: PriceItem): NextPrice['part'] | null {
  if (isTariffItem(item)) return 'tariff';
  if (item.startsWith('panel.') || item.startsWith('editPanel.')) return 'panel';
  if (item.startsWith('backup.')) return 'backup';
  return item === 'ipv4' || item === 'ipv6' ? item : null;
}

/** Numbers of servers that were sold at a plan's or an item's prices. */
export interface RenewalCounts {
  /** Those at another price, to which the current one is not announced; cancelled servers do not count. */
  readonly otherPrice: number;
  /** Those to which another price is announced for their renewals. */
  readonly announced: number;
}

/** Actions on servers: announce the current price for their renewals, or withdraw that. */
const renewalActions = ['announce', 'withdraw'] as const;
export type RenewalAction = (typeof renewalActions)[number];

/** Number of servers that an action changes. */
export const changedBy = (action: RenewalAction, { otherPrice, announced }: RenewalCounts): number =>
  action === 'announce' ? otherPrice : announced;

/** Returns the actions that would change servers. */
export const renewalActionsOf = (counts: RenewalCounts): readonly RenewalAction[] =>
  renewalActions.filter((action) => changedBy(action, counts) > 0);

/** Returns the numbers after an action has changed this many servers. */
export const countsAfter = (
  action: RenewalAction,
  { otherPrice, announced }: RenewalCounts,
  servers: number,
): RenewalCounts =>
  action === 'announce'
    ? { otherPrice: 0, announced: announced + servers }
    : { otherPrice: otherPrice + servers, announced: 0 };
