import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import { pricedOptions, type PricedOption } from '@/domain/pricing/options';
import type { EditableServer } from '@/domain/servers/serverSettings';

/** A part of the monthly price. `options` is the sum of options whose own prices are unknown. */
export interface PriceLine {
  id: 'tariff' | PricedOption | 'options';
  amount: Money;
}

/** Returns the parts of a server's monthly price; their sum is the price. */
export function priceLinesOf({ server, optionPrices }: EditableServer): readonly PriceLine[] {
  const { monthlyPrice, optionsMonthly } = server;
  const tariff: PriceLine = { id: 'tariff', amount: kopecks(monthlyPrice - optionsMonthly) };
  const sold = pricedOptions
    .map((id): PriceLine => {
      const price = optionPrices?.[id] ?? kopecks(0);
      return { id, amount: typeof price === 'number' ? price : sumMoney(price) };
    })
    .filter(({ amount }) => amount !== 0);
  if (sumMoney(sold.map(({ amount }) => amount)) === optionsMonthly) return [tariff, ...sold];
  return [tariff, { id: 'options', amount: optionsMonthly }];
}
