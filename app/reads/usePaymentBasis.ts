import { combineLoaded, type Loaded } from '@/domain/results/loaded';
import type { Checkout } from '@/domain/cart/checkout';
import type { Market } from '@/domain/cart/priceEntry';
import { isPayableBill, type Bill } from '@/domain/payment/bill';
import { listedCards } from '@/domain/payment/savedCard';
import { toPromoCode } from '@/domain/cart/promo';
import { kopecks } from '@/domain/money/money';
import { usePorts } from '@app/providers/PortsProvider';
import { useRead } from './useRead';
import { toBasis, type Basis, type Terms } from '@/screens/payment/PaymentScreen/paymentSum';

/** Data that prices an order. */
export interface PricedFrom {
  state: Loaded<Market>;
  refresh: () => void;
}

const nothingToPrice = { status: 'ready', value: null } as const;

export interface BasisUse {
  state: Loaded<Basis>;
  refresh: () => void;
  /** Reloads methods, rates, promo code and day, on which the sum depends (D10). */
  ask: () => Promise<Basis>;
  /** Replaces the basis by a reloaded one. */
  replace: (basis: Basis) => void;
}

/** Methods, rates and, for an order, today's prices with its promo code. */
export function usePaymentBasis(
  checkout: Checkout | null,
  market: PricedFrom | null,
  billIds: readonly number[],
): BasisUse {
  const { account, billing, catalog } = usePorts();
  const priced: Loaded<Market | null> = market?.state ?? nothingToPrice;
  const code = toPromoCode(checkout?.promo ?? '');
  const payable = (bills: readonly Bill[]): readonly Bill[] => bills.filter(isPayableBill);
  const askAll = async (signal?: AbortSignal) => {
    const [methods, rates, promo, summary, bills, saved] = await Promise.all([
      billing.methods(signal),
      billing.rates(signal),
      code === null ? null : catalog.promo(code, signal),
      account.summary(signal),
      billIds.length > 0 ? billing.billsOf(billIds, signal).then(payable) : null,
      billing.cards(signal),
    ]);
    const { today, name, email } = summary;
    const terms: Terms = { promo, today };
    const isForOrder = checkout !== null || billIds.length > 0;
    return {
      methods,
      rates,
      terms,
      balance: isForOrder ? summary.balance : kopecks(0),
      owner: isForOrder ? { name, email } : null,
      bills,
      cards: listedCards(saved, today),
    };
  };
  // A page's own read: a sum must not change under a paying user without confirmation.
  const { state, refresh, change } = useRead({
    key: `payment/${code ?? ''}/${billIds.join('.')}`,
    event: 'payment-load-failed',
    load: askAll,
    isOwn: true,
  });

  return {
    state: combineLoaded(priced, state, (from, rest) => toBasis(checkout, from, rest)),
    refresh: () => {
      market?.refresh();
      if (state.status === 'error') void refresh();
    },
    ask: async () => {
      if (priced.status !== 'ready') throw new Error('Nothing is loaded');
      return toBasis(checkout, priced.value, await askAll());
    },
    replace: ({ order, ...rest }) =>
      change(({ terms }) => ({
        ...rest,
        terms: { promo: order?.promo ?? null, today: order?.market.today ?? terms.today },
      })),
  };
}
