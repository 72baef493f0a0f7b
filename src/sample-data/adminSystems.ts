import { managedSystems, toAdminSystem, type AdminSystem } from '@/domain/admin/system';
import { systemKey } from '@/domain/order/os';

/** A system as the provider sees it, changed where a story or a test needs it. */
export function makeAdminSystem(changes: Partial<AdminSystem> = {}): AdminSystem {
  const system = { family: 'debian', version: '12' } as const;
  return { ...toAdminSystem(system, { sale: 'offered', servers: 214, carts: 12 }), ...changes };
}

/** The sample's systems, one of them withheld. */
export const sampleAdminSystems: readonly AdminSystem[] = managedSystems.map((system, index) =>
  toAdminSystem(system, {
    sale: systemKey(system) === 'centos 7' ? 'withheld' : 'offered',
    servers: (index * 7) % 23,
    carts: index % 3,
  }),
);
