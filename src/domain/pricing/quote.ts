import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import type { OrderConfiguration } from '../order/configuration';
import { ipv4Range } from './options';
import { monthlyPrices, type OptionPrice } from './monthlyPrices';
import type { OptionPrices } from './optionPrices';
import { monthsOf, periodPrice } from './period';
import type { Prices } from './prices';

/** Price of an order, in the lines of its receipt (D16). Sums are in kopecks for the whole period. */
export interface OrderQuote {
  /** The plan alone, for one server and month. */
  planMonthly: Money;
  /** Plan and options, for one server and month. */
  monthly: Money;
  /** Options with a price, for one server and month. */
  options: readonly OptionPrice[];
  /** The plan for the period and all servers, before the discount. */
  base: Money;
  /** The options for the period and all servers, before the discount. */
  configuration: Money;
  /** Discount of the period, in whole percent. */
  percent: number;
  /** Zero or negative: the discount of the period, including the rounding to whole rubles. */
  discount: Money;
  /** Rounding up to whole rubles if no discount absorbs it; otherwise zero. */
  rounding: Money;
  /** Amount to pay: exactly `base + configuration + discount + rounding`. */
  total: Money;
}

/** Returns the options with their monthly prices, without the free ones. */
const priceOptions = (configuration: OrderConfiguration, prices: Prices): readonly OptionPrice[] =>
  monthlyPrices(orderedPrices(configuration, prices)).filter(({ monthly }) => monthly > 0);

/** Returns the monthly option prices of one server at ordering (D17, D38). */
export function orderedPrices(
  { panel, ipv4, ipv6, backup }: OrderConfiguration,
  prices: Prices,
): OptionPrices {
  return {
    panel: prices.panel[panel],
    ipv4: Array.from({ length: ipv4 - ipv4Range.min }, () => prices.ipv4),
    ipv6: kopecks(ipv6 ? prices.ipv6 : 0),
    backup: prices.backup[backup],
  };
}

/** Prices an order (D16): `D15(plan + options, period) × number of services`. */
export function quoteOrder(planMonthly: Money, order: OrderConfiguration, prices: Prices): OrderQuote {
  const options = priceOptions(order, prices);
  const optionsMonthly = sumMoney(options.map(({ monthly }) => monthly));
  const monthly = kopecks(planMonthly + optionsMonthly);
  const times = monthsOf(order.period) * order.count;
  const base = kopecks(planMonthly * times);
  const configuration = kopecks(optionsMonthly * times);
  const total = kopecks(periodPrice(monthly, order.period, prices.discounts) * order.count);
  const difference = total - base - configuration;
  return {
    planMonthly,
    monthly,
    options,
    base,
    configuration,
    percent: prices.discounts[order.period],
    discount: kopecks(Math.min(0, difference)),
    rounding: kopecks(Math.max(0, difference)),
    total,
  };
}
