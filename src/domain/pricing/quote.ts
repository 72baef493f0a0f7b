import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import type { OrderConfiguration } from '../order/configuration';
import { backupPrices, extraIpv4Price, ipv4Range, ipv6Price, orderPanelPrices } from './options';
import { monthlyPrices, type OptionPrice } from './monthlyPrices';
import type { OptionPrices } from './optionPrices';
import { monthsOf, periodPrice } from './period';

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
  /** Zero or negative: the discount of the period, including the rounding to whole rubles. */
  discount: Money;
  /** Rounding up to whole rubles if no discount absorbs it; otherwise zero. */
  rounding: Money;
  /** Amount to pay: exactly `base + configuration + discount + rounding`. */
  total: Money;
}

/** Returns the options with their monthly prices, without the free ones. */
const priceOptions = (configuration: OrderConfiguration): readonly OptionPrice[] =>
  monthlyPrices(orderedPrices(configuration)).filter(({ monthly }) => monthly > 0);

/** Returns the monthly option prices of one server at ordering (D17, D38). */
export function orderedPrices({ panel, ipv4, ipv6, backup }: OrderConfiguration): OptionPrices {
  return {
    panel: orderPanelPrices[panel],
    ipv4: Array.from({ length: ipv4 - ipv4Range.min }, () => extraIpv4Price),
    ipv6: kopecks(ipv6 ? ipv6Price : 0),
    backup: backupPrices[backup],
  };
}

/** Prices an order (D16): `D15(plan + options, period) × number of services`. */
export function quoteOrder(planMonthly: Money, order: OrderConfiguration): OrderQuote {
  const options = priceOptions(order);
  const optionsMonthly = sumMoney(options.map(({ monthly }) => monthly));
  const monthly = kopecks(planMonthly + optionsMonthly);
  const times = monthsOf(order.period) * order.count;
  const base = kopecks(planMonthly * times);
  const configuration = kopecks(optionsMonthly * times);
  const total = kopecks(periodPrice(monthly, order.period) * order.count);
  const difference = total - base - configuration;
  return {
    planMonthly,
    monthly,
    options,
    base,
    configuration,
    discount: kopecks(Math.min(0, difference)),
    rounding: kopecks(Math.max(0, difference)),
    total,
  };
}
