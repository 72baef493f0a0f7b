import { usePorts } from '@app/providers/PortsProvider';
import { useChanges } from './useChanges';
import { useRead } from './useRead';

/** Addresses of all servers. */
export function useOwnAddresses() {
  const { usage } = usePorts();
  const watch = useChanges('servers');
  return useRead({ key: 'addresses', event: 'addresses-load-failed', load: usage.addresses, watch });
}
