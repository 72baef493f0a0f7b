import { refused } from '@/domain/results/outcome';
import { sampleEntities } from '@/sample-data/adminEntities';
import type { AdminEntitiesPort } from '@app/ports/adminEntitiesPort';
import type { Latency } from './latency';

/** Read-only legal entities (D51). */
export function makeEntitiesSample(latency: Latency): AdminEntitiesPort {
  const refuse = async () => {
    await latency();
    return refused('demonstration' as const);
  };
  return {
    async entities(signal) {
      await latency(signal);
      return sampleEntities;
    },
    addEntity: refuse,
    saveEntity: refuse,
  };
}
