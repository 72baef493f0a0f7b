import type { CartEntry } from '../cart/entry';
import { quoteCheckout } from '../cart/checkout';
import type { Market } from '../cart/priceEntry';
import { toPromoCode, type PromoCode } from '../cart/promo';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import { done, refused, type Outcome } from '@/domain/results/outcome';
import { fromRubles, toRubles, type CurrencyAmount, type ExchangeRates } from './currency';
import { isTransferred, paymentSum, reachesMinimum, type BookedMethodId, type PaymentMethod } from './method';
import { payerProblems, type Payer, type PayerDraft } from './payer';
import { isUnpaid, type Payment } from './payment';
import { revenueShares, type RevenueShare } from './revenue';

/** Why a method refuses a payment. */
export type MethodRefusal = 'declined' | 'unavailable';

/** A payment without an id and a number. */
export type NewPayment = Omit<Payment, 'id' | 'number' | 'date'>;

/** Payment request of a customer. */
export interface PaymentOffer {
  /** `balance` if nothing is left to pay by another method. */
  method: BookedMethodId;
  /** Amount paid by the method, without commission. */
  amount: CurrencyAmount;
  payer: PayerDraft;
  /** Ordered entries; empty for a top-up and for bills. */
  entries: readonly CartEntry[];
  /** Part of an order that the balance pays. Only orders have one; it may be the whole price. */
  fromBalance?: Money | undefined;
}

/** Whether an offer needs no other method: the balance pays all of it, or it is free (D43). */
function isCovered({
  amount,
  fromBalance = kopecks(0),
  entries,
}: Pick<PaymentOffer, 'amount' | 'fromBalance' | 'entries'>): boolean {
  return amount.minor === 0 && (fromBalance > 0 || entries.length > 0);
}

/** Returns a paid or pending payment (D20), or the reason for refusing the offer. */
export function acceptPayment(
  offer: PaymentOffer,
  methods: readonly PaymentMethod[],
  rates: ExchangeRates,
): Outcome<NewPayment, MethodRefusal> {
  const { method: id, amount, payer, fromBalance = kopecks(0) } = offer;
  const hasPayer = Object.keys(payerProblems(payer)).length === 0;
  if (isCovered(offer))
    // No method is involved, whichever was chosen.
    return hasPayer ? done({ payer: payer.name.trim(), ...paidByBalance(fromBalance) }) : refused('declined');
  if (id === 'balance') return refused('declined');
  const method = methods.find((each) => each.id === id);
  if (!method || method.unavailable || method.paused.includes(amount.currency)) return refused('unavailable');
  const isPayable =
    method.currencies.includes(amount.currency) && reachesMinimum(amount, method, rates) && hasPayer;
  if (!isPayable) return refused('declined');
  return done({
    payer: payer.name.trim(),
    paymentMethod: method.id,
    amount: sumMoney([toRubles(amount, rates), fromBalance]),
    amountInPaymentCurrency: paymentSum(amount, method, rates).toPay,
    status: isTransferred(method.id) ? 'Pending' : 'Paid',
    ...(fromBalance > 0 ? { fromBalance } : {}),
  });
}

/** Returns the fields of a payment that the balance pays at once. */
function paidByBalance(amount: Money) {
  return {
    ...paidFromBalance({ amount }),
    ...(amount > 0 ? { fromBalance: amount } : {}),
  };
}

/** Returns a bill for a charge that exceeds the balance, issued to the first payer. */
export function billFor(amount: Money, payers: readonly Pick<Payer, 'name'>[]): NewPayment {
  return {
    payer: payers[0]?.name ?? '',
    paymentMethod: 'manual',
    amount,
    amountInPaymentCurrency: { currency: 'RUB', minor: amount },
    status: 'Pending',
  };
}

/** Pays from the balance: in rubles and without commission, whatever method was planned (D43). */
export function paidFromBalance<Unpaid extends Pick<Payment, 'amount'>>(payment: Unpaid) {
  const { amount } = payment;
  return {
    ...payment,
    status: 'Paid' as const,
    paymentMethod: 'balance' as const,
    amountInPaymentCurrency: { currency: 'RUB' as const, minor: amount },
  };
}

/** Returns the payments with these ids; null unless all are unpaid (D12). */
export function unpaidAmong<Row extends Pick<Payment, 'id' | 'status'>>(
  payments: readonly Row[],
  ids: readonly number[],
): readonly Row[] | null {
  const unpaid = payments.filter((payment) => ids.includes(payment.id) && isUnpaid(payment));
  return unpaid.length < new Set(ids).size ? null : unpaid;
}

/** Whether the balance covers a charge. It never goes below zero (D27). */
export function coversAmount(balance: Money, charge: Money): boolean {
  return charge <= balance;
}

/** Returns the total amount of several payments. */
export function amountOf(payments: readonly Pick<Payment, 'amount'>[]): Money {
  return sumMoney(payments.map(({ amount }) => amount));
}

/**
 * Fulfilment of a paid payment. Without a purpose it tops up the balance (D4); `null` is a charge that has been handled
 * already.
 */
export type PaidFulfilment = { kind: 'credit' } | { kind: 'deliver'; entries: readonly CartEntry[] };

export function fulfilmentOf(entries: readonly CartEntry[] | null): PaidFulfilment | null {
  if (entries === null) return null;
  return entries.length === 0 ? { kind: 'credit' } : { kind: 'deliver', entries };
}

/** Today's price of an order. */
export interface OrderPrice {
  /** Entries that are still available. */
  entries: readonly CartEntry[];
  /** Discount of the promo code; zero without a valid code. */
  discount: Money;
  total: Money;
  /** Share of the payment per product. */
  shares: readonly RevenueShare[];
  /** Null if the amount equals the total by the rates; otherwise both, in kopecks. */
  difference: { expected: Money; given: Money } | null;
}

/** Whether a method can pay bills: another transfer would only create another bill. */
export function canPayBills(method: BookedMethodId, amount: CurrencyAmount): boolean {
  return amount.minor === 0 || !isTransferred(method);
}

/** Compares an offer with a total by the rates: null if equal, otherwise both in kopecks. */
export function priceDifference(
  total: Money,
  { amount, fromBalance = kopecks(0) }: Pick<PaymentOffer, 'amount' | 'fromBalance'>,
  rates: ExchangeRates,
): { expected: Money; given: Money } | null {
  const given = sumMoney([toRubles(amount, rates), fromBalance]);
  const rest = kopecks(total - fromBalance);
  // In another currency, several sums of cents can equal the same kopecks, so the offer may be a few cents higher.
  const isSame =
    given === total || (rest > 0 && fromRubles(rest, amount.currency, rates).minor === amount.minor);
  return isSame ? null : { expected: total, given };
}

/** Prices an order and compares the offer with it (D21). An invalid promo code gives no discount. */
export function checkOrderPrice(
  {
    entries,
    promo,
    amount,
    fromBalance = kopecks(0),
  }: Readonly<{
    entries: readonly CartEntry[];
    promo: string | null;
    amount: CurrencyAmount;
    fromBalance?: Money | undefined;
  }>,
  found: PromoCode | null,
  market: Market,
  rates: ExchangeRates,
): OrderPrice {
  const code = toPromoCode(promo ?? '');
  const {
    entries: priced,
    discount,
    total,
  } = quoteCheckout(entries, code === null ? null : { code, found }, market);
  const given = sumMoney([toRubles(amount, rates), fromBalance]);
  return {
    entries: priced.flatMap(({ status, entry }) => (status === 'vanished' ? [] : [entry])),
    discount,
    total,
    shares: revenueShares(priced, given),
    difference: priceDifference(total, { amount, fromBalance }, rates),
  };
}
