import type { ClusterNode, Machine, Storage } from './client';
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

/** The state of a cluster. */
export interface Cluster {
  readonly nodes: readonly ClusterNode[];
  readonly machines: readonly Machine[];
  readonly storages: readonly Storage[];
  readonly promised: readonly Promised[];
}

type Rule = Pick<ProxmoxSite, 'nodes' | 'storage' | 'coresPerCore' | 'reservedGb'>;

/** Cores and bytes of memory that the machines of a node take, with those that are being cloned. */
function takenOf(node: string, { machines, promised }: Cluster) {
  const own = machines.filter((machine) => machine.node === node && !machine.template);
  const listed = new Set(own.map(({ vmid }) => vmid));
  const coming = promised.filter((each) => each.node === node && !listed.has(each.vmid));
  return {
    cores: own.reduce((sum, { maxcpu }) => sum + maxcpu, 0),
    memory:
      own.reduce((sum, { maxmem }) => sum + maxmem, 0) +
      coming.reduce((sum, { memoryGb }) => sum + memoryGb * gigabyte, 0),
  };
}

/** Free hardware of each node that runs, the one with the most memory first. */
function freeNodes(site: Rule, cluster: Cluster) {
  return cluster.nodes
    .filter(({ node, status }) => site.nodes.includes(node) && status === 'online')
    .map(({ node, maxcpu, maxmem }) => {
      const taken = takenOf(node, cluster);
      const storage = cluster.storages.find((each) => each.node === node && each.storage === site.storage);
      return {
        node,
        freeGb: (maxmem - taken.memory) / gigabyte - site.reservedGb,
        freeCores: maxcpu * site.coresPerCore - taken.cores,
        // A storage that is not listed has no known limit.
        freeDiskGb: storage?.maxdisk ? (storage.maxdisk - storage.disk) / gigabyte : Infinity,
        isShared: storage?.shared === true,
      };
    })
    .toSorted((one, other) => other.freeGb - one.freeGb || (one.node < other.node ? -1 : 1));
}

/**
 * Chooses the node of a data centre with the most free memory that has room for a server. Memory is never promised
 * twice; cores may be, by the configured ratio.
 *
 * @returns null if no node has room
 */
export function placeServer(
  site: Rule,
  { cores, memoryGb, diskGb }: Hardware,
  cluster: Cluster,
): string | null {
  const place = freeNodes(site, cluster).find(
    ({ freeGb, freeCores, freeDiskGb }) => freeGb >= memoryGb && freeCores >= cores && freeDiskGb >= diskGb,
  );
  return place?.node ?? null;
}

/** Returns the cluster with one machine per node that takes as much, so that thousands can be placed beside it. */
export function summedByNode(cluster: Cluster): Cluster {
  const machines = cluster.nodes.map(({ node }): Machine => {
    const { cores: maxcpu, memory: maxmem } = takenOf(node, cluster);
    // No machine has this number.
    return { vmid: 0, node, name: '', type: 'qemu', status: 'running', template: false, maxcpu, maxmem };
  });
  return { ...cluster, machines, promised: [] };
}

/** Returns a summed cluster with another server on the node where it would be placed; null if no node has room. */
export function withServer(site: Rule, hardware: Hardware, cluster: Cluster): Cluster | null {
  const node = placeServer(site, hardware, cluster);
  if (node === null) return null;
  const isShared = cluster.storages.some(
    (each) => each.node === node && each.storage === site.storage && each.shared,
  );
  return {
    ...cluster,
    machines: cluster.machines.map((each) =>
      each.node === node
        ? {
            ...each,
            maxcpu: each.maxcpu + hardware.cores,
            maxmem: each.maxmem + hardware.memoryGb * gigabyte,
          }
        : each,
    ),
    storages: cluster.storages.map((each) =>
      each.storage === site.storage && (isShared || each.node === node)
        ? { ...each, disk: each.disk + hardware.diskGb * gigabyte }
        : each,
    ),
  };
}

/** Counts the servers of this hardware that a data centre has room for. */
export function roomFor(site: Rule, { cores, memoryGb, diskGb }: Hardware, cluster: Cluster): number {
  const counted = freeNodes(site, cluster).map(({ freeGb, freeCores, freeDiskGb, isShared }) => ({
    hardware: Math.max(0, Math.floor(Math.min(freeGb / memoryGb, freeCores / cores))),
    disks: Math.max(0, Math.floor(freeDiskGb / diskGb)),
    isShared,
  }));
  const sum = counted.reduce(
    (total, { hardware, disks, isShared }) => total + (isShared ? hardware : Math.min(hardware, disks)),
    0,
  );
  // Nodes with a shared storage take their disks from the same space.
  const shared = counted.filter(({ isShared }) => isShared);
  return shared.length === 0 ? sum : Math.min(sum, Math.max(...shared.map(({ disks }) => disks)));
}
