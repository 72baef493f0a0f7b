import { rubles, type Money } from '@/domain/money/money';

/** The options that have a price, in the order of receipts. Prices, quotes and schemas are checked against this list. */
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

/** Equal servers in one order: 1 to 100 (§5). */
export const serviceCountRange = { min: 1, max: 100 } as const;

/** Licences on order, a month. Server edit has its own list: the two screens disagree by specification (D17, §9). */
export const orderPanelPrices: Readonly<Record<PanelId, Money>> = {
  none: rubles(0),
  cpanel: rubles(500),
  plesk: rubles(300),
};

/** Licences on server edit, a month (D17, §9). */
export const editPanelPrices: Readonly<Record<PanelId, Money>> = {
  none: rubles(0),
  cpanel: rubles(500),
  plesk: rubles(400),
};

/** Backup, a month (§9). */
export const backupPrices: Readonly<Record<BackupId, Money>> = {
  none: rubles(0),
  weekly: rubles(50),
  daily: rubles(100),
};

/** IPv6 network, a month (§9). */
export const ipv6Price = rubles(100);

/** Each public IPv4 beyond the first, a month (D16, §9). */
export const extraIpv4Price = rubles(200);
