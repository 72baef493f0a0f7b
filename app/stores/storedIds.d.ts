import type { ListKey } from '@app/device/storedKeys';
/** A list of ids that this device keeps, for all its tabs; empty where storage is forbidden or corrupt. */
export declare function storedIds(key: ListKey): readonly string[];
/** Puts ids before those that are stored, each once, and drops the oldest above `capacity`. */
export declare function storeIds(key: ListKey, ids: readonly string[], capacity: number): void;
