import type { ChangeTopic } from '@app/contract/changes';
import type { Watch } from '@app/ports/lazyPort';
import { usePorts } from '@app/providers/PortsProvider';

/** Says that this part of the account has changed elsewhere: for the `watch` of what is read of it. */
export function useChanges(topic: ChangeTopic): Watch {
  const { changes } = usePorts();
  return changes.watch(topic);
}
