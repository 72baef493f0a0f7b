import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AdminEventKind } from '@/domain/admin/activity';

/** An act of an administrator, written in its own transaction (D33). Rows never change. */
export interface AuditEventTable {
  id: Generated<number>;
  at: Date;
  /** Null once the administrator's account is deleted: the address stays. */
  adminId: string | null;
  adminEmail: string;
  kind: AdminEventKind;
  /** As `AdminEvent.subject`. */
  subject: string;
  /** Of the customer whom it concerns; empty where it concerns none, and of servers and payments until it was recorded. */
  customerEmail: Generated<string>;
  /** Of what it was done to, what it changed; null where there was or is nothing. */
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
  /** Folded text that a search looks into; the database makes it. */
  searchText: GeneratedAlways<string>;
}

/** An act of a customer or of the portal, for the administrators' dashboard; `auditEvent` has the administrators' own. */
export interface ActivityTable {
  id: Generated<number>;
  at: Date;
  kind: AdminEventKind;
  /** As `AdminEvent.subject`. */
  subject: string;
}

/** Until when an administrator has seen the activity. */
export interface ActivityLookTable {
  userId: string;
  until: Date;
}

declare module '../db/schema' {
  interface Schema {
    auditEvent: AuditEventTable;
    activity: ActivityTable;
    activityLook: ActivityLookTable;
  }
}
