import type { AuditEntry } from '@/domain/admin/audit';

/** Converts an entry for the API: the id as a string. */
export const wireAudit = ({ id, changes, ...entry }: AuditEntry) => ({
  ...entry,
  id: String(id),
  changes: changes.map((change) => ({ ...change })),
});
