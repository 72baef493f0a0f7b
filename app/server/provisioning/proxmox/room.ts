import type { PlanHardware, Room } from '../provisioner';
import type { ProxmoxConfig } from './config';
import { roomFor, summedByNode, withServer, type Cluster } from './placement';

/** Counts the servers of each plan that fit beside the waiting ones: none in a data centre without nodes. */
export function roomOf(
  { datacenters }: Pick<ProxmoxConfig, 'datacenters'>,
  plans: readonly PlanHardware[],
  waiting: ReadonlyMap<string, number>,
  cluster: Cluster,
): Room {
  const sold = plans.flatMap(({ tariff, datacenter, ...hardware }) => {
    const site = datacenters[datacenter];
    return site ? [{ tariff, site, hardware }] : [];
  });
  // Servers of different plans take the same memory.
  let filled = summedByNode(cluster);
  for (const { tariff, site, hardware } of sold)
    for (let left = waiting.get(tariff) ?? 0; left > 0; left -= 1) {
      const next = withServer(site, hardware, filled);
      if (next === null) break;
      filled = next;
    }
  const rooms = new Map(sold.map(({ tariff, site, hardware }) => [tariff, roomFor(site, hardware, filled)]));
  return { items: plans.map(({ tariff }) => ({ tariff, room: rooms.get(tariff) ?? 0 })) };
}
