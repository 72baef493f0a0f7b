import type { Loaded } from '@/domain/loaded';
import { useCallback } from 'react';
import type { Checkout } from '@/domain/cart/checkout';
import type { Market } from '@/domain/cart/priceEntry';
import { toPromoCode, type PromoCode } from '@/domain/cart/promo';
import type { IsoDate } from '@/domain/dates';
import { useLoaded, type Loading } from '@app/containers/loading/useLoaded';
import { today } from '@app/device/clock';
import { usePorts } from '@app/providers/PortsProvider';
import type { Basis } from '@/screens/payment/PaymentScreen/paymentSum';

/** What may be another tomorrow: whether the promo code still holds, and the day prices are worked out for. */
interface Terms {
  promo: PromoCode | null;
  today: IsoDate;
}

export interface BasisLoading extends Loading<Basis> {
  /** Asks for the promo code and the day again: what the sum rests on now (D10). */
  ask: () => Promise<Basis>;
}

/** Methods, rates and, for an order, today's prices with its promo code: everything a sum is worked out from. */
export function useBasis(
  checkout: Checkout | null,
  market: Pick<Loading<Market | null>, 'state' | 'retry'>,
): BasisLoading {
  const { billing, catalog } = usePorts();
  const code = toPromoCode(checkout?.promo ?? '');
  const askTerms = useCallback(
    async (signal?: AbortSignal): Promise<Terms> => ({
      promo: code === null ? null : await catalog.promo(code, signal),
      today: today(),
    }),
    [catalog, code],
  );
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [methods, rates, terms] = await Promise.all([
        billing.methods(signal),
        billing.rates(signal),
        askTerms(signal),
      ]);
      return { methods, rates, terms };
    },
    [billing, askTerms],
  );
  const { state, retry, replace } = useLoaded('payment-load-failed', load);

  const toBasis = (
    priced: Market | null,
    { methods, rates, terms }: Awaited<ReturnType<typeof load>>,
  ): Basis => ({
    methods,
    rates,
    order:
      checkout && priced ? { checkout, market: { ...priced, today: terms.today }, promo: terms.promo } : null,
  });
  return {
    state: joined(market.state, state, toBasis),
    retry: () => {
      if (market.state.status === 'error') market.retry();
      if (state.status === 'error') retry();
    },
    ask: async () => {
      if (market.state.status !== 'ready' || state.status !== 'ready') throw new Error('Nothing is loaded');
      return toBasis(market.state.value, { ...state.value, terms: await askTerms() });
    },
    replace: ({ methods, rates, order }) =>
      replace({
        methods,
        rates,
        terms: { promo: order?.promo ?? null, today: order?.market.today ?? today() },
      }),
  };
}

/** Both, when both are there. */
function joined<One, Other, Both>(
  one: Loaded<One>,
  other: Loaded<Other>,
  join: (one: One, other: Other) => Both,
): Loaded<Both> {
  if (one.status === 'ready' && other.status === 'ready')
    return { status: 'ready', value: join(one.value, other.value) };
  if (one.status === 'error') return one;
  return other.status === 'error' ? other : { status: 'loading' };
}
