import type { ClusterNode, Machine } from './client';
import type { ProxmoxSite } from './config';

const gigabyte = 2 ** 30;

/** Hardware that a server needs. */
export interface Hardware {
  readonly cores: number;
  readonly memoryGb: number;
  readonly diskGb: number;
}

/** A machine that is being cloned, which the cluster may not list yet. */
export interface Promised {
  readonly node: string;
  readonly vmid: number;
  readonly memoryGb: number;
}

/**
 * Chooses the node of a data centre with the most free memory that has room for a server. Memory is never promised
 * twice; cores may be, by the configured ratio.
 *
 * @returns null if no node has room
 */
export function placeServer(
  site: Pick<ProxmoxSite, 'nodes' | 'coresPerCore' | 'reservedGb'>,
  { cores, memoryGb }: Hardware,
  cluster: {
    readonly nodes: readonly ClusterNode[];
    readonly machines: readonly Machine[];
    readonly promised: readonly Promised[];
  },
): string | null {
  const room = cluster.nodes
    .filter(({ node, status }) => site.nodes.includes(node) && status === 'online')
    .map(({ node, maxcpu, maxmem }) => {
      const own = cluster.machines.filter((machine) => machine.node === node && !machine.template);
      const listed = new Set(own.map(({ vmid }) => vmid));
      const coming = cluster.promised.filter((each) => each.node === node && !listed.has(each.vmid));
      const usedGb =
        own.reduce((sum, machine) => sum + machine.maxmem / gigabyte, 0) +
        coming.reduce((sum, each) => sum + each.memoryGb, 0);
      return {
        node,
        freeGb: maxmem / gigabyte - site.reservedGb - usedGb,
        freeCores: maxcpu * site.coresPerCore - own.reduce((sum, machine) => sum + machine.maxcpu, 0),
      };
    })
    .filter(({ freeGb, freeCores }) => freeGb >= memoryGb && freeCores >= cores)
    .toSorted((one, other) => other.freeGb - one.freeGb || (one.node < other.node ? -1 : 1));
  return room[0]?.node ?? null;
}
