import type { Datacenter } from '@/domain/catalog/plan';
import { Emitter } from './emitter';

const changed = new Emitter();
let current: readonly Datacenter[] = [];

/** Data centres of the provider, received with the account's figures; none until then. */
export const datacenterStore = {
  getSnapshot: (): readonly Datacenter[] => current,
  subscribe: changed.subscribe,
  set: (datacenters: readonly Datacenter[]): void => {
    // Every read returns another list.
    if (JSON.stringify(datacenters) === JSON.stringify(current)) return;
    current = datacenters;
    changed.emit();
  },
};
