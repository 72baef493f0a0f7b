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
import type { BalancePart, PaymentBlocker, PaymentOrder, SumChange } from './paymentView';
import type { PaymentDraft } from './paymentDraft';

/** Loaded data that determines the sum. */
export interface Basis {
  methods: readonly PaymentMethod[];
  rates: ExchangeRates;
  /** `null` for a top-up. */
  order: { checkout: Checkout; market: Market; promo: PromoCode | null } | null;
  /** Payable bills; `null` for other payments. */
  bills: readonly Bill[] | null;
  /** Saved cards, including expired ones. */
  cards: readonly ListedCard[];
  /** Amount on the balance. */
  balance: Money;
  /** Owner of the account; `null` for a top-up. */
  owner: { name: string; email: string } | null;
}

/** Conditions that may change daily: the promo code, if still valid, and the day of the prices. */
export interface Terms {
  promo: PromoCode | null;
  today: IsoDate;
}

/** Makes the basis of a checkout, or of a top-up. */
export function toBasis(
  checkout: Checkout | null,
  from: Market | null,
  { terms, methods, bills, ...rest }: Omit<Basis, 'order'> & { terms: Terms },
): Basis {
  const { promo, today } = terms;
  return {
    ...rest,
    bills,
    // Another transfer would only create another bill.
    methods: bills ? methods.filter(({ id }) => !isTransferred(id)) : methods,
    order: checkout && from ? { checkout, market: { ...from, today }, promo } : null,
  };
}

/** Total of the draft, and what blocks its payment. */
export interface PaymentQuote {
  method: PaymentMethod | null;
  /** Currency of the payment. */
  currency: CurrencyId;
  /** Without commission; `null` if unknown. */
  amount: CurrencyAmount | null;
  sum: PaymentSum | null;
  order: PaymentOrder | null;
  bills: readonly Bill[];
  /** Amount to pay; `null` for a top-up. */
  total: Money | null;
  /** The chosen saved card. */
  card: ListedCard | null;
  /** Part that the balance can pay; null for nothing. */
  balance: BalancePart | null;
  /** Whether no method is needed, because the balance covers it or it is free (D43). */
  isCovered: boolean;
  blocker: PaymentBlocker | null;
}

/** Prices the order and computes the payment; the only source of the wizard's figures. */
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

/** Returns the part paid from the balance, as a payment request states it. */
export function fromBalanceOf({ balance }: PaymentQuote): { fromBalance?: Money } {
  return balance?.isUsed ? { fromBalance: balance.part } : {};
}

/** Whether a payment can be made now at the displayed sum (D10). */
export function isSameSum(now: PaymentQuote, shown: PaymentQuote): boolean {
  return (
    now.blocker === null &&
    now.sum !== null &&
    now.sum.toPay.currency === shown.sum?.toPay.currency &&
    now.sum.toPay.minor === shown.sum.toPay.minor &&
    now.sum.credited === shown.sum.credited &&
    fromBalanceOf(now).fromBalance === fromBalanceOf(shown).fromBalance
  );
}

/** Returns the chosen card if it can pay by the chosen method. */
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
 * Prices an order today. An invalid code is reported until the full price is confirmed (D10); one whose items have all
 * left the order is dropped silently.
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

/** Returns why a payment cannot be made now at the displayed sum; null if it can. */
export function sumChange(now: PaymentQuote, shown: PaymentQuote): SumChange | null {
  if (isSameSum(now, shown)) return null;
  const isSameBalance = fromBalanceOf(now).fromBalance === fromBalanceOf(shown).fromBalance;
  return now.total === shown.total && !isSameBalance ? 'balanceChanged' : 'repriced';
}

/** Whether an entry can still be bought; unavailable ones are shown but not charged. */
export function isPayable({ status }: PricedEntry): boolean {
  return status !== 'vanished';
}
