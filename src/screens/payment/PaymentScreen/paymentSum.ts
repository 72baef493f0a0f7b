import { quoteCheckout, type Checkout } from '@/domain/cart/checkout';
import type { Market, PricedEntry } from '@/domain/cart/priceEntry';
import type { PromoCode } from '@/domain/cart/promo';
import { fromRubles, parseAmount, type CurrencyAmount, type ExchangeRates } from '@/domain/payment/currency';
import { paymentSum, reachesMinimum, type PaymentMethod, type PaymentSum } from '@/domain/payment/method';
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
export interface Reckoning {
  method: PaymentMethod | null;
  /** Without commission; `null` while there is none. */
  amount: CurrencyAmount | null;
  sum: PaymentSum | null;
  order: PaymentOrder | null;
  blocker: PaymentBlocker | null;
}

/** Prices the order and works out the payment; the only place where the wizard gets its figures from. */
export function reckon(draft: PaymentDraft, { methods, rates, order }: Basis): Reckoning {
  const method = methods.find(({ id, unavailable }) => id === draft.method && !unavailable) ?? null;
  const priced = order && priceOrder(order, draft.droppedPromo);
  const amount = priced ? fromRubles(priced.quote.total, draft.currency, rates) : typedAmount(draft);
  const sum = method && amount ? paymentSum(amount, method, rates) : null;
  return { method, amount, sum, order: priced, blocker: blockerOf() };

  function blockerOf(): PaymentBlocker | null {
    if (!method) return 'method';
    if (!amount) return 'amount';
    if (!reachesMinimum(amount, method, rates)) return 'minimum';
    return priced?.refusedPromo ? 'promo' : null;
  }
}

function typedAmount({ amount, currency }: PaymentDraft): CurrencyAmount | null {
  const read = parseAmount(amount);
  return 'problem' in read ? null : { currency, minor: read.minor };
}

/** An order by today's prices; a code that gives nothing is named until the price without it is agreed to (D10). */
function priceOrder(
  { checkout, market, promo }: NonNullable<Basis['order']>,
  droppedPromo: string | null,
): PaymentOrder {
  const code = checkout.promo;
  const asked = code !== null && code !== droppedPromo ? { code, found: promo } : null;
  const quote = quoteCheckout(checkout.entries, asked, market);
  return { quote, refusedPromo: quote.promo?.ok === false ? quote.promo : null };
}

/** Whether an entry can still be bought; what has vanished is shown, and left out. */
export function isPayable({ status }: PricedEntry): boolean {
  return status !== 'vanished';
}
