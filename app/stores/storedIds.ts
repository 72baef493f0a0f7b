import * as v from 'valibot';
import type { ListKey } from '@app/device/storedKeys';

const schema = v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(100)));

/** A list of ids that this device keeps, for all its tabs; empty where storage is forbidden or corrupt. */
export function storedIds(key: ListKey): readonly string[] {
  try {
    const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(key) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

/** Puts ids before those that are stored, each once, and drops the oldest above `capacity`. */
export function storeIds(key: ListKey, ids: readonly string[], capacity: number): void {
  try {
    const merged = [...new Set([...ids, ...storedIds(key)])].slice(0, capacity);
    localStorage.setItem(key, JSON.stringify(merged));
  } catch {
    // Not remembered.
  }
}
