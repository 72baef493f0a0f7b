import type { PlanHardware, Room } from '../provisioner';
import type { ProxmoxConfig } from './config';
import { roomFor, type Cluster } from './placement';

/** Counts the servers of each plan that fit; plans of data centres without nodes are left out. */
export function roomOf(
  { datacenters }: Pick<ProxmoxConfig, 'datacenters'>,
  plans: readonly PlanHardware[],
  cluster: Cluster,
): Room {
  return {
    items: plans.flatMap(({ tariff, datacenter, ...hardware }) => {
      const site = datacenters[datacenter];
      return site ? [{ tariff, room: roomFor(site, hardware, cluster) }] : [];
    }),
  };
}
