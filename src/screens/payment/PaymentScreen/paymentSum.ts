import { quoteCheckout, type Checkout } from '@/domain/cart/checkout';
import type { Market, PricedEntry } from '@/domain/cart/priceEntry';
import type { PromoCode } from '@/domain/cart/promo';
import {
  fromRubles,
  parseAmount,
  type CurrencyAmount,
  type CurrencyId,
  type ExchangeRates,
} from '@/domain/payment/currency';
import {
  paymentSum,
  reachesMinimum,
  takenCurrency,
  type PaymentMethod,
  type PaymentSum,
} from '@/domain/payment/method';
import type { PaymentBlocker, PaymentOrder } from './paymentView';
import type { PaymentDraft } from './paymentDraft';

/** Everything the sum is worked out from, loaded. */
export interface Basis {
  methods: readonly PaymentMethod[];
  rates: ExchangeRates;
  /** `null` for topping up. */
  order: { checkout: Checkout; market: Market; promo: PromoCode | null } | null;
}

/** What the draft comes to now, and what is in the way of paying it. */
export interface PaymentQuote {
  method: PaymentMethod | null;
  /** Without commission; `null` while there is none. */
  amount: CurrencyAmount | null;
  sum: PaymentSum | null;
  order: PaymentOrder | null;
  blocker: PaymentBlocker | null;
}

/** Prices the order and works out the payment; the only place where the wizard gets its figures from. */
export function quotePayment(draft: PaymentDraft, { methods, rates, order }: Basis): PaymentQuote {
  const method = methods.find(({ id, unavailable }) => id === draft.method && !unavailable) ?? null;
  const priced = order && priceOrder(order, draft.droppedPromo);
  const currency = takenCurrency(method, draft.currency);
  const amount = priced
    ? fromRubles(priced.quote.total, currency, rates)
    : typedAmount(draft.amount, currency);
  const sum = method && amount ? paymentSum(amount, method, rates) : null;
  return { method, amount, sum, order: priced, blocker: blockerOf() };

  function blockerOf(): PaymentBlocker | null {
    if (!method) return 'method';
    if (!amount) return 'amount';
    if (!reachesMinimum(amount, method, rates)) return 'minimum';
    return priced?.refusedPromo ? 'promo' : null;
  }
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
