import type { ChangeTopic } from '@app/contract/changes';
import type { Watch } from '@app/ports/lazyPort';
import { usePorts } from '@app/providers/PortsProvider';

/** Reports changes of a topic made elsewhere, for a read's `watch`. */
export function useChanges(topic: ChangeTopic): Watch {
  const { changes } = usePorts();
  return changes.watch(topic);
}
