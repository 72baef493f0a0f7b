import { kopecks, type Money } from '../money';
import type { Server } from '../server';
import type { ServerSettings } from '../serverSettings';
import { backupPrices, editPanelPrices, extraIpv4Price, ipv4Range, ipv6Price } from './options';

/** The settings that cost something. */
export type PricedSettings = Pick<ServerSettings, 'panel' | 'ipv4' | 'ipv6Subnet' | 'backup'>;
type PricedOption = 'panel' | 'ipv4' | 'ipv6' | 'backup';

/** What a change of settings does to the monthly price. */
export interface SettingsQuote {
  /** What the server costs a month as it is. */
  current: Money;
  /** Options whose price changes; a cheaper one is negative. */
  changes: readonly { option: PricedOption; monthly: Money }[];
  difference: Money;
  /** `current + difference`, exactly. */
  next: Money;
  /** What of that is for options. */
  optionsNext: Money;
}

function optionPrices({ panel, ipv4, ipv6Subnet, backup }: PricedSettings): Record<PricedOption, Money> {
  return {
    panel: editPanelPrices[panel],
    ipv4: kopecks((ipv4 - ipv4Range.min) * extraIpv4Price),
    ipv6: ipv6Subnet === '' ? kopecks(0) : ipv6Price,
    backup: backupPrices[backup],
  };
}

/**
 * Prices a change of settings (D17, §9): the panel by the list of this screen, 200.00 for each public IPv4 beyond the
 * first, and for an IPv6 network and for backup what the order asks, which are the only prices §9 has for them. The server's own price
 * is taken as it is, so what its owner once agreed on stays; and giving options up takes off no more than all of them
 * cost (a Plesk that came with the order was 300.00): the tariff itself stays paid.
 */
export function quoteSettings(
  { monthlyPrice, optionsMonthly }: Pick<Server, 'monthlyPrice' | 'optionsMonthly'>,
  before: PricedSettings,
  after: PricedSettings,
): SettingsQuote {
  const [old, next] = [optionPrices(before), optionPrices(after)];
  const changes: { option: PricedOption; monthly: Money }[] = [];
  let optionsNext = optionsMonthly;
  for (const option of ['panel', 'ipv4', 'ipv6', 'backup'] as const) {
    const monthly = kopecks(Math.max(next[option] - old[option], 0 - optionsNext));
    if (monthly !== 0) changes.push({ option, monthly });
    optionsNext = kopecks(optionsNext + monthly);
  }
  const difference = kopecks(optionsNext - optionsMonthly);
  return {
    current: monthlyPrice,
    changes,
    difference,
    next: kopecks(monthlyPrice + difference),
    optionsNext,
  };
}
