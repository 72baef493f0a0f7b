import { usePorts } from '@app/providers/PortsProvider';
import { useChanges } from './useChanges';
import { useRead } from './useRead';

/** The account's tickets, newest first. */
export function useTickets() {
  const { support } = usePorts();
  const watch = useChanges('tickets');
  return useRead({ key: 'tickets', event: 'tickets-load-failed', load: support.list, watch });
}
