import type { ColumnType, Generated } from 'kysely';
import type { AdminEventKind } from '@/domain/admin/activity';

/** What an administrator did, in the transaction that did it (D33). Written once, never changed. */
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
}

/** What a customer or the portal did, for the administrators' dashboard; the audit trail has the rest. */
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
