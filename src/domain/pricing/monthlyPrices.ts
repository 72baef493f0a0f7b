import { sumMoney, type Money } from '@/domain/money/money';
import { pricedOptions, type PricedOption } from './options';
import type { OptionPrices } from './optionPrices';

/** Monthly price of an option. */
export interface OptionPrice {
  readonly option: PricedOption;
  readonly monthly: Money;
}

/** Returns the monthly price of every option, in receipt order; additional addresses are one sum. */
export const monthlyPrices = (prices: OptionPrices): readonly OptionPrice[] =>
  pricedOptions.map((option) => ({
    option,
    monthly: option === 'ipv4' ? sumMoney(prices.ipv4) : prices[option],
  }));
