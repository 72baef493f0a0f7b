import { sumMoney } from '@/domain/money/money';
import type { NextPrice } from '@/domain/servers/server';
import type { EditableServer, PricedSettings } from '@/domain/servers/serverSettings';
import type { OptionPrices } from './optionPrices';

/* Prices that the provider announced for renewals of a server, part by part. */

type Sold = Pick<EditableServer, 'server' | 'optionPrices'>;

/** Difference that a price of additional addresses makes to what they were sold for. */
const addressesChange = (monthly: number, sold: OptionPrices): number =>
  monthly * sold.ipv4.length - sumMoney(sold.ipv4);

function changeOf(
  { part, monthly }: Pick<NextPrice, 'part' | 'monthly'>,
  { server, optionPrices }: Sold,
): number {
  if (part === 'tariff') return monthly - (server.monthlyPrice - server.optionsMonthly);
  // Only options with a known price are announced at another one.
  if (!optionPrices) return 0;
  return part === 'ipv4' ? addressesChange(monthly, optionPrices) : monthly - optionPrices[part];
}

/** Adds a price to those announced for a server; an earlier one of the same part is replaced. */
export const withNextPrice = (sold: Sold, next: Omit<NextPrice, 'change'>): readonly NextPrice[] => [
  ...sold.server.nextPrices.filter(({ part }) => part !== next.part),
  { ...next, change: changeOf(next, sold) },
];

/** Options of a server before and after a change, and the prices at which it has them then. */
interface ChangedOptions {
  readonly before: PricedSettings;
  readonly after: PricedSettings;
  readonly sold: OptionPrices;
}

/** Returns the announced prices after a change of options: a given up or replaced option has none. */
export const keptNextPrices = (
  nextPrices: readonly NextPrice[],
  { before, after, sold }: ChangedOptions,
): readonly NextPrice[] =>
  nextPrices.flatMap((next) => {
    if (next.part === 'tariff') return [next];
    if (next.part === 'ipv4') {
      const change = addressesChange(next.monthly, sold);
      return change === 0 ? [] : [{ ...next, change }];
    }
    const isKept = next.part === 'ipv6' ? after.ipv6Subnet !== '' : before[next.part] === after[next.part];
    return isKept ? [next] : [];
  });

/** Returns a server after a change of options with the announced prices that still apply. */
export const withKeptPrices = (before: EditableServer, after: EditableServer): EditableServer => {
  const { server, settings, optionPrices: sold } = after;
  if (!sold) return after;
  const nextPrices = keptNextPrices(server.nextPrices, { before: before.settings, after: settings, sold });
  return { ...after, server: { ...server, nextPrices } };
};
