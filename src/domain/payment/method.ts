import type { Localized } from '@/domain/values/localized';
import { kopecks, type Money } from '@/domain/money/money';
import type { RefundTarget } from './refund';
import { toRubles, type CurrencyAmount, type CurrencyId, type ExchangeRates } from './currency';

/** The ways to pay (§9). */
export const paymentMethodIds = ['crypto', 'manual', 'cards', 'ruCards', 'sberPay'] as const;
export type PaymentMethodId = (typeof paymentMethodIds)[number];

/** How a payment is booked: by one of those methods, or paid wholly from the balance (D43). */
export const bookedMethodIds = [...paymentMethodIds, 'balance'] as const;
export type BookedMethodId = (typeof bookedMethodIds)[number];

/** A payment method (§3, §9). */
export interface PaymentMethod {
  id: PaymentMethodId;
  minAmount: CurrencyAmount;
  /** Currencies it accepts; the first applies unless another is chosen. */
  currencies: readonly [CurrencyId, ...CurrencyId[]];
  /** Whole percent on top of the amount. */
  commission: number;
  /** Currencies it takes, but not now: their exchange rate has expired. */
  paused: readonly CurrencyId[];
  /** Why it cannot be used now; null when it can (D19). */
  unavailable: Localized<string> | null;
}

const leastInRubles = { currency: 'RUB', minor: 5000 } as const;

/** Minimum and commission of §9, in the order in which methods are offered; a Russian bank takes rubles only. */
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

/** The chosen currency, or what is paid in where none is chosen or the method does not take that. */
export function takenCurrency(
  method: Pick<PaymentMethod, 'currencies'> | null,
  chosen: CurrencyId | null,
): CurrencyId {
  if (!method) return chosen ?? 'RUB';
  return chosen !== null && method.currencies.includes(chosen) ? chosen : method.currencies[0];
}

/**
 * A method as an installation offers it (D33): one whose minimum is not in rubles is paid in the installation's default
 * currency unless another is chosen, where it takes that. Rubles stay rubles: all prices are in them (§9).
 */
export function withDefaultCurrency(method: PaymentMethod, currency: CurrencyId): PaymentMethod {
  const { minAmount, currencies } = method;
  if (minAmount.currency === 'RUB' || !currencies.includes(currency)) return method;
  return { ...method, currencies: [currency, ...currencies.filter((each) => each !== currency)] };
}

/** A card's payment is between a person and the bank: no closing documents follow it, whoever owns the card. */
export function isCardMethod(id: BookedMethodId): id is 'cards' | 'ruCards' {
  return id === 'cards' || id === 'ruCards';
}

/** The money of these takes time to arrive: it is transferred by what a bill says. All others are paid at once. */
export const transferredMethods = ['manual', 'crypto'] as const satisfies readonly PaymentMethodId[];

/**
 * Whether a method is one of them. Unless a gateway takes its money, what came so goes back by a bank transfer in rubles, which a
 * person makes: cryptocurrency too, by section 8 of our refund policy.
 */
export function isTransferred(id: BookedMethodId): boolean {
  return transferredMethods.some((each) => each === id);
}

/** Where a refund goes, and by whom: what came by a transferred method goes back by a bank transfer of an administrator's. */
export function refundChannel(target: RefundTarget, method: BookedMethodId): RefundTarget | 'transfer' {
  return target === 'method' && isTransferred(method) ? 'transfer' : target;
}

/** Sums of a payment in the currency it is paid in (D19). `credited` is the amount that the account gets, in rubles. */
export interface PaymentSum {
  amount: CurrencyAmount;
  commission: CurrencyAmount;
  toPay: CurrencyAmount;
  credited: Money;
}

/** Works out commission and sums; the commission is rounded to whole hundredths. */
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
 * Returns the part of a sum that the balance pays, in kopecks. It is as much as the balance can pay, but leaves the
 * method its minimum (D43). Zero where the sum is below that minimum and the balance cannot pay all of it.
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
