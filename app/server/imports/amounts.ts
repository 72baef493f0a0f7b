import { kopecks, type Money } from '@/domain/money/money';
import { largestSum } from '@/domain/money/moneySchema';
import { parseAmount } from '@/domain/payment/currency';
import { Refused } from './refused';

const problems = {
  required: 'is missing',
  negative: 'is negative',
  notANumber: 'is not a number',
  tooFine: 'is finer than a kopeck',
  tooLarge: 'is too large',
};

/** Names of the rouble, in upper case. */
const roubles = ['', 'RUB', 'RUR', '₽', 'РУБ', 'РУБ.', 'РОССИЙСКИЙ РУБЛЬ'];

/** Parses a sum in roubles, with a comma or a point. */
export function importedAmount(name: string, text: string, currency: string): Money {
  if (!roubles.includes(currency.toUpperCase()))
    throw new Refused(`The currency is ${currency.slice(0, 20)}: only RUB is imported.`);
  // WHMCS writes four decimals in some places.
  const parsed = parseAmount(text.replace(/([.,]\d\d)0+$/, '$1'));
  if ('problem' in parsed)
    throw new Refused(`The ${name} ${problems[parsed.problem]}: ${text.slice(0, 40)}.`);
  if (parsed.minor > largestSum) throw new Refused(`The ${name} is too large: ${text.slice(0, 40)}.`);
  return kopecks(parsed.minor);
}
