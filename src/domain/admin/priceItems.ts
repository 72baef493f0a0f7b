import { kopecks } from '@/domain/money/money';
import type { Prices } from '@/domain/pricing/prices';

/**
 * Items of the price list besides the plans, in list order. `panel` is sold on order, `editPanel` on server edit (D17);
 * `ipv4` is each additional address.
 */
export const priceItems = [
  'panel.cpanel',
  'panel.plesk',
  'editPanel.cpanel',
  'editPanel.plesk',
  'ipv4',
  'ipv6',
  'backup.weekly',
  'backup.daily',
  'tariff.Intercrus',
  'tariff.Electra',
  'tariff.Alphard',
  'tariff.Okul',
  'tariff.Sirius',
  'tariff.Castor',
  'tariff.Arcturus',
  'discount.3months',
  'discount.6months',
  'discount.year',
  'discount.2years',
  'discount.3years',
] as const;
export type PriceItem = (typeof priceItems)[number];

export const priceKinds = ['option', 'tariff', 'discount'] as const;
export type PriceKind = (typeof priceKinds)[number];

/** Kind of an item: options and tariffs are in kopecks a month, discounts in whole percent. */
export function kindOfPrice(item: PriceItem): PriceKind {
  if (item.startsWith('tariff.')) return 'tariff';
  return item.startsWith('discount.') ? 'discount' : 'option';
}

/** Name of the item behind its group: `daily` of `backup.daily`. */
export const partOfItem = (item: PriceItem): string => item.slice(item.indexOf('.') + 1);

type TariffItem = Extract<PriceItem, `tariff.${string}`>;
/** Whether an item is a tariff, whose part is its star. */
export const isTariffItem = (item: PriceItem): item is TariffItem => kindOfPrice(item) === 'tariff';

/** Builds the prices from the value of each item; tariffs are most expensive first. */
export function toPrices(valueOf: (item: PriceItem) => number): Prices {
  const sum = (item: PriceItem) => kopecks(valueOf(item));
  const none = kopecks(0);
  return {
    panel: { none, cpanel: sum('panel.cpanel'), plesk: sum('panel.plesk') },
    editPanel: { none, cpanel: sum('editPanel.cpanel'), plesk: sum('editPanel.plesk') },
    ipv4: sum('ipv4'),
    ipv6: sum('ipv6'),
    backup: { none, weekly: sum('backup.weekly'), daily: sum('backup.daily') },
    tariffs: priceItems
      .filter(isTariffItem)
      .map((item) => ({ name: partOfItem(item), monthly: sum(item) }))
      .toSorted((one, other) => other.monthly - one.monthly),
    discounts: {
      month: 0,
      '3months': valueOf('discount.3months'),
      '6months': valueOf('discount.6months'),
      year: valueOf('discount.year'),
      '2years': valueOf('discount.2years'),
      '3years': valueOf('discount.3years'),
    },
  };
}

/** Returns the value of an item. */
export function valueIn(prices: Prices, item: PriceItem): number {
  const [group, part = ''] = item.split('.');
  const valueOf = (values: Readonly<Record<string, number>>) => values[part] ?? 0;
  switch (group) {
    case 'panel':
      return valueOf(prices.panel);
    case 'editPanel':
      return valueOf(prices.editPanel);
    case 'backup':
      return valueOf(prices.backup);
    case 'discount':
      return valueOf(prices.discounts);
    case 'tariff':
      return prices.tariffs.find(({ name }) => name === part)?.monthly ?? 0;
    default:
      return item === 'ipv4' ? prices.ipv4 : prices.ipv6;
  }
}
