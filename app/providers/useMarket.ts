import { useCallback, useEffect, useState } from 'react';
import type { Market } from '@/domain/cart/priceEntry';
import { today } from '@app/device/clock';
import { usePorts } from './PortsProvider';

export type MarketState = { status: 'loading' } | { status: 'error' } | { status: 'ready'; market: Market };

/** Everything prices are worked out from; loaded when a screen that shows prices appears. */
export function useMarket(): { state: MarketState; retry: () => void } {
  const { catalog, servers, log } = usePorts();
  const [state, setState] = useState<MarketState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    Promise.all([catalog.plans(abort.signal), servers.list(abort.signal)]).then(
      ([plans, rented]) =>
        !abort.signal.aborted &&
        setState({ status: 'ready', market: { plans, servers: rented, today: today() } }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        log.event('market-load-failed', { error: String(error) });
        setState({ status: 'error' });
      },
    );
    return () => abort.abort();
  }, [catalog, servers, log, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}
