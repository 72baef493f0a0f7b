import { useState } from 'react';
import type { AuditEntry } from '@/domain/admin/audit';
import { auditRules } from '@/domain/admin/lists';
import { AdminAuditScreen } from '@/screens/admin/AdminAuditScreen/AdminAuditScreen';
import { toAdminAuditView } from '@/screens/admin/AdminAuditScreen/adminAuditView';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { useAuditPeople } from '@app/reads/adminReads';

/** The audit trail (D33). */
export default function AdminAuditContainer() {
  const { admin } = usePorts();
  const { state: people } = useAuditPeople();
  const { list, actions } = useList(auditRules, {
    key: 'admin/audit',
    event: 'admin-audit-failed',
    readPart: admin.audit,
  });
  const [row, setRow] = useState<AuditEntry | null>(null);
  return (
    <AdminAuditScreen
      {...actions}
      view={toAdminAuditView({
        list,
        // The filter works without them if they cannot be loaded.
        people: people.status === 'ready' ? people.value : [],
        overlay: row ? { kind: 'details', row } : { kind: 'none' },
      })}
      onDetailsOpen={setRow}
      onOverlayClose={() => setRow(null)}
    />
  );
}
