import { useCallback } from 'react';
import {
  emptySystemDraft,
  systemDraftOf,
  systemProblems,
  systemRules,
  usableSystem,
  type AdminSystem,
  type SystemDraft,
} from '@/domain/admin/system';
import { readWholeList } from '@/domain/list/pagedList';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminSystemsScreen } from '@/screens/admin/AdminSystemsScreen/AdminSystemsScreen';
import type { SystemOverlay } from '@/screens/admin/AdminSystemsScreen/adminSystemsView';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';

/** The operating systems. */
export default function AdminSystemsContainer() {
  const { admin } = usePorts();
  const { t } = useI18n();
  const { invalidate } = useReads();
  const { list, about, change, actions } = useList(systemRules, {
    key: 'admin/systems',
    event: 'admin-systems-failed',
    readPart: readWholeList(systemRules, admin.systems),
  });
  const dialog = useAdminOverlay<AdminSystem, SystemDraft, never>();
  const { overlay, openForm } = dialog;
  const families = about?.families ?? [];

  const edit = useCallback((system: AdminSystem) => openForm(system, systemDraftOf(system)), [openForm]);

  const follow = (notice: 'added' | 'saved') => (system: AdminSystem) => {
    change((systems) =>
      notice === 'added'
        ? [...systems, system]
        : systems.map((each) => (each.id === system.id ? system : each)),
    );
    // Customers' configuration pages in this browser use it.
    invalidate('plans');
    return { type: 'success', title: t(`adminSystems.notice.${notice}`), message: system.name } as const;
  };

  const submit = () => {
    if (overlay.kind !== 'form') return;
    const { row, draft } = overlay;
    const next = usableSystem(draft, families);
    if (next === null) dialog.refuse();
    else if (row === null) dialog.send(() => admin.addSystem(next), follow('added'));
    else {
      const { system: _, ...changed } = next;
      dialog.send(() => admin.saveSystem(row.id, changed, row.version), follow('saved'));
    }
  };

  return (
    <AdminSystemsScreen
      {...actions}
      {...dialog.actions}
      view={{
        ...list,
        families,
        overlay: withProblems(overlay, (draft) => systemProblems(draft, families), {}) as SystemOverlay,
      }}
      onSystemAdd={() => openForm(null, emptySystemDraft)}
      onSystemEdit={edit}
      onFormSubmit={submit}
    />
  );
}
