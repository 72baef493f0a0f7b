import type { PlanHardware, Room } from '../provisioner';
import type { ProxmoxConfig } from './config';
import { roomFor, type Cluster } from './placement';

/** Counts the servers of each plan that fit: none in a data centre without nodes. */
export function roomOf(
  { datacenters }: Pick<ProxmoxConfig, 'datacenters'>,
  plans: readonly PlanHardware[],
  cluster: Cluster,
): Room {
  return {
    items: plans.map(({ tariff, datacenter, ...hardware }) => {
      const site = datacenters[datacenter];
      return { tariff, room: site ? roomFor(site, hardware, cluster) : 0 };
    }),
  };
}
