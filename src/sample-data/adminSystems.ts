import { isManaged, toAdminSystem, type AdminSystem } from '@/domain/admin/system';
import { rulesOf } from '@/domain/order/compatibility';
import { sampleSystems } from '@/sample-data/systems';
import { systemKey } from '@/domain/order/os';

const debian = { family: 'debian', version: '12' } as const;
const usual = rulesOf(debian, sampleSystems) ?? { ...debian, memory: 0, panels: [], software: [] };

/** A system as the provider sees it, changed where a story or a test needs it. */
export function makeAdminSystem(changes: Partial<AdminSystem> = {}): AdminSystem {
  return {
    ...toAdminSystem(usual, { sale: 'offered', servers: 214, carts: 12, version: '1' }),
    ...changes,
  };
}

/** The sample's systems, one of them withheld. */
export const sampleAdminSystems: readonly AdminSystem[] = sampleSystems
  .filter(isManaged)
  .map((system, index) =>
    toAdminSystem(system, {
      sale: systemKey(system) === 'centos 7' ? 'withheld' : 'offered',
      servers: (index * 7) % 23,
      carts: index % 3,
      version: '1',
    }),
  );
