import * as v from 'valibot';
import type { ListKey } from '@app/device/storedKeys';

const schema = v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(100)));

/** Returns a list of ids from the device's storage; empty if storage is forbidden or corrupt. */
export function storedIds(key: ListKey): readonly string[] {
  try {
    const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(key) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

/** Stores ids before the existing ones, without duplicates, and drops the oldest above `capacity`. */
export function storeIds(key: ListKey, ids: readonly string[], capacity: number): void {
  try {
    const merged = [...new Set([...ids, ...storedIds(key)])].slice(0, capacity);
    localStorage.setItem(key, JSON.stringify(merged));
  } catch {
    // Not stored.
  }
}
