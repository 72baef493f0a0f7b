import { useState } from 'react';
import type { AuditEntry } from '@/domain/admin/audit';
import { auditFileName, formatOf } from '@/domain/admin/auditFile';
import { auditRules } from '@/domain/admin/lists';
import { dayIn } from '@/domain/time/timeZone';
import { decimalSign } from '@/i18n/decimalSign';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminAuditScreen } from '@/screens/admin/AdminAuditScreen/AdminAuditScreen';
import { toAdminAuditView } from '@/screens/admin/AdminAuditScreen/adminAuditView';
import { useAction } from '@app/calls/calls';
import { isoNow } from '@app/device/clock';
import { downloadFrom, downloadText } from '@app/device/download';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { useAuditPeople } from '@app/reads/adminReads';
import { timeZoneStore } from '@app/stores/timeZoneStore';

/** The audit trail (D33). */
export default function AdminAuditContainer() {
  const { admin } = usePorts();
  const { locale, t } = useI18n();
  const { state: people } = useAuditPeople();
  const { list, actions } = useList(auditRules, {
    key: 'admin/audit',
    event: 'admin-audit-failed',
    readPart: admin.audit,
  });
  const [row, setRow] = useState<AuditEntry | null>(null);
  const act = useAction();

  const exportRecords = () => {
    const name = auditFileName(dayIn(timeZoneStore.getSnapshot(), new Date(isoNow())));
    const { search, filter } = list;
    void act({
      event: 'admin-audit-export-failed',
      call: admin.auditFile({ search, filter }, formatOf(decimalSign(locale))),
      onDone: (file) => {
        if ('href' in file) downloadFrom(file.href, name);
        else downloadText(name, 'text/csv', file.text);
        return { type: 'success', title: t('adminAudit.exported'), message: name };
      },
      onFailed: () => ({ title: t('adminAudit.exportFailed'), message: t('common.error.unexpected') }),
    });
  };

  return (
    <AdminAuditScreen
      {...actions}
      view={toAdminAuditView({
        list,
        // The filter works without them if they cannot be loaded.
        people: people.status === 'ready' ? people.value : [],
        overlay: row ? { kind: 'details', row } : { kind: 'none' },
      })}
      onExport={exportRecords}
      onDetailsOpen={setRow}
      onOverlayClose={() => setRow(null)}
    />
  );
}
