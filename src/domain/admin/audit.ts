import * as v from 'valibot';
import type { IsoDateTime } from '@/domain/time/dates';
import type { AdminEventKind } from './activity';

/** Change of one field; null if the value was or is absent. */
export interface AuditChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** An immutable record of the audit trail (D33): who did what, to whom and when. */
export interface AuditEntry {
  id: number;
  at: IsoDateTime;
  kind: AdminEventKind;
  /** E-mail of the administrator; empty for actions of the portal itself. */
  admin: string;
  /** Same format as `AdminEvent.subject`. */
  subject: string;
  /** E-mail of the affected customer; empty if there is none. */
  customer: string;
  changes: readonly AuditChange[];
}

const fieldsSchema = v.fallback(v.record(v.string(), v.unknown()), {});

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Returns the fields that differ between two states, in the order in which they were recorded.
 *
 * @param before fields by name, as stored; any other value is treated as no fields
 */
export function auditChanges(before: unknown, after: unknown): AuditChange[] {
  const [was, is] = [v.parse(fieldsSchema, before), v.parse(fieldsSchema, after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((field) => ({ field, before: textOf(was[field]), after: textOf(is[field]) }))
    .filter((change) => change.before !== change.after);
}
