import { rubles, type Money } from '@/domain/money/money';

/** Options with a price, in receipt order. Prices, quotes and schemas are checked against this list. */
export const pricedOptions = ['panel', 'ipv4', 'ipv6', 'backup'] as const;
export type PricedOption = (typeof pricedOptions)[number];

/** Control panel licences (§2, §9). */
export const panelIds = ['none', 'cpanel', 'plesk'] as const;
export type PanelId = (typeof panelIds)[number];

/** Backup schedules (§9). */
export const backupIds = ['none', 'weekly', 'daily'] as const;
export type BackupId = (typeof backupIds)[number];

/** Public IPv4 addresses of one server: 1 to 5 (§5). The first is the plan's own. */
export const ipv4Range = { min: 1, max: 5 } as const;

/** Number of equal servers in one order: 1 to 100 (§5). */
export const serviceCountRange = { min: 1, max: 100 } as const;

/**
 * Monthly licence prices on order. Server edit has its own list: the specification differs between the screens (D17,
 * §9).
 */
export const orderPanelPrices: Readonly<Record<PanelId, Money>> = {
  none: rubles(0),
  cpanel: rubles(500),
  plesk: rubles(300),
};

/** Monthly licence prices on server edit (D17, §9). */
export const editPanelPrices: Readonly<Record<PanelId, Money>> = {
  none: rubles(0),
  cpanel: rubles(500),
  plesk: rubles(400),
};

/** Monthly price of backups (§9). */
export const backupPrices: Readonly<Record<BackupId, Money>> = {
  none: rubles(0),
  weekly: rubles(50),
  daily: rubles(100),
};

/** Monthly price of an IPv6 network (§9). */
export const ipv6Price = rubles(100);

/** Monthly price of each additional public IPv4 address (D16, §9). */
export const extraIpv4Price = rubles(200);
