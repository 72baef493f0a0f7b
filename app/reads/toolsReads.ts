import { usePorts } from '@app/providers/PortsProvider';
import { useRead } from './useRead';

/** API tokens of the account. */
export function useApiTokens() {
  const { tools } = usePorts();
  return useRead({ key: 'tools/tokens', event: 'tokens-load-failed', load: tools.tokens });
}
