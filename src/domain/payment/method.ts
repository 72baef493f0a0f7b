import type { Localized } from '@/domain/values/localized';
import { kopecks, type Money } from '@/domain/money/money';
import type { RefundTarget } from './refund';
import { toRubles, type CurrencyAmount, type CurrencyId, type ExchangeRates } from './currency';

/** Payment methods (§9). */
export const paymentMethodIds = ['crypto', 'manual', 'cards', 'ruCards', 'sberPay'] as const;
export type PaymentMethodId = (typeof paymentMethodIds)[number];

/** How a payment is recorded: by one of those methods, or entirely from the balance (D43). */
export const bookedMethodIds = [...paymentMethodIds, 'balance'] as const;
export type BookedMethodId = (typeof bookedMethodIds)[number];

/** A payment method (§3, §9). */
export interface PaymentMethod {
  id: PaymentMethodId;
  minAmount: CurrencyAmount;
  /** Accepted currencies; the first is the default. */
  currencies: readonly [CurrencyId, ...CurrencyId[]];
  /** Whole percent added to the amount. */
  commission: number;
  /** Accepted currencies that are paused: their exchange rate has expired. */
  paused: readonly CurrencyId[];
  /** Why it is unavailable; null if it is available (D19). */
  unavailable: Localized<string> | null;
}

const leastInRubles = { currency: 'RUB', minor: 5000 } as const;

/** Minimum and commission of §9, in display order; a Russian bank accepts only rubles. */
export const methodTerms: readonly Omit<PaymentMethod, 'unavailable' | 'paused'>[] = [
  { id: 'ruCards', minAmount: leastInRubles, currencies: ['RUB'], commission: 0 },
  { id: 'sberPay', minAmount: leastInRubles, currencies: ['RUB'], commission: 5 },
  { id: 'cards', minAmount: leastInRubles, currencies: ['RUB', 'USD', 'EUR'], commission: 5 },
  { id: 'manual', minAmount: leastInRubles, currencies: ['RUB'], commission: 5 },
  {
    id: 'crypto',
    minAmount: { currency: 'USD', minor: 500 },
    currencies: ['USD', 'EUR', 'RUB'],
    commission: 5,
  },
];

/** Returns the chosen currency, or the method's default if none or an unsupported one is chosen. */
export function takenCurrency(
  method: Pick<PaymentMethod, 'currencies'> | null,
  chosen: CurrencyId | null,
): CurrencyId {
  if (!method) return chosen ?? 'RUB';
  return chosen !== null && method.currencies.includes(chosen) ? chosen : method.currencies[0];
}

/**
 * Applies the installation's default currency to a method (D33). It becomes the default if the method accepts it and
 * its minimum is not in rubles. Rubles stay rubles: all prices are in them (§9).
 */
export function withDefaultCurrency(method: PaymentMethod, currency: CurrencyId): PaymentMethod {
  const { minAmount, currencies } = method;
  if (minAmount.currency === 'RUB' || !currencies.includes(currency)) return method;
  return { ...method, currencies: [currency, ...currencies.filter((each) => each !== currency)] };
}

/** Card payments produce no closing documents, because they are between a person and the bank. */
export function isCardMethod(id: BookedMethodId): id is 'cards' | 'ruCards' {
  return id === 'cards' || id === 'ruCards';
}

/** Methods whose money arrives later, by a transfer that a bill describes. Others pay at once. */
export const transferredMethods = ['manual', 'crypto'] as const satisfies readonly PaymentMethodId[];

/**
 * Whether a method is a transfer. Unless a gateway takes it, its refunds are manual bank transfers in rubles, also for
 * cryptocurrency (section 8 of the refund policy).
 */
export function isTransferred(id: BookedMethodId): boolean {
  return transferredMethods.some((each) => each === id);
}

/** Returns the channel of a refund; refunds of transferred methods are manual bank transfers. */
export function refundChannel(target: RefundTarget, method: BookedMethodId): RefundTarget | 'transfer' {
  return target === 'method' && isTransferred(method) ? 'transfer' : target;
}

/** Sums of a payment in its currency (D19). `credited` is the amount that the account gets, in rubles. */
export interface PaymentSum {
  amount: CurrencyAmount;
  commission: CurrencyAmount;
  toPay: CurrencyAmount;
  credited: Money;
}

/** Computes commission and sums; the commission is rounded to hundredths. */
export function paymentSum(
  amount: CurrencyAmount,
  method: Pick<PaymentMethod, 'commission'>,
  rates: ExchangeRates,
): PaymentSum {
  const { currency, minor } = amount;
  const commission = Math.round((minor * method.commission) / 100);
  return {
    amount,
    commission: { currency, minor: commission },
    toPay: { currency, minor: minor + commission },
    credited: kopecks(toRubles(amount, rates)),
  };
}

/**
 * Returns the part of a sum that the balance pays, in kopecks. It is as large as possible but leaves the method its
 * minimum (D43). Zero if the sum is below that minimum and the balance cannot pay all of it.
 */
export function partOfBalance(
  total: Money,
  available: Money,
  method: Pick<PaymentMethod, 'minAmount'> | null,
  rates: ExchangeRates,
): Money {
  if (available >= total) return total;
  const least = method ? toRubles(method.minAmount, rates) : 0;
  return kopecks(Math.max(0, Math.min(available, total - least)));
}

/** Whether an amount reaches the method's minimum, each in its own currency (§5, D19). */
export function reachesMinimum(
  amount: CurrencyAmount,
  { minAmount }: Pick<PaymentMethod, 'minAmount'>,
  rates: ExchangeRates,
): boolean {
  if (amount.currency === minAmount.currency) return amount.minor >= minAmount.minor;
  return toRubles(amount, rates) >= toRubles(minAmount, rates);
}
