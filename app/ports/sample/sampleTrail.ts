import type { AdminEvent, AdminEventKind } from '@/domain/admin/activity';
import { auditChanges, type AuditEntry } from '@/domain/admin/audit';
import type { IsoDateTime } from '@/domain/time/dates';
import { sampleActivity, sampleAdmin } from '@/sample-data/admin';
import { sampleAuditTrail } from '@/sample-data/auditTrail';
import type { ShiftDates } from '@/sample-data/shiftDates';

/** An administrator's action, as the trail stores it. */
interface Act {
  kind: AdminEventKind;
  subject: string;
  customer?: string;
  before?: object | null;
  after?: object | null;
}

/** Events of the admin demonstration, newest first, as activity and as audit entries (D33). */
export interface SampleTrail {
  activity: () => readonly AdminEvent[];
  entries: () => readonly AuditEntry[];
  /** Adds an action to both. Their own actions are never new to administrators. */
  note: (act: Act) => void;
}

export function makeSampleTrail(moment: () => IsoDateTime, shift: ShiftDates): SampleTrail {
  let activity = shift(sampleActivity);
  let entries = shift(sampleAuditTrail);
  return {
    activity: () => activity,
    entries: () => entries,
    note({ kind, subject, customer = '', before = null, after = null }) {
      const at = moment();
      activity = [{ id: `e${activity.length + 1}`, at, kind, subject, isNew: false }, ...activity];
      const id = Math.max(...entries.map((entry) => entry.id)) + 1;
      const admin = sampleAdmin.email;
      entries = [
        { id, at, kind, admin, subject, customer, changes: auditChanges(before, after) },
        ...entries,
      ];
    },
  };
}
