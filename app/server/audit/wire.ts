import type { AuditEntry } from '@/domain/admin/audit';

/** As it goes over the wire: the id as a string. */
export const wireAudit = ({ id, changes, ...entry }: AuditEntry) => ({
  ...entry,
  id: String(id),
  changes: changes.map((change) => ({ ...change })),
});
