import * as v from 'valibot';
import type { TabKey } from './storedKeys';

/**
 * Reads a value that is stored until the tab is closed. Examples are drafts of forms and changes to the sample data.
 * Returns null if storage is forbidden or the value does not match the schema.
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

/** Stores a value for this tab; `null` deletes it. Never store a secret here. */
export function writeSession(key: TabKey, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Not stored: the form keeps it while it is open.
  }
}

/** One draft in this tab's storage; see `sessionDraft`. */
export interface SessionDraft<Value> {
  /** Returns the draft; `null` if none is stored or it is invalid. */
  read: () => Value | null;
  /** Stores the draft; `null` deletes it. */
  write: (draft: Value | null) => void;
}

/**
 * Creates a draft that survives a reload, in this tab only. Reading and writing both validate it, so that fields
 * outside of the schema, such as passwords, are never stored.
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
