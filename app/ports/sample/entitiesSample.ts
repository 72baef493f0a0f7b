import { sampleEntities } from '@/sample-data/adminEntities';
import type { AdminEntitiesPort } from '@app/ports/adminEntitiesPort';
import { answerAfter, refuseAfter, type Latency } from './latency';

/** Read-only legal entities (D51). */
export function makeEntitiesSample(latency: Latency): AdminEntitiesPort {
  const refuse = refuseAfter(latency);
  const after = answerAfter(latency);
  return {
    entities: (signal) => after(() => sampleEntities, signal),
    addEntity: refuse,
    saveEntity: refuse,
  };
}
