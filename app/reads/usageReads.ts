import { usePorts } from '@app/providers/PortsProvider';
import { useChanges } from './useChanges';
import { useRead } from './useRead';

/** Promo codes of the account. */
export function useDiscounts() {
  const { usage } = usePorts();
  const watch = useChanges('payments');
  return useRead({ key: 'discounts', event: 'discounts-load-failed', load: usage.discounts, watch });
}

/** Paid sums of the account. */
export function useSpending() {
  const { usage } = usePorts();
  const watch = useChanges('payments');
  return useRead({ key: 'spending', event: 'spending-load-failed', load: usage.spending, watch });
}

/** Traffic of all servers. */
export function useTraffic() {
  const { usage } = usePorts();
  return useRead({ key: 'traffic', event: 'traffic-load-failed', load: usage.traffic });
}

/** Addresses of all servers. */
export function useOwnAddresses() {
  const { usage } = usePorts();
  const watch = useChanges('servers');
  return useRead({ key: 'addresses', event: 'addresses-load-failed', load: usage.addresses, watch });
}
