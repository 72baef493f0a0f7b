import * as v from 'valibot';
import type { TabKey } from './storedKeys';

/**
 * Reads a value that the tab remembers until it is closed. Such values are drafts of forms, and changes to the
 * built-in data. Storage may be forbidden, full or edited by hand; then nothing is remembered and nothing fails. A
 * returned value has passed a schema.
 */
export function readSession<Value>(key: TabKey, schema: v.GenericSchema<unknown, Value>): Value | null {
  try {
    const text = sessionStorage.getItem(key);
    if (text === null) return null;
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Remembers a value for this tab; `null` forgets it. Never put a secret here. */
export function writeSession(key: TabKey, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Not remembered: the form keeps it as long as it is open.
  }
}

/** One draft in this tab's storage; see `sessionDraft`. */
export interface SessionDraft<Value> {
  /** `null` where none is stored or the stored one was tampered with. */
  read: () => Value | null;
  /** Stores the draft; `null` forgets it. */
  write: (draft: Value | null) => void;
}

/**
 * A draft that survives an accidental reload, in this tab only. Reading and writing both go through the schema, so a
 * field that it does not declare, a password say, is never stored.
 */
export function sessionDraft<Value>(
  key: `draft.${string}`,
  schema: v.GenericSchema<unknown, Value>,
): SessionDraft<Value> {
  return {
    read: () => readSession(key, schema),
    write: (draft) => {
      const parsed = v.safeParse(schema, draft);
      writeSession(key, parsed.success ? parsed.output : null);
    },
  };
}
