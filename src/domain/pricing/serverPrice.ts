import type { IsoDate } from '@/domain/time/dates';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import type { EditableServer, PricedSettings } from '@/domain/servers/serverSettings';
import { ipv4Range } from './options';
import { monthlyPrices, type OptionPrice } from './monthlyPrices';
import type { OptionPrices } from './optionPrices';
import { chargeForLevel, type LevelCharge } from './paidDays';
import type { EditPrices } from './prices';

/** Returns the priced options among a server's settings. */
export function pricedSettingsOf({ panel, ipv4, ipv6Subnet, backup }: PricedSettings): PricedSettings {
  return { panel, ipv4, ipv6Subnet, backup };
}

/** A change of options: the monthly prices, and the charge for the paid days ahead (D37, D38). */
export interface SettingsQuote extends LevelCharge {
  /** Monthly price before the change. */
  readonly current: Money;
  /** Options whose price changes; a cheaper one is negative. */
  readonly changes: readonly OptionPrice[];
  readonly difference: Money;
  /** Monthly price after the change: exactly `current + difference`. */
  readonly next: Money;
  /** Monthly price of the options after the change. */
  readonly optionsNext: Money;
  /** Prices at which the options are sold from then on. */
  readonly sold: OptionPrices;
}

type Priced = Pick<EditableServer, 'server' | 'settings' | 'optionPrices'>;

const additional = (ipv4: number) => Math.max(0, ipv4 - ipv4Range.min);

/**
 * Returns the prices at which a server's options were sold (D38). Without stored prices, the current ones apply; the
 * panel, which has two lists (D17), gets the rest of the options' total.
 */
export function soldPrices({ server, settings, optionPrices }: Priced, prices: EditPrices): OptionPrices {
  if (optionPrices) return optionPrices;
  let rest = Number(server.optionsMonthly);
  const upTo = (price: Money): Money => {
    const sold = kopecks(Math.min(rest, price));
    rest -= sold;
    return sold;
  };
  const ipv4 = Array.from({ length: additional(settings.ipv4) }, () => upTo(prices.ipv4));
  const ipv6 = upTo(settings.ipv6Subnet === '' ? kopecks(0) : prices.ipv6);
  const backup = upTo(prices.backup[settings.backup]);
  return { panel: kopecks(settings.panel === 'none' ? 0 : rest), ipv4, ipv6, backup };
}

/** Returns the prices after a change: kept options keep their price, new ones get the current one (D17, D38). */
function soldAfter(
  sold: OptionPrices,
  before: PricedSettings,
  after: PricedSettings,
  prices: EditPrices,
): OptionPrices {
  const kept = sold.ipv4.slice(0, additional(after.ipv4));
  const added = Array.from({ length: additional(after.ipv4) - kept.length }, () => prices.ipv4);
  const hasIpv6 = after.ipv6Subnet !== '';
  return {
    panel: after.panel === before.panel ? sold.panel : prices.editPanel[after.panel],
    ipv4: [...kept, ...added],
    ipv6: hasIpv6 ? (before.ipv6Subnet === '' ? prices.ipv6 : sold.ipv6) : kopecks(0),
    backup: after.backup === before.backup ? sold.backup : prices.backup[after.backup],
  };
}

/** Day and prices of a change of options. */
export interface OptionTerms {
  readonly today: IsoDate;
  readonly prices: EditPrices;
}

/** Prices a change of options today (D38). Removing an option subtracts exactly its sold price. */
export function quoteSettings(
  editable: Priced,
  after: PricedSettings,
  { today, prices }: OptionTerms,
): SettingsQuote {
  const { server, settings } = editable;
  const old = soldPrices(editable, prices);
  const sold = soldAfter(old, settings, after, prices);
  const before = monthlyPrices(old);
  const changes = monthlyPrices(sold)
    .map(({ option, monthly }, index) => ({
      option,
      monthly: kopecks(monthly - (before[index]?.monthly ?? 0)),
    }))
    .filter(({ monthly }) => monthly !== 0);
  const difference = sumMoney(changes.map(({ monthly }) => monthly));
  const next = kopecks(server.monthlyPrice + difference);
  return {
    current: server.monthlyPrice,
    changes,
    difference,
    next,
    optionsNext: kopecks(server.optionsMonthly + difference),
    sold,
    ...chargeForLevel(server, next, today),
  };
}
