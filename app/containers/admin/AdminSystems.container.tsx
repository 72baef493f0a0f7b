import { useCallback } from 'react';
import { systemRules, type AdminSystem } from '@/domain/admin/system';
import { readWholeList } from '@/domain/list/pagedList';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminSystemsScreen } from '@/screens/admin/AdminSystemsScreen/AdminSystemsScreen';
import type { SystemDraft, SystemOverlay } from '@/screens/admin/AdminSystemsScreen/adminSystemsView';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';

const noProblems = () => ({});

/** The operating systems and their sale. */
export default function AdminSystemsContainer() {
  const { admin } = usePorts();
  const { t } = useI18n();
  const { invalidate } = useReads();
  const { list, change, actions } = useList(systemRules, {
    key: 'admin/systems',
    event: 'admin-systems-failed',
    readPart: readWholeList(systemRules, admin.systems),
  });
  const dialog = useAdminOverlay<AdminSystem, SystemDraft, never>();
  const { overlay, openForm } = dialog;

  const edit = useCallback((system: AdminSystem) => openForm(system, { sale: system.sale }), [openForm]);

  const submit = () => {
    if (overlay.kind !== 'form' || overlay.row === null) return;
    const { row, draft } = overlay;
    dialog.send(
      () => admin.saveSystem(row.id, draft.sale),
      (system) => {
        change((systems) => systems.map((each) => (each.id === system.id ? system : each)));
        // Customers' configuration pages in this browser use it.
        invalidate('plans');
        return { type: 'success', title: t('adminSystems.notice.saved'), message: system.name };
      },
    );
  };

  return (
    <AdminSystemsScreen
      {...actions}
      {...dialog.actions}
      view={{ ...list, overlay: withProblems(overlay, noProblems, {}) as SystemOverlay }}
      onSystemEdit={edit}
      onFormSubmit={submit}
    />
  );
}
