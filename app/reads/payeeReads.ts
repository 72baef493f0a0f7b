import { usePorts } from '@app/providers/PortsProvider';
import { useRead } from './useRead';

/** Legal entities that bill customers now. */
export function usePayees() {
  const { billing } = usePorts();
  return useRead({
    key: 'payees',
    event: 'payment-load-failed',
    load: (signal) => billing.payees(signal),
  });
}
