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
