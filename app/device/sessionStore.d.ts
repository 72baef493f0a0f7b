import * as v from 'valibot';
import type { TabKey } from './storedKeys';
/**
 * What a tab remembers until it is closed: drafts of forms, and what was done to the built-in data. Storage may be forbidden, full or edited by hand; then
 * nothing is remembered and nothing fails. What comes out has passed a schema.
 */
export declare function readSession<Value>(
  key: TabKey,
  schema: v.GenericSchema<unknown, Value>,
): Value | null;
/** Remembers a value for this tab; `null` forgets it. Never put a secret here. */
export declare function writeSession(key: TabKey, value: unknown): void;
