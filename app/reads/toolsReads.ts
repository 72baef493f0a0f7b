import { usePorts } from '@app/providers/PortsProvider';
import { useRead } from './useRead';

/** API tokens of the account. */
export function useApiTokens() {
  const { tools } = usePorts();
  return useRead({ key: 'tools/tokens', event: 'tokens-load-failed', load: tools.tokens });
}

/** Webhooks of the account. */
export function useWebhooks() {
  const { tools } = usePorts();
  return useRead({ key: 'tools/webhooks', event: 'webhooks-load-failed', load: tools.webhooks });
}

/** Newest deliveries of a webhook; reads nothing for null. */
export function useDeliveries(id: number | null) {
  const { tools } = usePorts();
  return useRead(
    id === null
      ? null
      : {
          key: `tools/webhooks/${id}/deliveries`,
          event: 'deliveries-load-failed',
          load: (signal) => tools.deliveries(id, signal),
          isOwn: true,
        },
  );
}
