import { quoteCheckout, type Checkout } from '@/domain/cart/checkout';
import type { Market, PricedEntry } from '@/domain/cart/priceEntry';
import type { ListedCard } from '@/domain/payment/savedCard';
import type { PromoCode } from '@/domain/cart/promo';
import type { IsoDate } from '@/domain/time/dates';
import {
  fromRubles,
  parseAmount,
  type CurrencyAmount,
  type CurrencyId,
  type ExchangeRates,
} from '@/domain/payment/currency';
import type { Bill } from '@/domain/payment/bill';
import {
  isTransferred,
  partOfBalance,
  paymentSum,
  reachesMinimum,
  takenCurrency,
  type PaymentMethod,
  type PaymentSum,
} from '@/domain/payment/method';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import type { BalancePart, PaymentBlocker, PaymentOrder } from './paymentView';
import type { PaymentDraft } from './paymentDraft';

/** Everything the sum is worked out from, loaded. */
export interface Basis {
  methods: readonly PaymentMethod[];
  rates: ExchangeRates;
  /** `null` for topping up. */
  order: { checkout: Checkout; market: Market; promo: PromoCode | null } | null;
  /** Those to be paid that still can be; `null` where none are meant. */
  bills: readonly Bill[] | null;
  /** Those that can pay, and those that have expired. */
  cards: readonly ListedCard[];
  /** Amount on the balance. */
  balance: Money;
  /** Owner of the account; `null` for topping up, where nobody is filled in. */
  owner: { name: string; email: string } | null;
}

/**
 * Conditions that may change by tomorrow. They are the promo code, if it still holds, and the day prices are worked out
 * for.
 */
export interface Terms {
  promo: PromoCode | null;
  today: IsoDate;
}

/** The basis of a checkout, none for topping up, at the prices of a market. */
export function toBasis(
  checkout: Checkout | null,
  from: Market | null,
  { terms, methods, bills, ...rest }: Omit<Basis, 'order'> & { terms: Terms },
): Basis {
  const { promo, today } = terms;
  return {
    ...rest,
    bills,
    // Another transfer would only be another bill.
    methods: bills ? methods.filter(({ id }) => !isTransferred(id)) : methods,
    order: checkout && from ? { checkout, market: { ...from, today }, promo } : null,
  };
}

/** The draft's current total, and the obstacle to paying it. */
export interface PaymentQuote {
  method: PaymentMethod | null;
  /** Currency of the payment. */
  currency: CurrencyId;
  /** Without commission; `null` while there is none. */
  amount: CurrencyAmount | null;
  sum: PaymentSum | null;
  order: PaymentOrder | null;
  bills: readonly Bill[];
  /** Amount to pay for; `null` for topping up. */
  total: Money | null;
  /** The saved card that is chosen. */
  card: ListedCard | null;
  /** Part of it that the balance can pay; null where it can pay nothing. */
  balance: BalancePart | null;
  /** Nothing is left to pay by a method: the balance pays all of it, or it costs nothing (D43). */
  isCovered: boolean;
  blocker: PaymentBlocker | null;
}

/** Prices the order and works out the payment; the only place where the wizard gets its figures from. */
export function quotePayment(draft: PaymentDraft, basis: Basis): PaymentQuote {
  const { methods, rates, order } = basis;
  const priced = order && priceOrder(order, draft.droppedPromo);
  const bills = basis.bills ?? [];
  const total = basis.bills ? sumMoney(bills.map(({ owed }) => owed)) : (priced?.quote.total ?? null);
  const chosen = methods.find(({ id, unavailable }) => id === draft.method && !unavailable) ?? null;
  const balance =
    total === null ? null : balancePart(total, basis, { method: chosen, isUsed: draft.isBalanceUsed });
  const rest = balance?.isUsed ? balance.rest : total;
  const isCovered = rest === 0;
  const method = isCovered ? null : chosen;
  const card = cardOf(basis.cards, draft.card, method);
  const currency = isCovered ? 'RUB' : takenCurrency(method, draft.currency);
  const amount = rest === null ? typedAmount(draft.amount, currency) : fromRubles(rest, currency, rates);
  const sum = amount && (isCovered || method) ? paymentSum(amount, method ?? noCommission, rates) : null;
  return {
    method,
    currency,
    amount,
    sum,
    order: priced,
    bills,
    total,
    card,
    balance,
    isCovered,
    blocker: blockerOf(),
  };

  function blockerOf(): PaymentBlocker | null {
    if (isCovered) return priced?.refusedPromo ? 'promo' : null;
    if (!method) return 'method';
    if (!amount) return 'amount';
    if (!reachesMinimum(amount, method, rates)) return 'minimum';
    return priced?.refusedPromo ? 'promo' : null;
  }
}

/** Returns the part paid from the balance, in the form a payment states it. */
export function fromBalanceOf({ balance }: PaymentQuote): { fromBalance?: Money } {
  return balance?.isUsed ? { fromBalance: balance.part } : {};
}

/** Whether a payment as it comes to now can be made, and is the one that was shown (D10). */
export function isSameSum(now: PaymentQuote, shown: PaymentQuote): boolean {
  return (
    now.blocker === null &&
    now.sum !== null &&
    now.sum.toPay.minor === shown.sum?.toPay.minor &&
    fromBalanceOf(now).fromBalance === fromBalanceOf(shown).fromBalance
  );
}

/** The chosen card, where it can pay by the chosen method. */
function cardOf(
  cards: readonly ListedCard[],
  id: number | null,
  method: PaymentMethod | null,
): ListedCard | null {
  const card = cards.find((each) => each.id === id && each.state !== 'expired');
  return card && card.method === method?.id ? card : null;
}

/** Returns the card that a returning customer pays with: the one for renewals, else the first that can pay. */
export function usualCard({ cards, methods }: Pick<Basis, 'cards' | 'methods'>): ListedCard | null {
  const able = cards.filter(
    ({ state, method }) =>
      state !== 'expired' && methods.some(({ id, unavailable }) => id === method && !unavailable),
  );
  return able.find(({ state }) => state === 'renewal') ?? able[0] ?? null;
}

/** The balance takes none. */
const noCommission = { commission: 0 };

function balancePart(
  total: Money,
  { balance: available, rates }: Pick<Basis, 'balance' | 'rates'>,
  { method, isUsed }: { method: PaymentMethod | null; isUsed: boolean },
): BalancePart | null {
  const most = kopecks(Math.min(total, available));
  if (most === 0) return null;
  const part = partOfBalance(total, available, method, rates);
  return { part, rest: kopecks(total - part), isUsed: isUsed && part > 0, isLowered: part < most };
}

function typedAmount(amount: string, currency: CurrencyId): CurrencyAmount | null {
  const read = parseAmount(amount);
  return 'problem' in read ? null : { currency, minor: read.minor };
}

/**
 * An order by today's prices; a code that no longer holds is named until the price without it is agreed to (D10). One
 * that fits nothing of the order leaves quietly: what it was for has left too.
 */
function priceOrder(
  { checkout, market, promo }: NonNullable<Basis['order']>,
  droppedPromo: string | null,
): PaymentOrder {
  const code = checkout.promo;
  const promoCode = code !== null && code !== droppedPromo ? { code, found: promo } : null;
  const quote = quoteCheckout(checkout.entries, promoCode, market);
  const { promo: result } = quote;
  if (!result || result.ok || result.problem === 'nothingEligible') return { quote, refusedPromo: null };
  return { quote, refusedPromo: { ...result, problem: result.problem } };
}

/** Whether an entry can still be bought; what has vanished is shown, and left out. */
export function isPayable({ status }: PricedEntry): boolean {
  return status !== 'vanished';
}
